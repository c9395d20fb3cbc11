import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software09: Question = {
  id: 'software-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'code-quality',
  prompt:
    'Imagine you take over an important service that has no tests and no documentation, and its authors have left. The first new feature is due in a month; what would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would rewrite the service, or add the feature straight away and hope for the best.',
    3: 'Would read the code, write some tests and notes and then build the feature, without saying where to begin or what to leave.',
    5: 'Would make it buildable and observable first, pin down current behaviour with tests around the part the feature touches, tell the people waiting which risks remain, agree on a small first version, and say what is knowingly postponed.',
  },
  concepts: [
    {
      id: 'exploring',
      label: 'Finding out how it works',
      synonyms: phrases(`
        read the code; source code; trace; diagram; debugger; entry points; git history; database;
        draw a diagram; look at database; look at the database; trace a request; follow a request;
        find out how; how it works; getting to know it; run it; poke at it; draw a picture; draw how;
        picture how; see what it does; what goes in and; follow one order; click around; play with it
      `),
    },
    {
      id: 'asking-around',
      label: 'People who still know something',
      synonyms: phrases(`
        ask around; stakeholder; product owner; who uses it; who use it; people who use; ask users;
        ask the users; ask operations; ask support; people who left; ask the former; old authors;
        answers a mail; ask in the company; what they rely on; rely on it; what they would miss; would miss;
        find the authors; old hands; somebody remembers; who remembers; who worked on it
      `),
    },
    {
      id: 'pinning-behaviour',
      label: 'Pinning down what it does today',
      synonyms: [
        ...phrases(`
        characterisation; end to end; integration tests; current behaviour; existing behaviour; output;
        unit tests; regression; tests around; write test; add test; tests from the outside;
        what it does today; record input; inputs and outputs; before i change; safety net; how it behaves;
        tests only for; test for the part; keep what it does; write down what it does; example cases
      `),
        ...everydayPhrases.sameAsBefore,
      ],
    },
    {
      id: 'build-and-release',
      label: 'Building and releasing it yourself',
      synonyms: phrases(`
        deploy; environment; pipeline; docker; locally; own computer; laptop; get it running; get it building;
        able to deploy; can deploy; deploy it; how to deploy; deployable; on my machine; on my computer;
        run it locally; test environment; staging; how to start it; get it to run; put it live;
        where it runs; switch it on; set it up; spare copy
      `),
    },
    {
      id: 'visibility',
      label: 'Seeing it run, and a way back',
      synonyms: phrases(`
        monitor; alerts; alarm; metrics; error rate; dashboard; backup; roll back; production; add logging;
        put in logging; look at the logs; monitoring; way back; go back; how to undo; see when it breaks;
        get a warning; copy of everything; save everything
      `),
    },
    {
      id: 'scope-and-risk',
      label: 'Scope, date and risk',
      synonyms: phrases(`
        scope; priority; negotiate; realistic; deadline; risks; as small as; first version; tell the manager;
        month is tight; the risk; which risk; what is realistic; ask for more time; smaller feature;
        small version; what would hurt; what they would notice; if it broke; tell my boss; tell my manager;
        what we can leave; if one month is; month is possible; warn early; warn on the date;
        only a piece of; how dangerous; what could go wrong; promise less; after a week i
      `),
    },
    {
      id: 'no-big-rewrite',
      label: 'Improving only where you touch it',
      synonyms: phrases(`
        from scratch; refactor; incremental; step by step; small changes; leave the rest; leave alone;
        only the part; small steps; not rewrite; rewrite anything; rewrite nothing; not rebuild;
        not touch the rest; one thing at a time; only the bit; in thin; thin slices; tempting to
      `),
    },
    {
      id: 'writing-down',
      label: 'Writing down what you learn',
      synonyms: [
        ...phrases(`
          write down; readme; runbook; document; wiki; diary; handover; write notes; take notes; make notes;
          write documentation; write a readme; for the next person; short guide; what i learn; jot it all;
          for whoever comes; draw it on; keep a book; keep a log; short manual; put it on paper; notes for
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
  ],
};
