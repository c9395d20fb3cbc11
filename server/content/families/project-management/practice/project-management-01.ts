import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement01: Question = {
  id: 'project-management-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'planning',
  prompt:
    'Tell me about a time you organised something with several people and a fixed date. How did you work out what had to happen when?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Tells that it went well or was stressful; nothing is said about parts, order or people.',
    3: 'Names the main parts and who did them, but the order is one of habit and no time is kept for surprises.',
    5: 'Names the parts and who took them, which part the others had to wait for, the time kept in reserve, how progress was followed, and one thing that had to be moved.',
  },
  concepts: [
    {
      id: 'parts',
      label: 'Breaking it into parts',
      synonyms: phrases(`
        to-do list; list of everything; list of all; broke it down; into smaller; smaller tasks;
        wrote down everything; sticky notes; what needs doing; on notes; list of tasks; made a plan;
        drew up a plan; plan with all; wrote a plan; a table with; list with; wrote down all; cut it up;
        jobs to do; every job on a card; each job on a card; every job; list of jobs; wrote down every;
        all the jobs; listed every; into small pieces; piece by piece; made a list; wrote a list;
        list of what; planned it out; split it into; did a walk; walked through it; went through everything;
        thought of everything; wrote it all down; all written down
      `),
    },
    {
      id: 'order',
      label: 'What had to come first',
      synonyms: phrases(`
        backwards; work backwards; counted back; had to come first; in which order; longest lead;
        from the day of; had to be ready before; takes longest; took the longest; what takes longest;
        could not begin; could not start; not begin until; not start until; had to wait until; needed first;
        bought already; before the others; couldn't start until; counting back; worked back from;
        went backwards; worked backwards; from the day backwards; started from the day; wait for each other;
        had to be back by; what goes first; which goes first; days to dry; days in advance;
        must come before; come before the; how long each; how long everything; how many days each;
        how many days he; how many days she; how many days it; what depends on; in the right order;
        from the end; last because; weeks ahead; days ahead; months ahead; had to go in; had to be printed;
        needed by noon; needs longest; be last; had to be last; did last; had to dry
      `),
    },
    {
      id: 'owners',
      label: 'Who does what',
      synonyms: phrases(`
        volunteer; each person; everybody had one; each got; shared out; divided the tasks; in charge of;
        responsible for; picked two; their name; name went on; put their name; took care of; each group;
        in groups; two teams; asked each to; asked who wants; everyone took; everybody took; each took;
        names next to; shared it out; gave each a; gave each part; one job with; got a name; each got a;
        each had one job; one name per; who was doing; who cooks; everyone had a job; each had a job;
        looked after the; dealt out; jobs between; shared between; their bit; said what they could;
        offered to do; offered to bring; volunteered to; everyone chose; everybody chose; minded the;
        gave the job; because she is good; because he is good; asked my sister to; asked my brother to;
        who is good at; good with; we split up; each took care; each picked
      `),
    },
    {
      id: 'reserve',
      label: 'Time in reserve',
      synonyms: phrases(`
        buffer; in reserve; spare days; spare time; days earlier; a week earlier; a week before; plan b;
        backup; in case something; extra day; days early; asked a second one; a second one early;
        left some days; days empty; free days; some days free; left a week; days too many;
        earlier than needed; in case of rain; reserve day; week to spare; days to spare; some air;
        just in case; allowed for; left gap; in case rained; a spare; spare hour; hour spare; spare day;
        left room; bit of slack; margin; extra time; extra hour; days in hand; hour in hand;
        always goes wrong; something goes wrong; something went wrong; kept free; second plan; time over;
        left time; some slack; slack; kept empty; left empty; friday empty; day empty; kept a day;
        kept one day; a day too many
      `),
    },
    {
      id: 'following',
      label: 'Following progress',
      synonyms: phrases(`
        ticked off; every week we met; met every; weekly call; group chat; checked with each; asked how far;
        shared calendar; rang each; called each; call them every; hung it up; for all to see; asked around;
        kept a list; ask how far; crossed off; met once; asked each how; saw who was late; saw who had;
        every monday we; each monday we; met for ten minutes; rang round; every week we; asked each of them;
        getting on; how it was going; how far they; how far along; looked in on; checked on; checked up;
        chased up; kept an eye; rang everyone; called everybody; phoned round; rang them; tick off;
        marked what
      `),
    },
    {
      id: 'adjusting',
      label: 'Changing the plan on the way',
      synonyms: phrases(`
        could not come; fell through; dropped out; moved it to; rearranged; swapped; had to replace;
        changed the plan; was called off; somebody cancelled; had to cancel; fell ill; fell sick;
        at short notice; last minute; jumped in; did not come; too late for; found another; had to swap;
        had to change; rang another; plan b; made do; came earlier; week earlier; day earlier;
        brought forward; stepped in; filled in for; let us down; did not turn up; cried off; pulled out;
        called in sick; change of plan; borrowed a; did it instead; came instead; brought instead;
        used instead; jumped in for; made up for it; came late; turned up late; came too late;
        was delivered late; sold out; was sick; had to move; moved him to; moved her to; took over from
      `),
    },
    {
      id: 'outcome',
      label: 'How it turned out',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          ready by; everything was ready; took place; finished a day; within budget; all worked out;
          turned up; everybody came; all came; full house; was a success; on the day itself; opened on;
          went smoothly; went off; came off; ready evening before; ready night before; on the day all;
          on the day everything; opened on time; as promised; without a hitch; ready in time; in good time;
          everything stood; opened the doors; opened as; we opened; all fed
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
