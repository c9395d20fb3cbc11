import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance17: Question = {
  id: 'finance-17',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'analysis',
  prompt:
    'Imagine the owners want to know by tomorrow whether the company can afford two more employees. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says yes or no, or takes only the pay into account; no figures and no conditions are named.',
    3: 'Adds up the full cost and compares it with the income, but not over time, not for a worse case, or without what it rests on.',
    5: 'Asks what the jobs are for and what afford means, adds up the full cost with search and training, sets against it what they bring or save, lays it out by month as profit and as cash, calculates a worse case, says on one page what was assumed and what is unknown, and answers with conditions to look at again.',
  },
  concepts: [
    {
      id: 'question',
      label: 'What is really asked',
      synonyms: phrases(`
        which jobs; what jobs; should bring; why two; ask back; does afford mean; what afford means;
        afford means; mean by; full-time; which department; permanent or; what decision; how exact;
        which roles; what tasks; what do they expect; what the two people; people are for;
        when they'd start; what the owners want; ask the owners
      `),
    },
    {
      id: 'cost',
      label: 'The full cost',
      synonyms: phrases(`
        full cost; total cost; real cost; really cost; not just wage; not only wage; not only salary;
        just salary; insurance; social security; payroll tax; employer's share; paid holiday; laptop;
        equipment; workplace; recruiting; induction; settle in; until they are any use; third more;
        on top of; ancillary; overhead; licences; yearly cost; cost of training; training costs;
        including training; search costs; time for training; cost of search; not only pay; salary plus;
        social costs; a desk; cost us about; thousand a month; pension; holiday pay; uniform; cost a month;
        per head; wages plus
      `),
    },
    {
      id: 'benefit',
      label: 'What they bring or save',
      synonyms: phrases(`
        bring or save; what they bring; bring in; extra sales; extra income; extra orders; extra revenue;
        more orders; more sales; more revenue; additional sales; overtime; freelancer; temporary staff;
        agency staff; capacity; turn away; contribution; pays off; lost orders; relieve; productive;
        more customers; customers a day; forty customers; what would they bring; pay for themselves;
        earn us; extra work; sell more; busy enough; earn their; overworked
      `),
    },
    {
      id: 'months',
      label: 'Month by month, as profit and as cash',
      synonyms: phrases(`
        month by month; per month; each month; by month; bank account; bank balance; cash; liquidity;
        cash flow; last twelve; twelve months; past figures; actual figures; order book; orders we have;
        forecast; run out of; reserve; runway; credit line; season; next year; profit and; slow months;
        slow month; quiet months; wanting pay; money coming in; over the next year; in february;
        cash in the; how long can; free profit; free cash
      `),
    },
    {
      id: 'cases',
      label: 'A worse case',
      synonyms: phrases(`
        three ways; half extra; worst case; worse case; bad case; good and bad; scenario; customer leaving;
        customer leaves; lose customer; if sales fall; if orders fall; sensitivity; pessimistic; optimistic;
        break-even; just pays; just pay; at which sales; buffer; cautious; safety margin; good case;
        big order falls; order falls through; falls through; goes badly; if it goes; hard times;
        worst month; low season
      `),
    },
    {
      id: 'assumptions',
      label: 'What is assumed and unknown',
      synonyms: phrases(`
        what i do not know; what i don't know; uncertain; rough; cannot have everything; one page;
        short page; range; not exact; say openly; where figures come; basis; based on; how sure;
        first answer; preliminary; i assumed; i assume; my assumptions; what i assumed; unknown yet;
        what i know; know and what; what's a guess; a guess; rough calculation; only roughly;
        numbers i used; so far as; to be checked; by tomorrow i can
      `),
    },
    {
      id: 'conditions',
      label: 'An answer with conditions',
      synonyms: phrases(`
        with conditions; second when; second later; if orders; when orders; orders are above; part-time;
        temporary contract; start later; step by step; look again; look at it again; each quarter;
        every quarter; recommendation; probation; on condition; under condition; my recommendation;
        start with one; from june; second one later; wait with the; trial; for six months; if sales;
        take on one
      `),
    },
  ],
};
