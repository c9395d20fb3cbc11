import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people02: Question = {
  id: 'people-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'hiring',
  prompt:
    'Tell me about a time you had to find the right person for a role, a task or a team. How did you decide who it was?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that they knew at once or took the only one; no requirement is named.',
    3: 'Names one or two requirements and the choice, but not how the others compared or what was seen of their work.',
    5: 'Names what the work demanded, where they looked, what each person was asked or shown to do, how the evidence was compared, what spoke against the choice, how the others were told, and how it went afterwards.',
  },
  concepts: [
    {
      id: 'demands',
      label: 'What the work demanded',
      synonyms: phrases(`
        what the job; what the work; needed someone who; somebody who could; most important was;
        what we needed; what was needed; what the person would; what matters to us; what mattered;
        what we need; skills we; needed somebody; needed someone; stays calm; can plan; had to be able;
        should be able; what the task; be good with; know how to; experience with; somebody with; keep cool;
        keeps cool; keep cool head; good with people; good with numbers; get on with; used to working;
        what wanted was; what was wanted; reliable person; willing to learn; had to know; job needs;
        job needed; needed for it; job was about; what job was; what we wanted; must be able;
        what the task needs; really mattered; things that mattered; patient with; had to be patient;
        what it takes; what the place needs; what we were short of
      `),
    },
    {
      id: 'searching',
      label: 'Where they looked',
      synonyms: phrases(`
        advert; advertised; recruiter; linkedin; referral; applications; applied; applicants; asked around;
        put up a; candidates; people applied; who had applied; applied for it; asked in the; asked among;
        looked for someone; were interested; three people; several people; volunteers; asked friends;
        offered themselves; put it in the; noticeboard; looked around; sign in window; notice in;
        put up notice; put word out; spread word; word of mouth; told everyone we; got in touch;
        names on list; looked around for; posted it; put ad; ad in; read cvs; spoke with four;
        spoke with several; put the word out; looked round; came forward; put their names
      `),
    },
    {
      id: 'seeing-work',
      label: 'Seeing them do the work',
      synonyms: phrases(`
        trial day; work sample; try out; showed me what; let them do; let each; small task; small exercise;
        practical test; case study; let her try; let him try; let them try; watched them; an hour with us;
        worked a day; invited each; a test day; half a day; let each of them; help out; gave them a;
        asked them to; came for a day; tried out; did a small; trial shift; trial morning; work alongside;
        worked alongside; watched work; gave task; show me how; saw how they; let work; real task;
        show what can; in action; try job; sit in for a morning; a busy evening; watch how; watch how they;
        give them an; let her work; let him work; on the job for; a day with us; shift with us
      `),
    },
    {
      id: 'same-questions',
      label: 'The same questions for all',
      synonyms: phrases(`
        same questions; asked all of them; scorecard; notes after each; wrote down after; same task;
        compared their; points for; the same exercise; before we talked; each wrote;
        wrote down their impression; same test; asked everyone the; made a table; made a list of; same list;
        all got same; asked each to; tell me about a bad; same thing of each
      `),
    },
    {
      id: 'second-view',
      label: 'A second opinion',
      synonyms: [
        ...phrases(`
        second opinion; colleague who; two of us; panel; future team; asked the team; former employer;
        independently; everyone wrote; decided together; asked the others; we talked about;
        had seen it the same; another leader; with the others; one more person; others thought;
        asked somebody else; gave view; his view; her view; what thought of; also met her; also met him;
        heard what others; old chiefs; old boss; old bosses; talked it over; talked it over with; sous chef;
        asked those who; rang her last; rang his last
      `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'doubts',
      label: 'What spoke against the choice',
      synonyms: phrases(`
        liked the other; better on paper; less experience; no experience; first impression; nervous in the;
        spoke against; my doubt; had doubts; risk was; gut feeling; was shy; quiet one; liked best;
        liked better; i was not sure; too young; liked the other best; would have taken another;
        most experienced; at first glance; i thought first; best friend; was a friend; confident;
        no training; my worry; was my worry; i worried that; had never worked; had no experience;
        weak point; what spoke against; quiet but; was quicker; cleaned up; finishes things
      `),
    },
    {
      id: 'telling-others',
      label: 'Telling the others',
      synonyms: [
        ...phrases(`
          told the others; rang the others; called the others; turned down; did not get it; feedback to;
          wrote to each; personally told; disappointed; phoned the three; phoned the others; phoned the two;
          said no to; told the other; told the cook; told him honestly; told her honestly; honestly why;
          said honestly; told the two; disappointed but; explained to the; rang others; rang rest;
          thanked them for; thanked others; wrote to others; wrote to rest; told those who; let others know;
          let rest know; kind word; explained to the others; explain to the others; let the others down
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'afterwards',
      label: 'How it went afterwards',
      isOutcome: true,
      synonyms: [
        ...phrases(`
        after six months; after the trial; turned out to be; was promoted; best person; got the most out;
        third year; four summers; stayed until; everyone liked; thanked me; never regretted;
        years later she; years later he; runs our; turned out well; settled in; never looked back;
        best decision; proved right; has stayed; worked out well; we took him; we took her; runs the;
        grew into; proved it; never let us
      `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
