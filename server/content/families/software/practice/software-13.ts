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
        does what i need; what we need; what i need; ten line; twenty lines; small helper
      `),
    },
    {
      id: 'effort',
      label: 'Effort and cost',
      synonyms: phrases(`
        reinvent; from scratch; deadline; budget; how long it would take; how much time; saves time;
        time to write; takes longer; cheaper; reinvent the wheel; write it myself
      `),
    },
    {
      id: 'health',
      label: 'Whether it is looked after',
      synonyms: phrases(`
        last commit; last release; stars; documentation; last update; open issues; how many people;
        how many users; up to date
      `),
    },
    {
      id: 'security',
      label: 'Security',
      synonyms: phrases(`
        security; secure; vulnerabilities; audit; supply chain; malicious; patch; hack; security holes;
        known security; audited; hacked
      `),
    },
    {
      id: 'licence',
      label: 'Licence',
      synonyms: phrases(`
        licence; license; open source; gpl; legal; copyleft; mit; proprietary; allowed to use; licence allows;
        sell our product
      `),
    },
    {
      id: 'weight',
      label: 'Weight it adds',
      synonyms: phrases(`
        size; bundle; dependencies; transitive; performance; bloat; footprint; conflict; lightweight;
        makes our download; each dependency
      `),
    },
    {
      id: 'hard-or-central',
      label: 'Hard subjects and the core of the product',
      synonyms: phrases(`
        cryptography; encryption; parser; authentication; hard to get right; standard library; edge case;
        business logic; crypto; time zones; parsing; security code; makes us special; our business;
        standard thing; plumbing
      `),
    },
    {
      id: 'way-out',
      label: 'Upgrades and the way out',
      synonyms: phrases(`
        wrapper; adapter; swap; lock-in; breaking changes; abstraction; stuck with; throw it out;
        replace it later; get rid of; own interface; behind an interface; interface; update breaks
      `),
    },
  ],
};
