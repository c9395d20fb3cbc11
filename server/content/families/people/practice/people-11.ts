import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people11: Question = {
  id: 'people-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'hiring',
  prompt: 'How do you write a job advert that brings applications from people who can do the work?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Lists duties and qualities such as team spirit, or copies the last advert.',
    3: 'Starts from the work and the requirements, but does not tell what is needed from what would be nice or say what is offered.',
    5: 'Starts from what the person will do and have achieved after some months, asks only for what the work needs, says pay, place and hours, uses words that turn nobody away without reason, has it read by people in the role, and compares which applications it brings.',
  },
  concepts: [
    {
      id: 'asking-team',
      label: 'Asking those who know the work',
      synonyms: phrases(`
        ask the manager; hiring manager; ask the team; in the role; best person in; talk to the department;
        typical day; typical week; day looks like; who does that job; hour with somebody; does that job;
        who has the job; what a week; week is like; from the trade; talk with people in; talk with the team;
        ask the boss; ask someone; people in the job; what the job is; in the team; colleagues in;
        how the day; a day with; sit with ones; go and sit; go along for; spend morning with;
        spend day with; who do job; does the job; do work now; what fills; fills day; what day looks;
        ask boss of; ask department; who works there; people in job; colleague from job; from that job;
        tell about week; about their week; someone in role; show job; people doing the job; do all day;
        somebody in this job; in this job; give it to somebody; ask those who do
      `),
    },
    {
      id: 'tasks',
      label: 'What the person will do',
      synonyms: phrases(`
        what the person will; first six months; first year; responsibilities; what the job; real work;
        got done; done after half a year; should have got done; what the new one; the daily work;
        day to day; main tasks; real tasks; what the work; the job is; will work on; describe the;
        will be doing; from monday to; normal day; normal week; typical day; typical week; what work is;
        who work with; tasks very concrete; write the tasks; in the morning
      `),
    },
    {
      id: 'must',
      label: 'What is really needed',
      synonyms: phrases(`
        really need; nice to have; can be learned; learn on the job; years of experience; long list;
        certificate; cross out; first months; only the important; learn later; can learn; not ask for;
        only the things; really important; important things; what you need; need to know; need to have;
        wish list; rest can; perfect person; have to bring; must bring; list short; short list; keep list;
        few points; learn on way; we teach; can be taught; drop rest; cannot do without; not ten;
        very little; all else we; rest show; train rest; few demands; only ask for; ask for what;
        good people won't bother; really necessary; i can teach; can teach that; teach that; leave out the;
        leave out what; four or five; without a licence; we can train
      `),
    },
    {
      id: 'offer',
      label: 'What is offered',
      synonyms: phrases(`
        salary; remote; home office; part time; what we offer; location; salary range; name the wage;
        what we pay; how much we pay; how much they earn; how many hours; free days; flexible; start date;
        full time; what they get; pay and hours; pay right at; working hours; right at top; days off;
        what you get; what one gets; when they start; where the job; wage is in; shifts too; say what pay;
        hours and pay; name salary; figure for pay; what it pays; this much a week; write the salary; wage;
        lodging
      `),
    },
    {
      id: 'words',
      label: 'Words that turn nobody away',
      synonyms: phrases(`
        gender; inclusive; dynamic; bias; words like; ninja; jargon; clear language; simple words; exclude;
        feel invited; superlatives; native; young and dynamic; leave out things like; normal words;
        no big words; easy words; easy language; no english; short sentences; not only men; women; rockstar;
        feel left out; left out by; put people off; puts people off; turn people off; for men; only men;
        man or woman; in simple words; read aloud; without jargon; friendly tone; colleague read;
        someone else read; normal language; only young people; avoid words; plain language; must be short;
        read on the phone; easy to read; both men
      `),
    },
    {
      id: 'honesty',
      label: 'An honest picture',
      synonyms: phrases(`
        honest; difficult part; hard part; also say; not exaggerate; do not promise; no cliché; team spirit;
        empty phrases; phrases; downside; say what is hard; say openly; also the bad; no exaggeration;
        not nicer; no lies; not lie; early shift; what is hard; good and bad; is hard; hard side;
        hard parts; not so nice; bad side; early mornings; on weekends; at weekends; no false;
        promise nothing; no promises; the truth; gets cold; hard work; not for everybody; not always easy;
        can't get up; hard working; that's no use; not dress up; tell it like; no fairy; not sugar;
        straight about
      `),
    },
    {
      id: 'placing',
      label: 'Where it is seen and how to apply',
      synonyms: phrases(`
        job board; job boards; linkedin; newsletter; where these people; where they look; trade press;
        referrals; employees share; university; mobile; keywords; how to apply; contact person;
        cover letter; reply within; when they hear; whom to ask; goes where; such people look;
        where such people; the right place; post it; put it on; internet; instagram; facebook; newspaper;
        tell friends; know somebody; portals; send your; easy to apply; short form; put it up; hang out;
        where those people; people hang out; put it where; notice board; ask staff; our own people;
        by phone; simple way to; whom to call; who to call; name to call; answer within; pin it up;
        in the pub; folk look; who to ring; phone number; shop window; on the board; local paper; in groups
      `),
    },
    {
      id: 'comparing',
      label: 'Seeing what it brings',
      synonyms: phrases(`
        how many applications; how many suitable; suitable applications; two versions; which channel;
        change the text; quality of; adapt; right ones write; the right ones; if the right; who applies;
        who writes; change the title; wrong people; who writes to; right people; not the right;
        no applications; nobody applies; other text; ask applicants; who writes in; right ones; rewrite it;
        change it if; how many answer; how many reply; how many wrote; after a week; nobody writes;
        where they saw; where they heard; how many called; how many came; number of replies; adjust advert;
        improve ad; see who applies; ask where they; how they heard; before publishing
      `),
    },
  ],
};
