import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement18: Question = {
  id: 'project-management-18',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'stakeholders',
  prompt:
    'Tell me about a time you had to tell somebody important that something would not be as they had been promised.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Had somebody else tell it, told it late or in passing; nothing is said about what the person needed.',
    3: 'Told it with the reason, but late, without a way out, or without saying what it meant for them.',
    5: 'Names what was promised and what changed, checked it first, told it soon and directly, with its reason and their own part, heard the person out, brought ways out with what each costs, kept them informed, and says how it ended.',
  },
  concepts: [
    {
      id: 'promise',
      label: 'What had been promised',
      synonyms: phrases(`
        had been promised; was promised; i had promised; we had promised; had told her; had told him;
        had said; was supposed to; was meant to; was counting on; relied on; had announced; was agreed;
        had agreed; in the contract; would open; be ready by; finished by; had told them; had said it would;
        as they had been told; had said it would be ready; had said it would be open
      `),
    },
    {
      id: 'change',
      label: 'What changed, and why',
      synonyms: phrases(`
        would not come; not come before; could not deliver; couldn't deliver; would be late; too late;
        not ready; wasn't ready; fell ill; weeks longer; dearer than; more expensive; cost more; ran out;
        not enough; underestimated; overlooked; not possible; was impossible; had forgotten; told him why;
        told her why; what had gone; what we had tried; came too late; said why it; said why not;
        told him the reason
      `),
    },
    {
      id: 'checking',
      label: 'Checking before telling',
      synonyms: phrases(`
        checked that; checked it; checked first; checked whether; checked again; called the maker;
        asked the supplier; asked the team; asked twice; half a story; bring half; all the facts; the facts;
        before i told; before i went; before i called; went through what; looked for a way; was sure;
        how sure
      `),
    },
    {
      id: 'directly',
      label: 'Telling it soon and directly',
      synonyms: [
        ...phrases(`
          same evening; within an hour; early enough; no mail; not by mail; not by email; in person;
          face to face; drove there; went to her; went to him; went to see; called him; said it straight;
          straight out; without beating; no excuses; clearly that; did not wait; didn't wait;
          asked for a meeting; asked for a quarter; went there myself; told him myself; told her myself;
          told them myself; the same week; went to see him; went to see her; to his face; to her face;
          three weeks before; two weeks before; weeks before it
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'own-part',
      label: 'The own part in it',
      synonyms: [
        ...phrases(`
          should have asked; should have checked; should have known; i was wrong; responsible for;
          took responsibility; take responsibility; apologised; sorry; owned up; not blame; without blaming;
          blame others; did not blame
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'hearing',
      label: 'Hearing the person out',
      synonyms: [
        ...phrases(`
          she was angry; he was angry; got angry; angry at first; furious; disappointed; let her be;
          let him be; let them be; let her speak; let him speak; heard her out; heard him out;
          what it meant for; meant for her; meant for him; meant for them; what he needed; what she needed;
          what mattered most; understood that; understand why; stayed calm
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'ways-out',
      label: 'Ways out, with what each costs',
      synonyms: phrases(`
        two ways; three ways; another way; two options; three options; ways to; in the meantime;
        for the time being; part of it; cold meals; with the cost; cost of each; price of each;
        free of charge; at our cost; plan b; decided for; could have instead
      `),
    },
    {
      id: 'afterwards',
      label: 'Staying in touch, and how it ended',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          wrote it down; put it in writing; called every; called her every; called him every;
          kept her informed; kept him informed; kept them informed; kept informed; kept me;
          asked for me again; came back to us; still works with; was grateful; opened on; finished on;
          next project; still a customer
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
