import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software03: Question = {
  id: 'software-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'debugging',
  prompt: 'Tell me about the hardest bug you have tracked down. How did you find its cause?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Names a bug and says it was fixed; the way from one to the other is missing or is a lucky change.',
    3: 'Says how the bug showed, which log, debugger or experiment led to the cause, and what the cause was.',
    5: 'Says what made it hard, which explanations were ruled out and by which observation, what proved the cause, how the fix was confirmed, and what now stops it from coming back.',
  },
  concepts: [
    {
      id: 'symptom',
      label: 'How the bug showed',
      synonyms: phrases(`
        app crashed; kept crashing; server crash; page crash; wrong result; wrong number; wrong value;
        error message; payments failed; job failed; stop working; stopped responding; logged out; lost data;
        data was lost; orders were lost; got slow; drop packets; random error; would not open; every night;
        once a week; dropped a message; dropped messages; was empty; came up empty; page was empty;
        cent off; wrong sum; went missing; it hung; out of the blue; did not add up
      `),
    },
    {
      id: 'reproducing',
      label: 'Making it happen on demand',
      synonyms: phrases(`
        reproduce; recreate; replicate; same input; locally; laptop; intermittent; make it happen;
        could reproduce; on my laptop; on my machine; trigger the bug; same empty page;
        make it happen again; on a spare machine; spare machine; could not see it; on my computer;
        see it on my; get it to happen; tried to make it; set the clock; made it go wrong; it broke again;
        on purpose
      `),
    },
    {
      id: 'narrowing',
      label: 'Narrowing it down',
      synonyms: phrases(`
        bisect; rule out; hypothesis; took it apart; step by step; binary search; what they had in common;
        plot failures; bisect commits; found the one that; followed the text; followed it through;
        turned one off; one thing after another; one thing at a time; through the bad ones;
        switched off one; took things away; took away one; until only one was left; crossed off;
        cut it in half; saw they all came; pattern in the
      `),
    },
    {
      id: 'evidence',
      label: 'Evidence you looked at',
      synonyms: phrases(`
        log; message id; debugger; breakpoint; stack trace; profiler; timestamp; read the logs;
        look at the logs; check the logs; log file; add log; added logging; more logging; many log; make log;
        log message; print statement; read the code; database record; memory dump; network trace; monitoring;
        metrics; plotted; wrote down the time; kept a list; which browser; watched what it did;
        three weeks of notes; looked at the times
      `),
    },
    {
      id: 'cause',
      label: 'What it turned out to be',
      synonyms: phrases(`
        race; null; cache; configuration; time zone; encoding; race condition; null pointer; two threads;
        thread; deadlock; memory leak; disk was full; filled up the disk; wrong version; old version;
        missing index; cache was; the cache; wrong config; it turned out that; the reason was that;
        root cause; overflow; it came out that; came out that; held the file; ran at that hour;
        at the very same moment; saved file; old file; rolled over; date changed; just after midnight;
        rounded twice; counted twice; the culprit; was to blame; all along; at the same moment;
        two programs at once; the real reason; old saved
      `),
    },
    {
      id: 'fix-confirmed',
      label: 'Fixing it and confirming the fix',
      synonyms: phrases(`
        patch; never came back; deploy the fix; release the fix; fix worked; make sure it;
        has not come back; not coming back; did not come back; did not happen again; error was gone;
        went to zero; only the other one stayed; ran it again and; all came right; the week after only;
        if it comes back; looked if it comes; has been quiet since; quiet since; corrected it and;
        ran it for a week; watched it for
      `),
    },
    {
      id: 'prevention',
      label: 'Keeping it from coming back',
      synonyms: phrases(`
        alert; alarm; postmortem; linter; code review; validation; checklist; wrote a test; add a test;
        regression test; test for it; test that failed; test that fails; set up a warning; set up an alert;
        add an alert; put an alarm; alarm on; add a check; add monitoring; add a test for it; added a test;
        told the others; looks at it each; made a note of it; warn us
      `),
    },
  ],
};
