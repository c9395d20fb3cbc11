import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales06: Question = {
  id: 'sales-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'pipeline',
  prompt:
    'Imagine you are given a list of 200 contacts you have never spoken to, with no instructions on where to begin. What would you do in your first week?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would call or mail from the top of the list to the bottom; no order and no preparation.',
    3: 'Would sort the list by one named criterion and look contacts up before writing, without a daily number or a way to see what gets replies.',
    5: 'Would find out who buys already, sort by that, set a number for each day, try two openings, note every result, and change the order or the wording at the end of the week on what was seen.',
  },
  concepts: [
    {
      id: 'sorting',
      label: 'Sorting the list',
      synonyms: phrases(`
        sort; segment; filter; categorise; rank; prioritise; priority; score; sort them; sort first;
        sort the list; make groups; three groups; make three groups; by size; by industry; by region;
        top thirty; take the top; not just start; at the letter; a b c; heaps; three heaps; in heaps;
        likely ones; best ones; a b; from top; by town; by trade; split list; divide list; order list;
        most promising; sort the companies; going through the names; likely maybe; mark those that;
        the most likely; that fit the most; fit best; pick a small group; small group first; pick twenty;
        choose the best; not start at the top
      `),
    },
    {
      id: 'best-customer',
      label: 'Who is likely to buy',
      synonyms: phrases(`
        ideal customer; best customers; existing customers; company size; customers we have; already buy;
        look like our; like our best; look at our; ones that look like; customers we already;
        who could need; likely to buy; right size; typical customer; who usually buys; usually buys;
        buys from us; buy from us; bought from us; who we sell; good customers; happy customers; like our;
        which firms; which kind; who needs; could need; fits us; why they bought; people we already help;
        we already serve; best customers look; who buys now; those who fit
      `),
    },
    {
      id: 'research',
      label: 'Research before contact',
      synonyms: phrases(`
        linkedin; websites; look them up; google; news; read about; their site; their website;
        few minutes on each; minutes on each; find out about; find out what they; who is responsible;
        search online; on their website; minutes each; what they make; who runs; name of the; find out who;
        before i call; reason to call; search on the internet; look on the internet; homework first;
        look at every company
      `),
    },
    {
      id: 'records',
      label: 'State of the records',
      synonyms: phrases(`
        crm; duplicate; out of date; outdated; database; opt out; consent; contacted before; up to date;
        old numbers; wrong numbers; right numbers; allowed to call; allowed to contact; where the list;
        wrong number; numbers wrong; no number; been called; customers already; already customers;
        has bought; do not call; no consent; how old; still exist; firms still; already work with;
        whether we already; data is; wrong data; where this list; keep a log; wrong names
      `),
    },
    {
      id: 'colleagues',
      label: 'Learning from colleagues',
      synonyms: phrases(`
        mentor; script; ask a colleague; ask colleagues; ask my colleagues; experienced colleague;
        ask my manager; ask my boss; show my manager; my manager the; to listen in; sit next to;
        ask what to change; ask somebody; ask old; let listen; what works; works for them; show me how;
        best one; on day one; the others what; experience of; others how they; learn from the; ask round;
        ask the others; how others started
      `),
    },
    {
      id: 'outreach',
      label: 'Reaching out',
      synonyms: phrases(`
        cold call; call each; opening line; template; voicemail; ten calls; short text; write a short;
        write an email; what i want to say; want to say; first sentence; script; linkedin message;
        pick up phone; drop in; say hello; first line; what i say; leave message; ask for ten; a meeting;
        ring the likely; get on the phone
      `),
    },
    {
      id: 'daily-number',
      label: 'A plan for each day',
      synonyms: phrases(`
        schedule; calendar; in the mornings; ten to fifteen; fifteen calls; ten calls; twenty calls;
        fixed time; time for calls; ten day; twenty day; until noon; per day; week into;
        spend the first day; by wednesday
      `),
    },
    {
      id: 'learning',
      label: 'Learning what brings replies',
      synonyms: phrases(`
        reply; response rate; track; who answer; end of the week; what they answered; how many answered;
        answer rate; look at the numbers; show my manager the numbers; on friday i; keep a record; jot down;
        what worked; what works; hang up; hung up; try another; what they said; show boss; look back;
        at the end of the week; at the end of each; change how i talk; change what i say; then adjust;
        then the others; roll it out; see what they say; which line works; what they answer
      `),
    },
  ],
};
