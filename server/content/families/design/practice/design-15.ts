import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design15: Question = {
  id: 'design-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'problem-solving',
  prompt:
    'How would you design a feature that acts for the user by itself, such as sorting their messages, so that people can rely on it and put it right?',
  suggestedSeconds: 270,
  anchors: {
    1: 'Describes the technique or says that it must be accurate; no mistake and no control is thought of.',
    3: 'Lets people switch it off and undo, but does not say which mistakes hurt or how people learn what it does.',
    5: 'Learns what people sort and what a mistake costs them, starts with suggestions and earns more, shows what was done and why in plain words, makes undo and correction easy and lasting, is careful where harm is great, protects private data, works for those who do not want it, and measures mistakes and trust over time.',
  },
  concepts: [
    {
      id: 'need',
      label: 'What people need and do today',
      synonyms: phrases(`
        how they sort today; what people do; watch people; which messages; what they need; do by hand;
        their rules; user research; what annoys; different people; understand how; watch how some people;
        how some people; people sort today; sort them today; sort by hand; watch how; what they sort;
        what do they fear; look over; today by hand; which ones matter; what they look for;
        what bothers them; what is worth
      `),
    },
    {
      id: 'mistakes',
      label: 'Mistakes and what they cost',
      synonyms: phrases(`
        important message; overlook; false; cost of; what goes wrong; worst case; invoice; doctor;
        false positive; letter from the; lost in; would be bad; how bad; hurts most; never touch;
        not sure it should; if it isn't sure; lose something important; throw anything away; throw away;
        never throw; alone with sheep
      `),
    },
    {
      id: 'suggestion',
      label: 'Suggesting before acting',
      synonyms: phrases(`
        step by step; permission; more freedom; only when sure; let user decide; preview; only ask;
        ask me before; say yes to; when it is sure; do nothing alone; learn to trust; start with suggestions;
        asks before it; suggest first; suggest at first; it only proposes; i say yes or no;
        when mostly right; let him alone; not on day one; show what he would; bit by bit more
      `),
    },
    {
      id: 'showing',
      label: 'Showing what was done and why',
      synonyms: phrases(`
        show why; visible; label; moved because; notification; say what it did; tells why; in one sentence;
        small note; see what was; what the machine did; show what was done
      `),
    },
    {
      id: 'undo',
      label: 'Undoing and correcting',
      synonyms: phrases(`
        undo; revert; one click; nothing is deleted; not delete; recover; reversible; move it back; bin;
        feedback; teach; take it back; bring it back; one press; put it back; nothing gets lost; tell it that;
        show it how; does better; one tap; nothing deleted; fix something; pick that up; when he corrects;
        when i correct; it remembers
      `),
    },
    {
      id: 'control',
      label: 'Control and switching off',
      synonyms: phrases(`
        switch off; turn off; pause; opt in; opt out; own rules; stay in charge; disable; turn it off;
        leave it alone; how far; off switch; can switch; do it alone if; user decides; my own rules;
        hold it back
      `),
    },
    {
      id: 'privacy',
      label: 'Private data',
      synonyms: phrases(`
        privacy; on device; who reads; consent; encrypted; not leave; data protection; which data;
        third party; server; stays with me; who sees; leaves phone; stays on phone; reads my
      `),
    },
    {
      id: 'trust',
      label: 'Measuring trust over time',
      synonyms: phrases(`
        how often corrected; undo rate; switch it off; corrections; survey; quality; longitudinal;
        look in the; how often people put; take back; still look; fewer corrections; ask them after;
        after some weeks; earn trust; mostly right; how often i put; correct it less; count how often it
      `),
    },
  ],
};
