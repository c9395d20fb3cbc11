import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software16: Question = {
  id: 'software-16',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'debugging',
  prompt:
    'A job that runs every night has begun to fail about once a week, each time at another step, and it works when it is started again. How would you find the cause?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would start it again or retry automatically, or names one cause at once without a check.',
    3: 'Would read the logs of the failed nights and name a likely cause, but not how it is told apart from others.',
    5: 'Sets the failed runs against the good ones, names at least two causes outside the code as well as in it with the check for each, provokes the failure on purpose or adds what is needed to see it next time, keeps the harm small meanwhile, and says how it would be known that it is gone.',
  },
  concepts: [
    {
      id: 'failed-runs',
      label: 'What is known of the failed runs',
      synonyms: phrases(`
        log file; read the logs; look at the logs; check the logs; error message; stack trace; timestamp;
        failed nights; failed night; failed runs; nights it failed; which step; time and step;
        list of the failures; collect the errors; collect facts; pattern in the failures; table of failures;
        list of failures; every failure; each failure; write down every failure; note each failure;
        when and where it stopped; where it stopped; where it stops; what it printed; read the output;
        last failures; last weeks of logs; exact time; first failure; notes of each night;
        on the same weekday; first of the month; end of the month; on certain nights; nights with a lot of;
        spreadsheet of the failures; failing nights; failing runs; failing evenings; failure in a table;
        ask the person who restarts; error text; error output; history of the job; run history; date and time;
        how long it ran; how far it came; each failed; diary; keep a record; collect the logs;
        every time it failed; every time it stops; note when; log of; you see a pattern
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing with runs that went well',
      synonyms: phrases(`
        good nights; good ones; good runs; successful runs; runs that worked; nights that worked;
        when it went well; when it works; what is different; compare the runs; compare the nights;
        have in common; what they share; other nights; normal nights; normal night; successful nights;
        nights without a problem; between good and bad; difference between the nights; failed and good;
        failed and successful; bad nights; next to a good; what was different; what they had in common;
        quiet nights; quiet ones; nights that went well; working nights; beside the good; special about;
        what is special; usual nights; differs from a normal; against a good run; compare with good;
        nights it was fine; when it was fine; what else was different
      `),
    },
    {
      id: 'surroundings',
      label: 'Causes around the job',
      synonyms: phrases(`
        memory; disk; network; timeout; cpu; scheduler; cron; backup; deadlock; another job; other jobs;
        other job; same hour; runs out of; database is locked; database connection; load on the server;
        external service; other system; restart of the server; ram; how full the server; server was full;
        disk was full; disk full; other programs; another program; some other program; other process;
        other tasks; runs at the same time; link to the; connection dropped; connection is lost;
        network dropped; server restarts; updates at night; maintenance; slow database; locked tables;
        somebody else uses; shared resource; race condition; not enough space; storage; long batch; batch job;
        virtual machine; outside the job; outside of the job; outside our code; hardware; cloud provider;
        queries that block; server was busy; busy server; machine moved; what else was running;
        what else was going on; something else runs; something shared; they all lean on; all lean on;
        all share; shares with; something outside; outside of; running out of room; out of room; how warm;
        backups; in the same time; rarely the part; not the step; other machine
      `),
    },
    {
      id: 'changes',
      label: 'What changed, in the code or in the data',
      synonyms: phrases(`
        when it began; when it started; recent change; recent changes; what we changed; what has changed;
        last release; deployment; look at the commits; last commits; git history; amount of data; more data;
        data has grown; data of that night; input of that night; configuration; what was installed;
        newly installed; installed when; changed when this started; started to fail; since the failures;
        what is new; new version; update of; last weeks changed; latest changes; more customers;
        more orders than; bigger files; larger files; when the invoices are big; unusual data; strange data;
        bad record; code changed; data changed; any release; released before; moved to a new server;
        new server; settings changed; changed the settings; volume has grown; grown over time;
        longer than it used to; what is different since; a week ago; month ago; bigger now
      `),
    },
    {
      id: 'provoking',
      label: 'Making it happen on purpose',
      synonyms: phrases(`
        reproduce; provoke; simulate; on purpose; force it; trigger it; test machine; test environment;
        staging; on my own machine; many times in a row; run it in a loop; running both; run both;
        make it fail; make it happen; run it by hand; run it again and again; run it ten times; same data on;
        copy of the data; limit the memory; pull the cable; slow down the network; test server; test system;
        in a loop; repeat it until; spare server; die the same way; fail the same way; same way again;
        squeeze the memory; less memory; full disk on a test; try to break it; load test; play it again;
        replay; test one idea; try to make it; fill it up; fill the disk; switch off one; in the daytime;
        run it at noon; run it many; move it to another; move it to another time
      `),
    },
    {
      id: 'more-evidence',
      label: 'Seeing more the next time',
      synonyms: phrases(`
        more logging; add logging; add logs; extra logs; log more; logs say too little;
        wait for the next failure; next time it fails; monitoring; metrics; tracing; alarm; record the memory;
        write down what it does; writes what it does; log every step; log each step; note every minute;
        print more; record more; measure while it runs; measure the memory; next crash; next failure tells;
        tells me more; better error messages; get a message when; notified when; dashboard; alert;
        detailed logging; detailed logs; switch on logging; turn on logging; switch on debug; debug logs;
        set up a warning; set up an alarm; warning before; watch the memory; graph of the memory; snapshot;
        more information; keep a watch; a watch on; put a watch; watch on memory; just before it dies;
        before it dies; how much memory; note more; sit with it; stay up; look in at night;
        record everything; more detail; catch it
      `),
    },
    {
      id: 'harm',
      label: 'Keeping the harm small without hiding the cause',
      synonyms: phrases(`
        in the meantime; meanwhile; retry; workaround; symptom; idempotent; run twice; starting it again;
        start it again; does no harm; without harm; resume; hide the cause; somebody on call;
        as long as we do not know; while i search; somebody checks it in the morning; check it in the morning;
        start it by hand; restart it by hand; run it again by hand; people who need the result;
        those who need the result; tell the people who depend; run it earlier; room to repeat;
        not only restart; only a bandage; bandage; only hides; continue where it stopped; second run;
        until we find it; until it is found; until i know; so long as; no invoice twice; not sent twice;
        nothing is sent twice; safe to repeat; safe to restart; stop gap; only treats; just restarting;
        keep restarting; just rerunning; not just start it; make sure in the morning; twice in the books;
        run it again
      `),
    },
    {
      id: 'proof',
      label: 'Knowing that it is gone',
      synonyms: phrases(`
        watch it for; watch it a few weeks; keep an eye; several weeks; does not come back; verify the fix;
        prove the fix; no failure since; regression test; observe it for; a month without; wait a month;
        wait at least; wait some weeks; before i say it is fixed; before i call it fixed; still runs after;
        count the failures; failures are gone; did not fail again; fail again; no more failures;
        runs for weeks; test for this case; once a week means; three weeks without; quiet weeks;
        weeks of quiet; weeks without; nights without; i believe it; then i believe; believe it is fixed;
        call it solved; consider it solved; thirty nights; make sure it is gone; has not failed for;
        has not failed in; had not failed for; has not failed since; no failure for; weeks after the change;
        six weeks without; months without; see if it stops; stops failing; if it stays away; stays away;
        sure it was that
      `),
    },
  ],
};
