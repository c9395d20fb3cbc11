import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software01: Question = {
  id: 'software-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'collaboration',
  prompt:
    'Tell me about a time you were stuck on a programming task and turned to someone else. How did you go about it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Says that they asked and got the answer, but not what they were stuck on or what they had done before.',
    3: 'Names the task, one thing they tried first and the person they asked, and says that it was solved.',
    5: 'Says what they had ruled out and how long they gave it, what they showed the other person, what they understood afterwards that they had not before, and how they kept it for themselves or others.',
  },
  concepts: [
    {
      id: 'own-attempt',
      label: 'What you tried on your own first',
      synonyms: phrases(`
        documentation; docs; google; stack overflow; tutorial; read documentation; read the docs;
        look in the docs; search online; search the web; search the internet; search for the error;
        try on my own; try different; try several; tried it by hand; tried to solve; a day of trying;
        trying things out; tried things; tried everything; tried for hours; tried for a day; tried for two;
        tried for days
      `),
    },
    {
      id: 'obstacle',
      label: 'What you were stuck on',
      synonyms: phrases(`
        got stuck; would not compile; error message; null pointer; could not get it; could not get the;
        kept getting; kept crashing; kept disappearing; kept failing; talk to each other; could not get two;
        could not get it to; couldn't get it to; would not talk to each other; arrived broken
      `),
    },
    {
      id: 'when-to-ask',
      label: 'When you decided to ask',
      synonyms: phrases(`
        half an hour; couple of hours; half a day; whole day; going in circles; no progress; time box
      `),
    },
    {
      id: 'framing-the-question',
      label: 'How you put your question',
      synonyms: phrases(`
        screenshot; snippet; minimal example; what i had tried; sat next to; show him the code;
        show her the code; show the problem; explain the problem; describe the problem; post a question;
        small repo; share my screen; what i wanted to happen; what i saw; what should happen;
        showed him the two; showed her the two; what came instead
      `),
    },
    {
      id: 'who',
      label: 'Whom you asked and how',
      synonyms: phrases(`
        mentor; ask colleague; ask senior; ask my mentor; ask a mentor; ask a friend; ask my lead;
        ask the team; ask teammate; ask classmate; go to colleague; go to a senior; went to the senior;
        message a colleague; my roommate; experienced developer; turn to a colleague; team channel;
        went to a; message one of the; wrote to a; who knows; went to a colleague; asked a colleague;
        asked a friend; asked a mate; asked someone who; asked somebody who
      `),
    },
    {
      id: 'insight',
      label: 'What you came to understand',
      synonyms: phrases(`
        mixed up; i saw that; he saw that; she saw that; tell me that the; turned out to be;
        understood better; i saw i; showed me that; explained to me; i had misunderstood; line break;
        was waiting for
      `),
    },
    {
      id: 'outcome',
      label: 'What came of it',
      isOutcome: true,
      synonyms: phrases(`
        merge; solve the problem; finish the task; test passed; fixed in a; took us minutes; then it worked;
        it worked after; ran through
      `),
    },
    {
      id: 'passing-on',
      label: 'Keeping it for next time',
      synonyms: phrases(`
        wiki; readme; wrote it down; next time; write a page; write a note; take note; wrote a guide;
        add to the wiki; add to the readme; for the next person; show others; told the others;
        on a note above; above my desk; wrote it up; told the next
      `),
    },
  ],
};
