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
        all the jobs
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
        had to be back by
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
        each had one job; one name per
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
        just in case; allowed for; left gap; in case rained; a spare
      `),
    },
    {
      id: 'following',
      label: 'Following progress',
      synonyms: phrases(`
        ticked off; every week we met; met every; weekly call; group chat; checked with each; asked how far;
        shared calendar; rang each; called each; call them every; hung it up; for all to see; asked around;
        kept a list; ask how far; crossed off; met once; asked each how; saw who was late; saw who had;
        every monday we; each monday we; met for ten minutes; rang round; every week we; asked each of them
      `),
    },
    {
      id: 'adjusting',
      label: 'Changing the plan on the way',
      synonyms: phrases(`
        could not come; fell through; dropped out; moved it to; rearranged; swapped; had to replace;
        changed the plan; was called off; somebody cancelled; had to cancel; fell ill; fell sick;
        at short notice; last minute; jumped in; did not come; too late for; found another; had to swap;
        had to change; rang another; plan b; made do
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
          on the day everything
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
