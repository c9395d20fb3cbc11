import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport20: Question = {
  id: 'customer-support-20',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'service-improvement',
  prompt:
    'How would you write an instruction for a task that customers often get wrong, and how would you find out whether it helps?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that it should be short and clear; neither where people go wrong nor a check is named.',
    3: 'Writes simple steps with pictures and counts requests afterwards, but does not look first at where people go wrong or let anybody try it.',
    5: "Looks first at where and why people go wrong, does the task afresh, writes one action a step in the customers' own words with what is needed before, lets an outsider follow it in silence, makes it easy to find, compares requests before and after, keeps it up to date, and asks whether the task itself could be made easier.",
  },
  concepts: [
    {
      id: 'slips',
      label: 'Where people go wrong',
      synonyms: phrases(`
        where they slip; where people slip; where they fail; where people fail; get stuck; getting stuck;
        common mistake; common error; usual mistake; typical mistake; most people make; read tickets;
        look at tickets; old tickets; support calls; calls about; ask colleagues; ask support;
        watch customers; watch people; watch two; watch someone; watch somebody; what customers ask;
        which step; misunderstand; why they fail; stumble; they go wrong; people go wrong; goes wrong most;
        goes wrong at; trip up; where they trip; make the mistake; mistake mostly; where the customers;
        did wrong most; look in the tickets; watch a few; stood there; watch how; difficult point;
        hard part; hard point; difficult part; what they do wrong
      `),
    },
    {
      id: 'doing',
      label: 'Doing the task afresh',
      synonyms: phrases(`
        do task myself; try it myself; from zero; from scratch; fresh account; test account; new account;
        like new customer; every click; each click; every step i; walk through; click through;
        with new eyes; fresh eyes; do it slowly; forget what; like a beginner; each step; every step;
        all steps; nothing left
      `),
    },
    {
      id: 'steps',
      label: 'One action a step',
      synonyms: [
        ...phrases(`
          one action; one thing per; one thing at; one step per; number steps; short steps; small steps;
          step by step; short sentences; in right order; order of steps; verb; before you start;
          need before; what you need; needed beforehand; have ready; prerequisite; bullet; list of steps;
          few steps; steps with numbers; five lines; few lines; one line; short lines; each line;
          mark specially
        `),
        ...everydayPhrases.pieceByPiece,
      ],
    },
    {
      id: 'words',
      label: 'Words and pictures people know',
      synonyms: phrases(`
        their words; own words; customers say; words customers; plain words; simple words; simple language;
        plain language; everyday words; jargon; technical terms; product name; on button; as on screen;
        screenshot; with picture; short video; short film; image; easy words; same words; no difficult;
        everybody understands; anyone understands; big letters
      `),
    },
    {
      id: 'trial',
      label: 'Letting an outsider try it',
      synonyms: phrases(`
        let stranger; let somebody; let someone; let colleague; let customer; give it to; other department;
        another department; never seen; new colleague; follow it; keep quiet; not help; say nothing;
        stay silent; see where they; watch where; test reader; try it out with; two customers;
        keep my mouth; gave it to; new lad; without a word; i only watch; only watch; just watch;
        let my mum; where they stop
      `),
    },
    {
      id: 'finding',
      label: 'Being found',
      synonyms: phrases(`
        found when; search engine; search for; search words; confirmation mail; where they need;
        right place; next to field; in app; qr code; help page; sticker; on device; as title; linked from;
        top of page; by the machine; easy to find
      `),
    },
    {
      id: 'measuring',
      label: 'Whether it helps',
      synonyms: phrases(`
        fewer tickets; fewer calls; fewer requests; fewer questions; count tickets; count calls;
        number of tickets; number of calls; tickets per week; per week; how many tickets; helpful; thumbs;
        feedback; page views; still write; still call; still ask; success rate; calls drop; requests drop;
        fewer people ring; ring about it; fewer people; tickets about it; compare how; less broken;
        less mistakes; fewer mistakes; fewer errors; see whether; if it helps; less questions
      `),
    },
    {
      id: 'upkeep',
      label: 'Keeping it true, or making the task easier',
      synonyms: phrases(`
        up to date; keep current; update it; update when; screen changes; product changes; outdated;
        somebody responsible; review date; every half year; twice a year; fix screen; change product;
        change form; tell developers; make task easier; make it easier; remove step; redesign; simplify;
        improve process; need no instruction; without instruction; look again; check again; still true;
        task itself; instead of writing
      `),
    },
  ],
};
