import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement02: Question = {
  id: 'project-management-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'steering',
  prompt:
    'Tell me about a time you noticed that work you were following was falling behind. How did you notice, and what did you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it was late and that people worked harder; no sign, cause or choice is named.',
    3: 'Names the sign and one step taken, such as more people or more hours, but not the cause or whether it helped.',
    5: 'Names the sign and how early it was seen, the cause found by looking at the work, the choice made and with whom, and the figures that showed whether the date could be held.',
  },
  concepts: [
    {
      id: 'sign',
      label: 'The sign of delay',
      synonyms: phrases(`
        milestone; burndown; not finished; only half; still open; nothing to show; nearly done;
        ninety percent; behind schedule; three days late; kept slipping; same percentage;
        not a single result; no progress; far behind; not ready; too slow; weeks were gone; half the time;
        of the time; every report; same sentence; the list did not; had seen no; seen nothing;
        told me it's fine; told me it was fine; said everything was fine; pages of; not get fewer;
        kept saying; said were fine; went quiet; no news; heard nothing; same as last; same as week;
        seen no; hardly grew; slower than; half as far; too good; each monday they; same answer;
        little happened; nothing changed; fewer people on
      `),
    },
    {
      id: 'looking-closer',
      label: 'Looking at the work itself',
      synonyms: phrases(`
        asked to see; asked him to show; asked her to show; went to see; sat down with; looked at the work;
        walked through the site; went through the list; counted the; looked for myself; drove out; visited the;
        looked into; asked what was; asked what is; looked at each; counted what; asked them to send;
        send what they; send me what; asked for what; drove there; dropped in; counted with; see for myself;
        had them show; opened all doors; went through all; weren't even started; not even started;
        checked in person; counted myself; look at place
      `),
    },
    {
      id: 'cause',
      label: 'Why it fell behind',
      synonyms: phrases(`
        bottleneck; held up; underestimated; too many things; other project; nobody had decided;
        approval was missing; sick leave; the reason was; unclear requirements; had not been started;
        not even started; had left; someone had left; was blocked by; no material; wrong order;
        had to do twice; did it twice; had no time; had been taken off; too few people; one person did;
        decision was missing; depended on one; had exams; nobody had time; one person had; best person;
        was overloaded; had to wait; were waiting for; kept waiting; somebody was ill; had been pulled;
        nobody had told; missing a; was missing; the trouble was; stuck with; held up by; held them up;
        were short of; short of people; people missing; other job
      `),
    },
    {
      id: 'remedy',
      label: 'What was changed',
      synonyms: phrases(`
        reprioritised; smaller scope; cut the scope; second person; moved people; split the work; put aside;
        freed up; in parallel; postponed; gave two; gave part of; took away; gave it to; gave part;
        got help; asked for help; hired; another team; two more people; changed the order; left for later;
        found somebody; found someone; shared between; got them a; took something off; cut out;
        moved somebody; worked saturday; changed order; split work; agreed with that; helped with;
        took over part; extra people
      `),
    },
    {
      id: 'telling',
      label: 'Telling those who rely on it',
      synonyms: [
        ...phrases(`
          told the client; told my manager; told the sponsor; steering committee; informed the customer;
          let them know; new date; agreed a new; warned them early; told the customer; called the client;
          called the customer; told the boss; said it openly; told everyone; told the people; told the head;
          told him that it; told her that it; last possible day; possible day; would be tight; will be tight;
          might slip; might be late; could slip; may slip; warned the; warned them; let know; let client;
          before they asked; no surprise; called chairman; probably lose; lose week; told in time;
          early warning; said we would; expect delay
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'short-steps',
      label: 'Closer follow-up',
      synonyms: phrases(`
        daily stand-up; twice a week; short meeting; smaller milestones; weekly check; kanban board;
        on the wall; each finished; each finished part; every monday; once a day; short call; every sunday;
        every friday; from then on i got; sent me every; ten minutes each; short call each; on phone every;
        a tick; showed two finished; report daily; each second day; small checks; every morning what;
        asked every morning; met every morning; each evening what
      `),
    },
    {
      id: 'effect',
      label: 'Whether it helped',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          caught up; back on track; days late instead; made the date; kept the date; delivered on;
          two days late; only a week late; saved a week; were there on the day; ready on the day;
          in time after all; ready on; opened on; week late; days late; finished on; finished in time;
          ready by; was ready; in time for; made it on; we made it; made it in; to spare; just in time;
          back on; only two days; only a day; was finished on; not a day; as planned; one day before;
          three days late; took place; lost only; late instead; still in time; delay was; we finished
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
