import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design16: Question = {
  id: 'design-16',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'research',
  prompt: 'How would you find out what people need from a product before there is anything to show them?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that users must be asked or known; neither who nor how is named.',
    3: 'Talks to people who might use it about their wishes, but not about what they do today or how it is made out what matters.',
    5: 'Writes down what is believed and what hangs on it, chooses different people who have the problem today, visits them and asks about the last time instead of opinions, looks at their makeshifts, finds with others what recurs and weighs most, and tries the biggest need out cheaply.',
  },
  concepts: [
    {
      id: 'assumptions',
      label: 'What is believed, and what hangs on it',
      synonyms: phrases(`
        what we believe; hypothesis; hypotheses; what we assume; what we think we know; decide with;
        decide afterwards; decision hangs; research question; what we do not know; riskiest; guess is;
        our guesses; before i start; my assumptions; our assumptions; list assumptions; my own guess;
        what we guess; i might be wrong; write down what i
      `),
    },
    {
      id: 'people',
      label: 'Whom to choose',
      synonyms: phrases(`
        have problem; has problem; with that problem; different people; different kinds; different ones;
        six to eight; recruit; screener; not friends; not colleagues; not fans; who like idea;
        do it every day; gave up; given up; never used; extreme users; future users; possible users;
        target group; incentive; who would use; from different; all sorts of; go to the people;
        who struggle; young and old; stand at the counter
      `),
    },
    {
      id: 'visiting',
      label: 'Going where they do it',
      synonyms: phrases(`
        where they work; at their place; at their desk; watch them; watch people; watch how; spend day;
        go along; in field; contextual; let them show; show me how; tell and show; over shoulder; sit beside;
        sit next to; visit them; visit people; visit six; visit some; observe people; observe how; shadow them;
        stand beside; at the counter; in their kitchen; follow them
      `),
    },
    {
      id: 'last-time',
      label: 'The last time, not opinions',
      synonyms: phrases(`
        last time; do it today; walk me through; open question; would you use; would they use; would buy;
        ask what they want; not what they want; to be nice; leading question; not pitch; not sell;
        past behaviour; concrete example; tell me about; day in; interview people; short interviews;
        ask for opinions; opinions about; not what they wish; say yes to be
      `),
    },
    {
      id: 'makeshifts',
      label: 'What they help themselves with',
      synonyms: phrases(`
        workaround; makeshift; own lists; lists and notes; paper notes; own notes; spreadsheet; excel;
        notebook; whatsapp; post-it; use today; tools today; get by; competitor; similar products;
        existing products; reviews of; forum; support tickets; diary; made for themselves; home-made;
        own tricks; tricks with paper; grumble over; bits of paper; go round
      `),
    },
    {
      id: 'recurring',
      label: 'What comes up again',
      synonyms: phrases(`
        comes up again; come up again; keep coming up; recurring; recur; themes; cluster; affinity; on wall;
        sticky notes; sort with team; sort it with; with the team; together with team; quotes; transcript;
        nothing new; no new; same story; same thing again; several people said; sort the notes;
        everybody says
      `),
    },
    {
      id: 'weighing',
      label: 'What weighs most',
      synonyms: phrases(`
        rank; how much it hurts; hurts most; how bad; most important; biggest need; biggest pain; prioritise;
        priority; three or four; top three; jobs to be done; journey; persona; survey; count how many;
        worth paying; frequency; matters most; time it costs
      `),
    },
    {
      id: 'trying',
      label: 'Trying it cheaply',
      synonyms: phrases(`
        before anyone builds; before we build; without building; prototype; fake door; landing page;
        concierge; small trial; experiment; pretend; try biggest; back to them; cheap test; dummy; mock-up;
        small pilot; rough sketch; show a drawing; paper one; by hand first; simple one
      `),
    },
  ],
};
