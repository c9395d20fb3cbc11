import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing03: Question = {
  id: 'marketing-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'measurement',
  prompt:
    'Tell me about a campaign, event or other effort of yours that brought less than you had promised. How did you find out why?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Blames others or bad luck; no promise, no figure and no cause.',
    3: 'Names promise and result and a likely cause, but not how it was checked or what was told to whom.',
    5: 'Names the promise and its ground, when the gap was seen, the steps along which people were lost, other causes that were ruled out, the own part in it, who was told what, and what is done differently since with what effect.',
  },
  concepts: [
    {
      id: 'promise',
      label: 'What you had promised',
      synonyms: phrases(`
        target of; goal was; forecast; planned for; had said; we aimed; budget of; should have brought;
        calculated with; i promised; had promised; we promised; promised visitors; promised leads;
        had told owner; told owner; would sell; we would sell; said it would; had said we; i'd said;
        said thousand; had announced; had expected; had hoped; had counted on; told boss; told the club;
        expected a hundred; we counted on
      `),
    },
    {
      id: 'gap',
      label: 'How far it fell short',
      synonyms: phrases(`
        below; nobody came; fewer than; third of; only 40; short of; did not reach; people came;
        visitors came; came instead of; 70 came; in end only; it was 85; sold only; less than half;
        hardly anyone; seats stayed; stayed empty; end it was; only half; quarter of; turned up; far below;
        only a third; far fewer; hardly half
      `),
    },
    {
      id: 'steps',
      label: 'Where people were lost',
      synonyms: phrases(`
        clicked but; landing page; funnel; step by step; bounce; dropped out; left page; click rate;
        did not sign; where we lost; left form; had left; stopped there; put down; opened page;
        put it in basket; basket and then; then left when; when they saw; got as far; where they stopped;
        turned away; looked and left; people wanted to; long form; nine questions; many questions;
        questions on; few clicked; nobody clicked; looked at every step; at every step; few opened;
        opened the page; too many fields; gave up halfway; how far people got
      `),
    },
    {
      id: 'causes',
      label: 'Looking for the cause',
      synonyms: phrases(`
        asked people why; because of the weather; weather kept; competitor; wrong audience; too late;
        wrong people; survey afterwards; called twelve; called ten; called some; did not want to; most said;
        rang nine; rang some; to blame; sat down with numbers; thought price; first thought; real reason;
        step by step; went back over; looked where; asked some; asked dozen; by phone; wrong date;
        wrong time; bad timing; same day as; stood myself; stall next; asked helpers; asked students;
        compared with others; others had; too cold; watched people; rang round; asked parents;
        didn't want to guess; did not guess; sat down with the list; compared with last
      `),
    },
    {
      id: 'own-part',
      label: 'Your own part in it',
      synonyms: [
        ...phrases(`
          i underestimated; too optimistic; did not test; i forgot; my assumption; relied on; overlooked;
          took over from; had never asked; never asked anybody; had not thought; not asked; my planning;
          my plan; should have asked; promised too; had not asked; nobody had thought; i was wrong;
          not blame; did not blame; embarrassing; embarrassed; too late myself; my part; got wrong;
          never asked; not thought of; my idea; i had planned; i had picked; i had chosen; i had guessed;
          my guess; without asking; i had believed; blind spot; too sure; my form; my text; my choice;
          i'd wanted; i had wanted; wanted too much; my idea was; my own fault; had not checked the date;
          forgot to tell; i had assumed; took the blame; picked the wrong
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'telling',
      label: 'Telling those who relied on it',
      synonyms: phrases(`
        told client; showed numbers; before end; team meeting; on same day; meeting with; told director;
        told boss next; told management; told owner the; same week; said it openly; said it myself;
        told owner; exactly that; explained to boss; showed boss; showed owner; without excuses;
        told sponsor; went to boss; for boss; short report; what we hoped; hoped for; had hoped;
        showed results; did not dress; nothing hidden; hide nothing; dress it up; straight to;
        before she asked; before he asked; told her on; told him on; told the head; said it straight;
        told the club; told them the numbers
      `),
    },
    {
      id: 'repair',
      label: 'What was saved',
      synonyms: phrases(`
        moved money; second mailing; new landing; extended; adapted; rest of budget; follow-up; rescued;
        put online; watched online; online instead; talks online; video of; found another; month after;
        changed day; second try; other day; made it shorter; shorter form; still sold; sold the rest;
        offered it again; ran it again; moved the date; second date
      `),
    },
    {
      id: 'learning',
      label: 'What is done differently since',
      synonyms: [
        ...phrases(`
          test first; small test; ask before; check calendar; more careful; plan for; earlier warning;
          now i ask; ask people to go through; before we open; always ask; second time; next time we;
          next time i; following year; next year we; second try; this time; let them choose; choose topic;
          ask them first; asked first; next spring; next autumn; next campaign; next event; today we;
          today i; these days i; first try it; try it myself; try things; shorter now; always test;
          set rules; rules for next time; moved the date next; in the local paper; put it in the paper;
          next fair; now we check; look at the calendar; earlier next time
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
