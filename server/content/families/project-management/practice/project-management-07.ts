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
        rather than write; no mail; not by mail; not a mail; have a word; not blame; not go to; ring him;
        ring her; ask what is up; speak with him; speak with her; speak first; with coffee; over a coffee;
        ask kindly; ask politely; ask her kindly; phone him; phone her; have a chat; sit down with him;
        sit down with her; go round to; call by; hear his side; hear her side; not his boss; not her boss;
        that's only fair; only fair; sit with him; ask him what; ask her what; ask how he; ask how she;
        not angry
      `),
    },
    {
      id: 'reason',
      label: 'What is in the way',
      synonyms: phrases(`
        what stops; in the way; too much work; overloaded; other tasks; own department; his own boss;
        her own boss; unclear task; did not understand; does not know how; what is stopping; stopping you;
        keeps him busy; keeps her busy; busy with; not his fault; not her fault; other work;
        another project; does not know what; does he know; is it clear; too difficult; other duties;
        what's keeping; what is keeping; keeping her; keeping him; keeps him; keeps her; what holds;
        maybe ill; not clear; unclear what; what i need; no idea; loading him; loading her; load him;
        gets in the way; what gets in; ward is short; short of staff; short staffed; short of people;
        does not go forward; what is the matter; lost interest; not motivated; snowed under; pulled in two;
        pulled off; plate is full; on his plate; on her plate; fed up; stuck with; not know where to start;
        given him three; given her three; other things to do; three other; given him other; his plate;
        lot on; a lot on; too many things; someone ill
      `),
    },
    {
      id: 'priorities',
      label: 'Clash of priorities',
      synonyms: phrases(`
        priorities; what comes first; more important for; how many hours; hours a week; how much time;
        days per week; capacity; both managers agree; which work comes first; two days each; days each week;
        how many days; which work; what is more important; more important; his week; her week; time for us;
        day for us; own boss has; her boss; his boss; other things on; other things; other work;
        more urgent; their own work; own work; own department; two bosses; which comes; our project;
        how important; matters more; two days week; hours week; days in the week; which mornings;
        mornings are ours; which days; days are ours; really count on; how important it is;
        patients who are waiting; people who are waiting; what hangs on; depends on him; depends on her;
        depends on it; rest of us; hold up the; holds everyone up; hold everyone
      `),
    },
    {
      id: 'agreement',
      label: 'A concrete agreement',
      synonyms: phrases(`
        new date; fixed date; first part; small step; smaller piece; realistic date; agree when; clear yes;
        new plan with; next friday; most urgent bit; most urgent; urgent bit; agree on something;
        do by wednesday; by wednesday; by monday; until friday; first piece; clear promise; promise from;
        settle which; settle when; agree which; agree a day; date from him; date from her; fixed mornings;
        promise for us; say when; new deadline; which day he can; which day she can; what day; day he can;
        day she can; which day; i'd want a day
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
        quiet place; do part of; bring her; bring him; what would help; make it easy; show him how;
        show her how; do it together; do a bit together; give a hand; lend a hand; split it; explain again;
        explain once more
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
        with the department; agree with department; ask for time; with the boss; with his boss;
        with her boss; word with the boss; ask his chief; ask her chief; his chief; her chief;
        go to her manager; go to his manager; two of them together; who lent; who sent him; who sent her;
        his own department; own chief; their boss; the one he works for; the one she works for;
        his real boss; her real boss; agreed this in; we agreed in; we have agreed; was agreed;
        what we agreed; remind the boss
      `),
    },
    {
      id: 'another-way',
      label: 'Another way for the plan',
      synonyms: phrases(`
        plan b; someone else; another specialist; external; freelancer; what depends on; tasks that wait;
        move other tasks; reorder; effect on the plan; critical path; who else could; look for a contractor;
        contractor; what happens to our; our date; change the plan; first meanwhile; other things first;
        change order; what waits; what depends; in the back; just in case; move date; tell project;
        does not need him; does not need her; need another person; another person; get on with;
        other jobs first; carry on with; what else we can; somebody from outside; replace him; replace her;
        it becomes later; say to my client; tell my client; someone in his place; someone in her place;
        find another; one of mine; simple part; easy part; part of it ourselves; somebody of mine;
        my own people
      `),
    },
  ],
};
