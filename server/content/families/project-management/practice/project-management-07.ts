import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement07: Question = {
  id: 'project-management-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'leading',
  prompt:
    'Imagine a specialist whom another department lends to your project has not done the agreed work for two weeks. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would wait, do the work themselves or complain to the other department at once.',
    3: 'Would talk to the specialist and agree a new date, but not ask what is in the way or say what follows if it is missed again.',
    5: 'Would hear the reason first, find out the demands of the own department, agree a smaller step with a date, involve both managers openly if priorities clash, and prepare another way for the plan.',
  },
  concepts: [
    {
      id: 'talking',
      label: 'Talking to the person first',
      synonyms: phrases(`
        talk to him; talk to her; talk to them; call him; call her; face to face; in private;
        without blaming; for a coffee; without reproach; any reproach; short call; ask him directly;
        ask her directly; just ask; talk first; go to him; go to her; quick call; first a talk; go and see;
        rather than write; no mail; not by mail; not a mail; have a word; not blame; not go to
      `),
    },
    {
      id: 'reason',
      label: 'What is in the way',
      synonyms: phrases(`
        what stops; in the way; too much work; overloaded; other tasks; own department; his own boss;
        her own boss; unclear task; did not understand; does not know how; what is stopping; stopping you;
        keeps him busy; keeps her busy; busy with; not his fault; not her fault; other work; another project;
        does not know what; does he know; is it clear; too difficult; other duties; what's keeping;
        what is keeping; keeping her; keeping him; keeps him; keeps her; what holds; maybe ill; not clear;
        unclear what; what i need; no idea
      `),
    },
    {
      id: 'priorities',
      label: 'Clash of priorities',
      synonyms: phrases(`
        priorities; what comes first; more important for; how many hours; hours a week; how much time;
        days per week; capacity; both managers agree; which work comes first; two days each; days each week;
        how many days; which work; what is more important; more important; his week; her week; time for us;
        day for us; own boss has; her boss; his boss; other things on; other things; other work; more urgent;
        their own work; own work; own department; two bosses; which comes; our project; how important;
        matters more; two days week; hours week
      `),
    },
    {
      id: 'agreement',
      label: 'A concrete agreement',
      synonyms: phrases(`
        new date; fixed date; first part; small step; smaller piece; realistic date; agree when; clear yes;
        new plan with; next friday; most urgent bit; most urgent; urgent bit; agree on something;
        do by wednesday; by wednesday; by monday; until friday; first piece
      `),
    },
    {
      id: 'helping',
      label: 'Making it easier',
      synonyms: phrases(`
        help him; help her; help them; take something off; support from; prepare the;
        give all the information; remove obstacles; answer questions; what do they need; give him what;
        cut the task; make it smaller; help with; can i help; do i need; someone to help; explain it;
        make it easier; take away; take paperwork; get him; what she needs; what he needs; somebody to help;
        quiet place; do part of; bring her; bring him
      `),
    },
    {
      id: 'their-manager',
      label: 'Involving the line manager',
      synonyms: phrases(`
        line manager; head of department; department head; their manager; his manager; her manager;
        together with the; both bosses; tell him before; ask his boss; ask her boss; his department;
        her department; three of us; meeting with his; meeting with her; talk to her boss; other manager;
        boss of; see his; her boss; his boss; boss together; hours we can; really count; how many hours;
        promised us; agreed days; tell her first; tell him first; involve boss; boss of the;
        with the department; agree with department; ask for time; fixed days
      `),
    },
    {
      id: 'another-way',
      label: 'Another way for the plan',
      synonyms: phrases(`
        plan b; someone else; another specialist; external; freelancer; what depends on; tasks that wait;
        move other tasks; reorder; effect on the plan; critical path; who else could; look for a contractor;
        contractor; what happens to our; our date; change the plan; first meanwhile; other things first;
        change order; what waits; what depends; in the back; just in case; move date; tell project
      `),
    },
  ],
};
