import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement14: Question = {
  id: 'project-management-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'steering',
  prompt: 'How do you tell whether a project that is half through will finish on time and within its budget?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Compares time passed with the end date, or asks the team whether it will manage.',
    3: 'Compares finished work and money spent with the plan, but does not project it to the end or question the figures.',
    5: 'Measures finished results against plan and spending, projects the pace so far to the end, has the remaining work estimated anew, looks at what depends on others and at reserves, gives a range, and names the point from which to act.',
  },
  concepts: [
    {
      id: 'finished',
      label: 'Measuring by finished results',
      synonyms: phrases(`
        deliverables; finished results; really finished; definition of done; milestones; approved by the;
        what we promised; has already accepted; already accepted; things done; is finished; finished things;
        really works; not percentages; no percentages; percentages; only count what; count what; count only;
        half done; half is; does not count; doesn't count; can be used; not hours; not percent;
        ninety percent
      `),
    },
    {
      id: 'plan-actual',
      label: 'Plan against actual',
      synonyms: phrases(`
        against the plan; planned value; earned value; compare with the plan; compare the plan;
        planned and actual; baseline; variance; behind plan; compared with what; what we thought; we thought;
        we planned; than planned; plan said; half of the work; done by today; by today; lay that; lay it;
        was planned; as planned; plan says; weeks behind; per part; original plan; difference to plan;
        plan for today; what was due; due by; due today
      `),
    },
    {
      id: 'money',
      label: 'Money spent for it',
      synonyms: phrases(`
        spent so far; money spent; burn rate; cost performance; cpi; invoices not; open invoices; budget used;
        half the budget; what we paid; cost per; half of the money; half the money; how much money;
        how much money that; has cost; it has cost; more expensive; cost compared; cost so far; we have spent;
        half of the budget; what we've spent; we've spent; have spent; same work; cost so; open bills;
        not yet paid; to be paid; than planned; money left; half money; half of money; what we got
      `),
    },
    {
      id: 'pace',
      label: 'The pace so far',
      synonyms: phrases(`
        velocity; pace; per week; per month; burndown; extrapolate; continue like this; at this speed; trend;
        same speed; last weeks; speed of the last; the last eight weeks; our speed; same pace; stretch it;
        last two months; things done in; per month we; how fast; how many things; so far we; if we go on;
        go on like; rest will be; got through; at that speed; that speed; at this rate; if go on; like this;
        rest takes; weeks more; months more
      `),
    },
    {
      id: 'remaining',
      label: 'Estimating what remains anew',
      synonyms: phrases(`
        remaining work; estimate again; re-estimate; new estimate; cost to complete; estimate to complete;
        to the end; left to do; ask the team; rest will; what is missing; second half; how long for;
        ask them how; how much is left; what remains; ask people again; the people again; how long rest;
        will take; first guess; from scratch; from today; bottom up; know better; now we know
      `),
    },
    {
      id: 'hard-part',
      label: 'What is still to come',
      synonyms: phrases(`
        hardest part; integration; testing at the end; difficult parts; dependencies; critical path; external;
        approval; risks; come last; putting it all together; what is still to come; what is difficult;
        waits for others; wait for others; comes at the end; others deliver; nasty part; part comes last;
        comes last; hard part; put together; fits together; last ten
      `),
    },
    {
      id: 'reserve',
      label: 'What reserve is left',
      synonyms: phrases(`
        buffer; contingency; used up; how much is left; slack; margin; how much of the reserve; extra time;
        extra money; time left; days left; any time left; in hand; of the buffer; buffer is; eaten up;
        half gone; money left; faster than; than the work; can go wrong
      `),
    },
    {
      id: 'range-and-act',
      label: 'A range, and when to act',
      synonyms: phrases(`
        best case; worst case; scenario; probability; not one date; tell the sponsor; correct now;
        reduce scope; early enough; when we act; a span; span; not one day; say it early; tell it early;
        change something; cut something; leave something; decide now; before it is too late; two dates;
        give span; one date; go to sponsor; to the sponsor; still time
      `),
    },
  ],
};
