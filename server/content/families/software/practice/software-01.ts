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
        tried for days; two hours alone; already ruled out; searched for hours; worked on it alone;
        try it alone; did not want to bother; do not like bothering; read up on it; fiddled with it;
        went over it again
      `),
    },
    {
      id: 'obstacle',
      label: 'What you were stuck on',
      synonyms: phrases(`
        got stuck; would not compile; error message; null pointer; could not get it; could not get the;
        kept getting; kept crashing; kept disappearing; kept failing; talk to each other; could not get two;
        could not get it to; couldn't get it to; would not talk to each other; arrived broken; got nowhere;
        getting nowhere; program stops; could not work out; could not figure out; could not see why;
        did not know how to; hit a wall; at a dead end; kept doing it twice; instead of once; wrong address;
        it would not run
      `),
    },
    {
      id: 'when-to-ask',
      label: 'When you decided to ask',
      synonyms: phrases(`
        half an hour; couple of hours; half a day; whole day; going in circles; no progress; time box;
        all day on it; gave myself till; an hour at most; hours alone; till lunch; until lunch;
        enough was enough
      `),
    },
    {
      id: 'framing-the-question',
      label: 'How you put your question',
      synonyms: phrases(`
        screenshot; snippet; minimal example; what i had tried; sat next to; show him the code;
        show her the code; show the problem; explain the problem; describe the problem; post a question;
        small repo; share my screen; what i wanted to happen; what i saw; what should happen;
        showed him the two; showed her the two; what came instead; show my screen; showed the screen;
        exact message; exact error; wrote down what i tried; jot down what i tried; what it did instead;
        what it is supposed to do; step by step; explained what i wanted; smallest example;
        told him what it; told her what it; what i had done so far
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
        asked a friend; asked a mate; asked someone who; asked somebody who; write to my senior;
        ask someone older; somebody who had done; knew the system; knew more about it; walked over to;
        more experienced; rang a mate; asked my teacher
      `),
    },
    {
      id: 'insight',
      label: 'What you came to understand',
      synonyms: phrases(`
        mixed up; i saw that; he saw that; she saw that; tell me that the; turned out to be;
        understood better; i saw i; showed me that; explained to me; i had misunderstood; line break;
        was waiting for; she spotted; he spotted; asked me questions till; then i understood;
        understood why; pointed me to; could see what was wrong; i had been using the wrong;
        finally clicked; the penny dropped
      `),
    },
    {
      id: 'outcome',
      label: 'What came of it',
      isOutcome: true,
      synonyms: phrases(`
        merge; solve the problem; finish the task; test passed; fixed in a; took us minutes; then it worked;
        it worked after; ran through; fixed it together; got it to work; ran at last; problem was gone;
        sorted in an hour; after that it ran; repair it alone; done in ten minutes; can do it alone
      `),
    },
    {
      id: 'passing-on',
      label: 'Keeping it for next time',
      synonyms: phrases(`
        wiki; readme; wrote it down; next time; write a page; write a note; take note; wrote a guide;
        add to the wiki; add to the readme; for the next person; show others; told the others;
        on a note above; above my desk; wrote it up; told the next; can repair alone; same kind of problem;
        do it alone now; put it in our; wrote it in our; noted it for; taught the others; kept a note;
        so the others know; write down the steps
      `),
    },
  ],
};
