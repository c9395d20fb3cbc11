import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design09: Question = {
  id: 'design-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'inclusion',
  prompt:
    'Imagine that, a week before release, you learn that your new design cannot be used with a keyboard or a screen reader. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Releases as planned and promises a later fix, or stops everything; no one affected and no part is named.',
    3: 'Tells the team and lists what is broken, and fixes some of it, but ranks nothing by what people need or has no check.',
    5: 'Finds out what exactly fails for whom, tells those who decide at once, ranks by what people must be able to do, weighs fixing, delaying and keeping the old version, fixes with developers and standard parts, checks with tools and with people, is open to users, and changes the way of working.',
  },
  concepts: [
    {
      id: 'extent',
      label: 'What exactly fails',
      synonyms: phrases(`
        with keyboard; screen reader; which parts; try it myself; voiceover; nvda; tab key; focus; wcag;
        audit; contrast; everything that fails; tab through; how bad it is; put mouse in; mouse in drawer;
        get any further; every place; without mouse; every step only; only keyboard; just the keyboard;
        list what fails; go through it myself; the way they would; where i get stuck; eyes shut;
        hands off the mouse
      `),
    },
    {
      id: 'people',
      label: 'Who is affected, and how',
      synonyms: phrases(`
        blind; who is affected; cannot order; shut out; how many people; users who; motor; our users;
        elderly; legal; existing users; rely on; log in search and; people rely on; uses screen reader;
        work with screen reader; somebody who uses; cannot buy; blind customer; who cannot see; left outside;
        locked out; would be locked; close out people; shut people out; people who can not see;
        they have a right
      `),
    },
    {
      id: 'telling',
      label: 'Telling those who decide and those who use it',
      synonyms: phrases(`
        tell product; tell team; not hide; my mistake; tell them; accessibility statement; tell users;
        help line; apologise; support knows; page that says; let users know; straight away; product lead;
        not keep it to; go to lead; say it to; say it immediately; come clean; not keep quiet; raise it now
      `),
    },
    {
      id: 'ranking',
      label: 'What must work first',
      synonyms: phrases(`
        most important; must work; blocker; main task; log in; checkout; priority; essential; rank; main path;
        what blocks; order of; core tasks; cosmetic; needs to buy; extras can wait; nice extras; must work on;
        can wait; what people come for; main tasks; cannot do without; rest later; worst first;
        hour and which; urgent ones; pay without; cannot pay; what's worst; most important is; buy and log;
        worst things first; can be mended in
      `),
    },
    {
      id: 'options',
      label: 'Weighing the ways',
      synonyms: phrases(`
        postpone; move release; keep old; old version; release in part; feature flag; for some users;
        fallback; roll out; beta; people keep the; previous page; keep previous; two weeks more;
        let people keep; both pages; hold the release; do not open; old page up; ask for more time;
        open late
      `),
    },
    {
      id: 'fixing',
      label: 'Fixing it with developers',
      synonyms: phrases(`
        html; native; standard components; labels; focus order; button element; aria; semantic; quick fixes;
        work with developers; real buttons; repair that; own boxes; ones browser has; what browser;
        two developers and; proper button; real button; name to fields; names for fields; fields name;
        ask developers; pair with; tab order; alt texts; small fixes; easy fixes; hour each;
        standard elements; fix easy; half day; repair this week; order of; right order; simple parts
      `),
    },
    {
      id: 'check',
      label: 'Checking with tools and people',
      synonyms: phrases(`
        axe; checker; screen reader users; blind tester; ask someone who; with people who; lighthouse;
        external; ask blind; blind customer to try; try it with closed; somebody who cannot; let someone;
        screen reader; test with blind; blind person; voiceover; automatic checker; contrast checker;
        go through again; tab through; test again; without mouse again; have it checked; real user;
        get to the end; with a blind; before we open
      `),
    },
    {
      id: 'future',
      label: 'So that it does not happen again',
      synonyms: [
        ...phrases(`
          checklist; from start; definition of done; every sprint; next time; design review; annotate;
          automated test; component library; in future; on list; for each new; each new screen; not at end;
          from the first drawing; test in the beginning; add checks
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
