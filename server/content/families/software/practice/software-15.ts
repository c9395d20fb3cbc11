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
        lay them; have in common; how far apart; same server; real examples; affected orders; doubled order;
        every doubled; the doubles; look at the doubles; all of the doubles; which server; the pairs;
        when it is busiest; when it's busiest; same phone; put them next to
      `),
    },
    {
      id: 'tracing',
      label: 'Following one request through',
      synonyms: phrases(`
        correlation id; request id; tracing; request number; server id; unique id; end to end; telemetry;
        unique request; number for each; id for each; id to each; log it; log each; add logs; more logs;
        on each hop; follow an order; through the system; extra notes; notes in the log;
        every order a number; order a number; write down every step; each step; note the time;
        log around there
      `),
    },
    {
      id: 'repeats',
      label: 'Requests that are sent again',
      synonyms: phrases(`
        retries; timeout; double click; resend; send again; network; gateway; load balancer; retried;
        sends it again; sends twice; clicks twice; press twice; answer is slow; slow answer; slow connection;
        hits the button; hit the button; press again; pressed twice; pushes twice; clicked again;
        tapped twice; sent it again; send it again; sends it two times; sends two times; thinks it failed;
        line was bad; slow network; when it is slow; not sure it went
      `),
    },
    {
      id: 'concurrency',
      label: 'Two processes at the same moment',
      synonyms: phrases(`
        race; two processes; concurrent; concurrency; transaction; isolation level; threads; at the same time;
        same moment; two servers; two workers; race condition; at the same moment; same instant;
        two people at once; cross each other; neither sees; side by side at the same; in the same second;
        two machines
      `),
    },
    {
      id: 'messaging',
      label: 'Messages delivered more than once',
      synonyms: phrases(`
        at least once; redeliver; consumer; worker; webhook; event; broker; acknowledged; message twice;
        delivered twice; handled twice; processed twice; passed on twice; handed over twice; message comes;
        picked up twice; two workers take; picks it up
      `),
    },
    {
      id: 'forcing',
      label: 'Forcing the rare case',
      synonyms: phrases(`
        load test; stress test; simulate; inject; staging; traffic; replay; lot of traffic; much traffic;
        heavy traffic; test copy; copy of the system; artificial delays; slow down; slow answers; provoke;
        make it more likely; very many orders; many orders until; fake orders; fake traffic; hammer;
        hammer a test; test machine; as busy as; much load; load on a test; slow it down on purpose;
        on purpose; pull the plug; cut the line; lots of orders
      `),
    },
    {
      id: 'hypotheses',
      label: 'Telling suspects apart',
      synonyms: phrases(`
        hypothesis; hypotheses; rule out; eliminate; distinguish; would expect; my first guess;
        possible reasons; possible causes; expect to see; my hunch; hunch; i suspect; list of ideas;
        crossed off
      `),
    },
    {
      id: 'guarding',
      label: 'Protecting customers meanwhile',
      synonyms: phrases(`
        idempotent; idempotency; unique constraint; unique index; deduplicate; unique key; refund; refuse;
        reconcile; charged; rule in the database; refuse the second; reject the second; remove the double;
        delete the double; pay back; check for doubles; duplicate check; charged twice; daily check;
        second is refused; turn away; turned away; any number seen before; refuse it; count it once;
        give the money back; keep a count; doubles each day
      `),
    },
  ],
};
