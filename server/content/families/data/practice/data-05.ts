import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data05: Question = {
  id: 'data-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'communication',
  prompt:
    'Tell me about a time your evidence spoke against a decision that leaders had all but made. What did you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Kept the finding back, or only says that leaders would not listen.',
    3: 'Presented the finding with reasons and says what was decided, but not how the leaders’ own interests were met.',
    5: 'Says how they tested their own evidence first, what the leaders stood to lose, whom they spoke to before the meeting, which options they offered and with what uncertainty, and how they acted once the decision was taken.',
  },
  concepts: [
    {
      id: 'own-check',
      label: 'Testing your own evidence first',
      synonyms: phrases(`
        double check; peer review; recheck; robust; independent; analyst; holes in; check my numbers;
        checked my numbers; check twice; checked it twice; went over my; asked a colleague; colleague check;
        colleague look; somebody else check; tried other assumptions; different assumptions;
        found one mistake; found a mistake; second analysis; raw data; counted again; kept count;
        had kept count; counted twice; somebody else look
      `),
    },
    {
      id: 'interests',
      label: 'What was at stake for them',
      synonyms: phrases(`
        incentive; already spent; reputation; wanted to open; wanted to close; wanted to buy;
        wanted to launch; had basically decided; favourite project; looked like it loses; as good as signed;
        board set on; set on; already chosen; had promised; hearts set; made up their minds; were keen on;
        too expensive they; proud of their plan
      `),
    },
    {
      id: 'way-in',
      label: 'Choosing whom and when',
      synonyms: phrases(`
        in private; privately; in advance; before the meeting; before the board; sponsor; quiet word;
        asked for a meeting; asked for twenty minutes; asked for half; asked for ten; went to my; cfo;
        privately first; alone with one; talked first alone; not be ambushed; waited for a quiet;
        took him aside; took her aside; caught him alone; friendly director
      `),
    },
    {
      id: 'options',
      label: 'Offering options',
      synonyms: phrases(`
        scenario; trade-off; three ways; suggested to start; small test; try it in one; count it properly;
        offered a smaller; smaller test first; try one first; start smaller; wait a quarter; wait one quarter;
        other options; second option; proposed a test; proposed to wait; rented a stall; a stall for;
        two-region trial; smaller one first; rent instead; other place; instead of closing
      `),
    },
    {
      id: 'uncertainty',
      label: 'How sure you were',
      synonyms: phrases(`
        uncertain; uncertainty; confidence; limitation; caveat; not prove; how sure; what i did not know;
        best case; worst case; was not sure of; what i know and; not sure of too; with range; only a guess;
        only counted
      `),
    },
    {
      id: 'message',
      label: 'A message they could take in',
      synonyms: phrases(`
        memo; showed her the numbers; showed him the numbers; showed them the numbers; one chart;
        a simple chart; simple table; walked him through; walked her through; walked them through;
        numbers said; numbers showed; short summary; showed them the count; show the count;
        hardly one in ten; one in ten came; in two sentences
      `),
    },
    {
      id: 'respecting',
      label: 'Respecting whose decision it is',
      synonyms: phrases(`
        their call; final say; on record; is theirs; they have to decide; final decision; i wrote it down;
        reasons i did not; said my opinion; it was theirs; they decide; their shop; helped anyway;
        not my decision; did not sulk; carried it out; no i told you
      `),
    },
    {
      id: 'outcome',
      label: 'How it ended',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          changed their mind; postponed; went ahead; hindsight; in the end they; they waited; they opened;
          changed his mind; changed her mind; they did it anyway; did it anyway; saved the company;
          went ahead anyway; were not pleased; rented first; closed it only; shelved it; trial confirmed;
          dropped the plan; listened in the end; came back to it; half a year later
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
