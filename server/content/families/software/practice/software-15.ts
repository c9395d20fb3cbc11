import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software15: Question = {
  id: 'software-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'debugging',
  prompt:
    'Under heavy load about one order in ten thousand is recorded twice, and nobody can reproduce it on their own machine. How would you investigate?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Adds a lock or removes the second record without finding out how it arises.',
    3: 'Looks at logs of affected orders and suspects a repeated request or two processes at once, but names no observation that would decide between them.',
    5: 'Compares several affected pairs for what they share, states for each suspect what the records would look like if it were true, adds the missing identifier to tell them apart, forces the rare case in a test system, and limits harm to customers meanwhile.',
  },
  concepts: [
    {
      id: 'examples',
      label: 'Comparing the affected records',
      synonyms: phrases(`
        timestamp; milliseconds; seconds apart; duplicate; double orders; look at the double; side by side;
        lay them; have in common; how far apart; same server; real examples; affected orders
      `),
    },
    {
      id: 'tracing',
      label: 'Following one request through',
      synonyms: phrases(`
        correlation id; request id; tracing; request number; server id; unique id; end to end; telemetry;
        unique request; number for each; id for each; id to each; log it; log each; add logs; more logs;
        on each hop; follow an order; through the system
      `),
    },
    {
      id: 'repeats',
      label: 'Requests that are sent again',
      synonyms: phrases(`
        retries; timeout; double click; resend; send again; network; gateway; load balancer; retried;
        sends it again; sends twice; clicks twice; press twice; answer is slow; slow answer; slow connection
      `),
    },
    {
      id: 'concurrency',
      label: 'Two processes at the same moment',
      synonyms: phrases(`
        race; two processes; concurrent; concurrency; transaction; isolation level; threads; at the same time;
        same moment; two servers; two workers; race condition
      `),
    },
    {
      id: 'messaging',
      label: 'Messages delivered more than once',
      synonyms: phrases(`
        at least once; redeliver; consumer; worker; webhook; event; broker; acknowledged; message twice;
        delivered twice; handled twice; processed twice
      `),
    },
    {
      id: 'forcing',
      label: 'Forcing the rare case',
      synonyms: phrases(`
        load test; stress test; simulate; inject; staging; traffic; replay; lot of traffic; much traffic;
        heavy traffic; test copy; copy of the system; artificial delays; slow down; slow answers; provoke;
        make it more likely
      `),
    },
    {
      id: 'hypotheses',
      label: 'Telling suspects apart',
      synonyms: phrases(`
        hypothesis; hypotheses; rule out; eliminate; distinguish; would expect; my first guess;
        possible reasons; possible causes; expect to see
      `),
    },
    {
      id: 'guarding',
      label: 'Protecting customers meanwhile',
      synonyms: phrases(`
        idempotent; idempotency; unique constraint; unique index; deduplicate; unique key; refund; refuse;
        reconcile; charged; rule in the database; refuse the second; reject the second; remove the double;
        delete the double; pay back; check for doubles; duplicate check; charged twice; daily check
      `),
    },
  ],
};
