import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software13: Question = {
  id: 'software-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'design',
  prompt: 'How do you decide whether to take a ready-made library or to write the code yourself?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Always takes a library, or never does, with no condition under which the answer would change.',
    3: 'Weighs the effort saved against one or two risks, such as upkeep or security, with an example.',
    5: 'Weighs how much of it is needed, the health and licence of the library, its security and weight, and how hard the subject is to get right; gives a case for each choice and says how to keep the way out cheap.',
  },
  concepts: [
    {
      id: 'fit',
      label: 'How well it fits',
      synonyms: phrases(`
        overkill; small part; exactly what; use case; simple enough; few lines; do what we need;
        does what i need; what we need; what i need; ten line; twenty lines; small helper; ten lines;
        need a bit of; fits our; fit what we want; does exactly; more than we need; close to what;
        try it half a day
      `),
    },
    {
      id: 'effort',
      label: 'Effort and cost',
      synonyms: phrases(`
        reinvent; from scratch; deadline; budget; how long it would take; how much time; saves time;
        time to write; takes longer; cheaper; reinvent the wheel; write it myself; how long to write;
        cost to keep; to keep it going; maintain ourselves; look after it ourselves; quicker to;
        faster to take; invent again; already solved; save time
      `),
    },
    {
      id: 'health',
      label: 'Whether it is looked after',
      synonyms: phrases(`
        last commit; last release; stars; documentation; last update; open issues; how many people;
        how many users; up to date; somebody still looks after; still maintained; still alive;
        how many people use; good instructions; when was it last
      `),
    },
    {
      id: 'security',
      label: 'Security',
      synonyms: phrases(`
        security; secure; vulnerabilities; audit; supply chain; malicious; patch; hack; security holes;
        known security; audited; hacked; safety holes; can i trust; break in; known holes
      `),
    },
    {
      id: 'licence',
      label: 'Licence',
      synonyms: phrases(`
        licence; license; open source; gpl; legal; copyleft; mit; proprietary; allowed to use; licence allows;
        sell our product; licence says; are we allowed; free to use; may sell; the small print
      `),
    },
    {
      id: 'weight',
      label: 'Weight it adds',
      synonyms: phrases(`
        size; bundle; dependencies; transitive; performance; bloat; footprint; conflict; lightweight;
        makes our download; each dependency; drags in; pulls in; brings along; slows down; too heavy;
        half the internet; what else comes
      `),
    },
    {
      id: 'hard-or-central',
      label: 'Hard subjects and the core of the product',
      synonyms: phrases(`
        cryptography; encryption; parser; authentication; hard to get right; standard library; edge case;
        business logic; crypto; time zones; parsing; security code; makes us special; our business;
        standard thing; plumbing; our special thing; special thing; normal thing; everybody needs;
        common thing; like dates; heart of; what we sell; what we live from; our bread and butter;
        too hard to; hard to do right; clever people
      `),
    },
    {
      id: 'way-out',
      label: 'Upgrades and the way out',
      synonyms: phrases(`
        wrapper; adapter; swap; lock-in; breaking changes; abstraction; stuck with; throw it out;
        replace it later; get rid of; own interface; behind an interface; interface; update breaks;
        get rid of it; hard to get rid; could be swapped; swap it; tied to; depend on; hidden behind;
        spare parts; what if it dies
      `),
    },
  ],
};
