import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software07: Question = {
  id: 'software-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'collaboration',
  prompt:
    'Imagine you review a colleague’s change that does what it should, but you find it hard to follow and it has no tests. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would approve it because it runs, or reject it, or rewrite it themselves without a word.',
    3: 'Would comment that it needs tests and clearer names, but would not say which, or how important each remark is.',
    5: 'Would first learn what the change is for, point at the lines that are hard to follow with a suggestion each, name the cases that tests should cover, mark what must change before merging and what is optional, and talk directly if remarks pile up.',
  },
  concepts: [
    {
      id: 'understand-first',
      label: 'Understanding the intent first',
      synonyms: phrases(`
        description; intention; check it out; run the code; try it out; read the ticket; what the goal;
        read it again; what they had in mind; had in mind; read it slowly; run it myself;
        what is going on here; lost the thread; look at it again
      `),
    },
    {
      id: 'asking',
      label: 'Asking before judging',
      synonyms: phrases(`
        clarify; walks me through; ask the author; ask colleague; ask questions; explain the tricky;
        ask him to explain; explain to me; go through it; do not understand; i may be wrong;
        ask them to explain; she must explain; ask what it does; ask how it works; could you tell me;
        tell me what it
      `),
    },
    {
      id: 'specific-remarks',
      label: 'Remarks that can be acted on',
      synonyms: phrases(`
        point out; rename; refactor; leave a comment; write comments; comment on the line;
        concrete suggestion; suggest better; better name; split the function; smaller function;
        give an example; show an example; point to the bits; write a line on it; comment on it;
        add a comment; split it up; break it up; clearer name; one example
      `),
    },
    {
      id: 'tone',
      label: 'Tone',
      synonyms: phrases(`
        polite; friendly; respectful; tone; constructive; blame; what is good; start with something good;
        that it works; say thank; instead of saying; not blame; no blame; be friendly; stay friendly;
        be polite; about the code; not snap; not tell them off; instead of just saying;
        not in front of others; take it badly; not personal
      `),
    },
    {
      id: 'importance',
      label: 'What must change and what may',
      synonyms: phrases(`
        nitpick; must be fixed; approve; request changes; nice to have; insist; not approve; would not merge;
        not merge; before it is merged; before merging; my taste; only taste; of taste; personal taste;
        small things; before it goes in; before i say yes; cannot go in; not so important; let it go in;
        hold it back; not pass it; small stuff; the rest is up to
      `),
    },
    {
      id: 'which-tests',
      label: 'Which tests are missing',
      synonyms: phrases(`
        unit test; edge case; coverage; regression; test case; scenario; happy path; write a test; add tests;
        break later; missing tests; add a test; write tests; ask for tests; normal case; error case;
        at least one test; a test or two; check so we know; know if it breaks; if it breaks; first test;
        test together; main thing it does; write one test; how do we know
      `),
    },
    {
      id: 'talking',
      label: 'Talking directly',
      synonyms: phrases(`
        in person; face to face; go over; sit together; talk to him; talk to her; talk about it; half an hour;
        short call; quick call; do the first one together; offer to sit; over to his desk; over to her desk;
        pop over; pair on it
      `),
    },
    {
      id: 'rules-and-urgency',
      label: 'Urgency and agreed rules',
      synonyms: phrases(`
        urgent; deadline; merge; follow-up; technical debt; guideline; convention; checklist;
        definition of done; standard; our guidelines; team rules; coding standard; code style; agreed rules;
        agree in the team; how urgent; is urgent; is it urgent; follow up ticket; our standard;
        whoever comes after; in a year nobody; when he is away; when she is away; the way we do; agreed how;
        house style; if it is needed today; is it needed today; in a hurry
      `),
    },
  ],
};
