import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement19: Question = {
  id: 'project-management-19',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'risk-and-change',
  prompt:
    'Tell me about a time you saw trouble coming in a piece of work before others did. What did you do about it?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that they had known it all along; nothing was done or nobody was told.',
    3: 'Noticed a sign and told somebody or acted, but did not weigh how likely or how bad it was, or the step does not fit the danger.',
    5: 'Names the sign and how it was checked, how likely and how bad it seemed, how those who did not see it were won, what small step was taken in time at what cost, what was watched, how it came out, and what is done since.',
  },
  concepts: [
    {
      id: 'sign',
      label: 'The sign that was noticed',
      synonyms: phrases(`
        noticed that; i noticed; it struck me; struck me; caught my eye; read in the paper; heard that;
        overheard; did not add up; didn't add up; did not fit; felt wrong; gut feeling; bad feeling;
        one person knew; everything depended; depended on one; went quiet; did not answer; had not started;
        small cracks; got fewer; getting fewer; numbers fell; was missing; warning sign; half as many;
        fewer than; less than the year before; numbers were lower; noticed in
      `),
    },
    {
      id: 'unseen',
      label: 'Why others did not see it',
      synonyms: phrases(`
        nobody else; no one else; nobody was worried; nobody saw; others did not; others didn't;
        everybody was busy; everyone was busy; busy with; always works out; always worked; always gone well;
        never happened; it will be fine; would be fine; told me not to; waved it away; did not believe;
        didn't believe; took me for; thought i was; pessimist; relied on; nobody wanted to;
        always come late; they said it always; said it would be fine; said don't worry; thought it was fine;
        told me not to worry; others said they; others said it; the others thought
      `),
    },
    {
      id: 'checking',
      label: 'Checking how likely it was',
      synonyms: phrases(`
        asked the forwarder; asked around; asked an expert; asked someone who; asked somebody who;
        twice in three; how likely; likelihood; chance that; looked into; went to see; went and looked;
        did a test; old records; in the past; previous years; find out whether; make sure i
      `),
    },
    {
      id: 'damage',
      label: 'How bad it would be',
      synonyms: phrases(`
        if it hit us; if it happened; if that happened; if it failed; worked out that; what it would cost;
        would have cost; would cost us; would lose; empty shelves; would stand there; late by; weeks late;
        worst case; could be hurt; get hurt; penalty; whole project
      `),
    },
    {
      id: 'winning',
      label: 'Telling it so that it was heard',
      synonyms: phrases(`
        half a page; on a page; showed my boss; told the project; raised it; brought it up; spoke up;
        said in the meeting; in the meeting; without a drama; make a drama; not to scare;
        did not want to scare; in the end agreed; agreed to it; he agreed; she agreed; they agreed;
        asked for permission; persuaded; showed them the; line with the numbers; drew it for;
        drew it as a line; showed it on monday; showed the line; a line with the numbers
      `),
    },
    {
      id: 'step',
      label: 'A step in time, in proportion',
      synonyms: phrases(`
        earlier by; two weeks earlier; sent earlier; ordered early; ordered a second; spare part; backup;
        back up; another road; another supplier; another way; other supplier; second supplier; plan b;
        just in case; instead of all; most important pieces; the most important; a small step; cost us only;
        for 1; insurance; trained a second; second person; showed a colleague; wrote it down so;
        moved the date; swapped; brought forward; postponed; tested it before; a rehearsal;
        asked around for; got more; found more helpers; booked a second; hired two; paid them
      `),
    },
    {
      id: 'watching',
      label: 'Keeping an eye on it',
      synonyms: phrases(`
        calls me as soon; let me know; keep an eye; kept an eye; every day i; every week i; checked every;
        checked each; looked every; reminder; alarm; asked every; weekly call
      `),
    },
    {
      id: 'outcome',
      label: 'How it came out, and what is done since',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          the strike came; did come; really came; it did happen; happened as; exactly that; did not happen;
          only lost; lost only; saved us; were glad; we always ask; now ask; today we; list for; checklist;
          would have been short; in the end we had; it was enough; just enough
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
