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
        little happened; nothing changed; fewer people on; nearly there; still in boxes;
        still in their boxes; still empty; by rights; supposed to be; less than planned; fewer than;
        standing around; stood around; hardly any; no further; not as far; lagging; dragging;
        falling behind; getting slower; not moved; against planned; half of them waiting; one week behind;
        one day behind; was meant to; were meant to; meant to have; meant to be; only managed; hardly begun;
        not started; no picture; not even begun; not even half; kept sending; kept promising;
        always tomorrow; every time tomorrow; next week it would; promised for
      `),
    },
    {
      id: 'looking-closer',
      label: 'Looking at the work itself',
      synonyms: phrases(`
        asked to see; asked him to show; asked her to show; went to see; sat down with; looked at the work;
        walked through the site; went through the list; counted the; looked for myself; drove out;
        visited the; looked into; asked what was; asked what is; looked at each; counted what;
        asked them to send; send what they; send me what; asked for what; drove there; dropped in;
        counted with; see for myself; had them show; opened all doors; went through all;
        weren't even started; not even started; checked in person; counted myself; look at place;
        walked the; had a look; took a look; own eyes; popped in; called in on; went round; counted each;
        count how many; count the; how many are ready; how many were ready; asked him straight;
        asked her straight; asked them straight; what was holding; what the trouble; what was wrong;
        what was going on; spoke with alone; spoke alone; went and looked; asked her about it;
        asked him about it; asked them about it; asked about it; took the lid; opened the cupboard;
        went to his; went to her; went to their; went down to; went there myself; looked inside
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
        were short of; short of people; people missing; other job; holding him up; holding her up;
        holding them up; holding it up; what was holding; waiting for empty; on his plate; on her plate;
        on their plate; afraid to say; not enough people; not enough hands; ran out of; run out;
        did not know how; nobody knew; had not come; had not arrived; not been delivered;
        never got a chance; no chance to; too busy; so busy; mornings were so full; days were so full;
        too full; too proud; nobody helped; was going through; trouble at home; too shy;
        did not ask for help; had hurt; forgot to order; did not understand
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
        took over part; extra people; found another; got another; brought in; sent more; sent another;
        sent somebody; sent someone; bring more; more hands; pair of hands; put more people; lend a hand;
        gave a hand; mucked in; stayed late; extra shift; left out; borrowed a; to a colleague;
        came with me; made sure she came; made sure he came; made sure they; did it together;
        did part of it; took him along; took her along; a simple one; simpler one; sat there till;
        did one together; worked late; worked through; took half; took some of; gave half; gave some of;
        painted with; helped him; helped her; helped them
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
          told him that it; told her that it; last possible day; possible day; would be tight;
          will be tight; might slip; might be late; could slip; may slip; warned the; warned them; let know;
          let client; before they asked; no surprise; called chairman; probably lose; lose week;
          told in time; early warning; said we would; expect delay; informed boss; told committee;
          told the owner; rang the buyer; rang the customer; rang the client; came clean; heads up;
          would not be ready; would be late; instead of saturday; say monday instead; extra week;
          extra days; need longer; would need longer; might need; would take longer; told the boss the;
          comes in june; rest would come; comes later; would come later; told everybody it; told people it;
          told them it would; apologised to
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'short-steps',
      label: 'Closer follow-up',
      synonyms: phrases(`
        daily stand-up; twice a week; short meeting; smaller milestones; weekly check; kanban board;
        each finished; each finished part; every monday; once a day; short call; every sunday; every friday;
        from then on i got; sent me every; ten minutes each; short call each; on phone every; a tick;
        showed two finished; report daily; each second day; small checks; every morning what;
        asked every morning; met every morning; each evening what; each night; every night; checked daily;
        rang him every; rang every; looked in every; day by day; bit by bit; every other day;
        smaller pieces; count each; every friday i; every evening i; board on the wall; list on the wall;
        chart on the wall; each tuesday; each thursday; each wednesday; every wednesday
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
          three days late; took place; lost only; late instead; still in time; delay was; we finished;
          made up the time; made up for; made up lost; got it done by; lost a day; all picked; filled by
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
