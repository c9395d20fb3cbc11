import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people13: Question = {
  id: 'people-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'advising',
  prompt: 'How do you help a manager prepare for a talk with an employee whose work is not good enough?',
  suggestedSeconds: 180,
  anchors: {
    1: "Says that the manager should be honest or gives a form; the employee's side does not come up.",
    3: "Asks for examples and plans the message, but not the reasons on the employee's side, the goals or what happens next.",
    5: 'Asks for facts against what was expected and whether it had been said, looks for causes, practises plain and respectful words, plans questions and listening, agrees a goal with help, date and record, and names what follows if it does not improve.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'Facts instead of labels',
      synonyms: phrases(`
        not opinions; things that happened; with the day; tell me what happened; when exactly;
        not only a feeling; two or three examples; three examples; what is not good; not good; exactly is;
        examples from; not feelings; no feelings; concrete cases; real examples; real cases; what was late;
        not judge; no judging; not lazy; without judging; not the person; from the past; past weeks;
        concrete examples; specific examples; examples with dates; collect examples; facts and;
        actually wrong; know what you saw; facts with dates; with dates; bring facts; not she's lazy;
        separate the behaviour; what he saw; what she saw
      `),
    },
    {
      id: 'expectation',
      label: 'What was expected and said',
      synonyms: phrases(`
        expectations; told before; ever told; job description; clear goals; does he know; does she know;
        said it before; feedback before; what good looks like; has ever said; ever said that;
        it is not enough; not enough; whether he knows; whether she knows; what you expect; you expect;
        expect from; what is expected; nobody said; was it clear; clear to; he knows; she knows;
        know what you; first time; been told before; ever been told; ever said; what good looks; made clear;
        ever been clear; what good would; good would look; what they want
      `),
    },
    {
      id: 'causes',
      label: "Causes on the employee's side",
      synonyms: phrases(`
        overload; illness; not trained; wrong role; motivation; private problems; own part; manager's part;
        skill or will; at home; too much on the table; something at home; new in the job; too much work;
        what could be the reason; be the reason; could be the reason; new task; without training;
        problem is; knows how; is able; overwhelmed; part of the manager; lie behind; lies behind;
        work unclear; been shown; ever been shown; no training; wrong job; trouble with; trouble at;
        what gets in; does have tools; help missing; possible reasons; reasons could; why the work;
        trouble at home; lacks training; lack of training; not enough time; wrong task; unhappy with;
        nobody ever showed; ever showed her; ask him why; ask her why
      `),
    },
    {
      id: 'words',
      label: 'Finding the words',
      synonyms: phrases(`
        first sentence; role play; rehearse; clear message; respectful; i message; what to say;
        no surprises; try out; first two sentences; play the employee; say it simply; clear words;
        without attacking; friendly but clear; practise the beginning; beating about; short and friendly;
        first words; how to start; start the talk; not attack; say clearly; honest and; no blame;
        opening lines; first line; run through; rehearsal; act it out; play part; say aloud; say out loud;
        not like attack; an attack; calm tone; short and clear; without softening; practise the first;
        practise it; plays the; tries the talk; how it sounds; say it short; run it through; as the soldier;
        play it; dry run; try it on me; choose the words; not angry
      `),
    },
    {
      id: 'listening',
      label: 'Listening to the employee',
      synonyms: [
        ...phrases(`
          ask questions; his side; her side; their side; their view; open question; emotions;
          what they think; be quiet; hear what comes; should then be quiet; let the employee;
          employee's view; hear the other; open ears; ask and let; let him speak; let her speak;
          speak first; hear him; hear her; what he says; what she says; not only talk; more than talk;
          let have say; have his say; have her say; have their say; hear his; fill silence; bear the;
          ask for view; and then listen; has to listen; before you tell; asks questions; hear them out;
          shut up; not interrupt
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'agreement',
      label: 'A goal with help, a date and a record',
      synonyms: [
        ...phrases(`
        measurable; improvement plan; mentor; small steps; send a summary; mail after;
        write down what we agreed; what is different in; different in six weeks; who helps; sends two lines;
        same way; what should change; both write; different in a month; who supports; support him;
        support her; what will change; will be different; a plan; clear goal; small goals; date for;
        next steps; one thing has; must be better; be better by; a deadline; how she helps; how he helps;
        in short mail; both sign; same understanding; say back; clear agreement; agreed steps; clear steps;
        specific goal; support plan; agree what happens; write goals; help we can; one thing to;
        set one thing
      `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'next',
      label: 'What follows',
      synonyms: phrases(`
        next talk; follow up; every two weeks; check in; next meeting; dismissal; stays as it is;
        when it stays; see each other again; look again; talk again; that date; remind her; remind him;
        next date; second talk; not better; no change; does not change; what comes after; what comes next;
        if nothing changes; if nothing happens; a warning; meet again; in a fortnight; look again in;
        after two weeks; see how it; check on; keep notes
      `),
    },
    {
      id: 'frame',
      label: 'Time and place',
      synonyms: phrases(`
        enough time; not friday; not wait; without others; quiet place; take enough; behind a closed;
        closed door; not at the end of; own room; own office; no phone; without phone; not in front;
        two of them; room with door; with a door; behind closed; quiet room; not in corridor; only the two;
        time and place; tell beforehand; in front of the others; in front of others; when you're angry;
        over lunch
      `),
    },
  ],
};
