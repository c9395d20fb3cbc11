import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software02: Question = {
  id: 'software-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'code-quality',
  prompt: 'Tell me about a time you improved a piece of code that was hard to read or hard to change.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that the code was bad and that they cleaned it up, with no detail of either.',
    3: 'Names what was hard about the code and what they did to it, such as splitting a long function, but not how they knew it still behaved the same.',
    5: 'Names the harm the code did, the tests or comparison that kept its behaviour, the small steps, what they left alone on purpose, and a later change that became easier.',
  },
  concepts: [
    {
      id: 'smell',
      label: 'What was wrong with the code',
      synonyms: phrases(`
        nested; spaghetti; messy; duplicated code; copy and paste; copy pasted; copied code; hundred line;
        line function; line class; function of; huge function; huge class; giant function; giant class;
        deeply nested; full of ifs; magic number; unclear name; variable names; global variable;
        hard to read; hard to understand; parameter constructor; god class; class for; 900 line;
        nobody could say; nobody wanted to open; nobody wanted to touch; nobody dared; same lines;
        in many places; nobody else could read; copied in many places;
        copied in ten places; was a mess; such a mess; in six places; eight hundred lines; hundred lines;
        could not follow; no one could follow; hard to follow; same sum; no one understood; a tangle;
        all jumbled
      `),
    },
    {
      id: 'harm',
      label: 'The trouble it caused',
      synonyms: phrases(`
        took days; cause bugs; new bugs; introduce bugs; something else broke; something else went wrong;
        every time somebody; each time somebody; whenever we; took a week; nobody dare; afraid to touch;
        nobody understood; hard to change; nobody could say; lose time; forgot one of them; forgot one;
        each change broke; everybody was afraid; afraid of it; scared to touch; afraid to change;
        no one dared; took ages; took forever; somebody forgot; kept breaking; broke something every;
        cost us days; people made mistakes in it
      `),
    },
    {
      id: 'safety-net',
      label: 'Keeping its behaviour the same',
      synonyms: [
        ...phrases(`
          same behaviour; same output; old version; regression; coverage; not break; write test;
          write tests first; add test; unit test; characterisation test; cover with tests; test suite;
          ran the tests; tests passed; compare the output; compare the results; compare output before;
          run the old and new; collect real; real cases; ran my program; run it on all;
          old call still working; same results; compared before and after; tests before; wrote checks for;
          let it run on; looked if the sums; sums are the same; sums were the same; what it does today;
          side by side for; last year to compare; nothing shifted; a copy of the old; numbers matched;
          before i touched; tried it on old
        `),
        ...everydayPhrases.sameAsBefore,
      ],
    },
    {
      id: 'small-steps',
      label: 'Going in small steps',
      synonyms: [
        ...phrases(`
        small step; step by step; pull request; small commit; small pull request; one pull request;
        separate branch; one each day; after every step; pull request each; a little at a time;
        one small function; one small piece; one small step; one small change; place by place; file by file;
        after each move; each time i; every day a small; a bit at a time; one bit at a time;
        one place at a time; small pieces
      `),
        ...everydayPhrases.pieceByPiece,
      ],
    },
    {
      id: 'technique',
      label: 'What you did to it',
      synonyms: phrases(`
        rename; refactor; simplify; rename variable; better name; clear name; smaller function; smaller class;
        small object; separate function; separate class; delete dead; dead code; simplify the;
        extract function; extract method; cut into pieces; own file; proper name; pulled it into one;
        in one spot; into one place; good names; names that say; cut in pieces; cut in small; small pieces;
        split into; split it up; broke it up; comment above; cleaned it up; got rid of the copies;
        binned the copies; threw out the copies
      `),
    },
    {
      id: 'others',
      label: 'Bringing others along',
      synonyms: phrases(`
        code review; ask colleague to review; show my colleague; show colleague; talk to the team;
        agree with the team; pair programming; convince the team; ask the author; explain to the team;
        told the others; another pair of eyes; she read it over; he read it over
      `),
    },
    {
      id: 'effect',
      label: 'What got better',
      isOutcome: true,
      synonyms: phrases(`
        half a day; readable; easier to read; easier to change; easier to add; easier to understand;
        could add; add a new; add the new; took an afternoon; took an hour; took minutes; fewer bugs;
        new colleague; half the lines; half of the lines; instead of a week; instead of days;
        find their way; takes ten minutes; took me ten minutes; understands it in; in one afternoon;
        in an afternoon; no time at all; anybody can change; could change it herself;
        could change it himself; no longer ask me; quicker to change; much quicker; faster to change
      `),
    },
    {
      id: 'restraint',
      label: 'What you left alone',
      synonyms: phrases(`
        left alone; worth it; left the rest; keep the rest; old call; left the rest alone;
        did not rewrite everything; not rewrite all; left it as it was; only changed what;
        stopped when it was; kept the interface; did not touch the other; not worth changing; did not touch;
        didn't touch; not touch; going away anyway; i left alone; i left as it; i left the rest
      `),
    },
  ],
};
