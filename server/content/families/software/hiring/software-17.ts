import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software17: Question = {
  id: 'software-17',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'code-quality',
  prompt: 'Tell me about a fault in your own code that got past your tests. What did you change afterwards?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that mistakes happen or that it was fixed, but not what the tests had missed.',
    3: 'Names the fault and adds a test for it, but nothing that would catch the next one of its kind.',
    5: 'Names the fault and whom it hit, says which assumption the tests shared with the code, has a test that fails before the fix, looks for the same fault elsewhere, and changes the way of testing so that this kind of fault shows.',
  },
  concepts: [
    {
      id: 'fault',
      label: 'What the fault was and whom it hit',
      synonyms: phrases(`
        wrong result; ten times too; far too high; wrong amount; wrong price; wrong date; customers noticed;
        users noticed; customer complained; users complained; support ticket; bug report; program crashed;
        it crashed; in production; went live; broke on; customer got; customers got; users saw;
        users could not; wrong total; wrong number; negative price; negative amount; wrong email;
        orders were lost; data was lost; data were lost; lost data; charged twice; after the release;
        a customer told us; a colleague noticed; support told me; error in production; customer could not;
        customers could not; users could not find; could not log in; could not pay; could not order;
        first customer from; customer in another country; lost their data; showed the wrong; sent the wrong;
        calculated wrong; calculated wrongly; page stayed empty; went wrong in production;
        showed the day before; showed the wrong day; one day off; one cent off; every customer saw;
        customers got the wrong; people got the wrong; an hour late; an hour early; showed the wrong time;
        gave a child; paid twice; did not work for; failed for; someone noticed; noticed it; parent noticed;
        wrong marks; missing from
      `),
    },
    {
      id: 'why-missed',
      label: 'Why the tests had missed it',
      synonyms: phrases(`
        all green; tests were green; tests passed; passed all tests; passed all its tests; happy path;
        never tested; only tested; had not tested; had not thought of; never thought of; i had assumed;
        code assumed; test assumed; same assumption; wrong assumption; blind spot; not covered; coverage;
        mock; made up data; examples came from me; expected a; nobody had thought; had not considered;
        nobody considered; did not think of; not thought about; my tests only; tests only had;
        tests had only; only one case; only the normal case; simple cases; tests for ten; test data was;
        test data were too; different in reality; in the real world; same mistake in the test;
        tested the wrong; two at once; at the same time; combination of; i believed that;
        took it for granted; never happens in; worked in every test; worked in all tests; every test i had;
        all my tests; only ever; only typed; only used; only tried; plain letters; english names;
        my own names; perfect data; clean data; nice data; small data; on my laptop it; one user only;
        one time zone; my tests were too; too simple; too few cases; gap in my tests; checks were green;
        my checks never; my tests never; never used a day; never had a case; never tried a; had never tried;
        had only ever; i had only tested; nothing in my tests; my tests all had; my tests all used;
        my checks all; did not know about the; had not known that; only ever had; never occurred;
        didn't occur; tested only; neat examples; tidy ones; only the usual; no test for; forgot to test;
        forgot that; a blank
      `),
    },
    {
      id: 'failing-test',
      label: 'A test that failed first',
      synonyms: phrases(`
        failing test; test that failed; test with his file; wrote a test; added a test; test case for it;
        regression test; reproduced it in a test; red test; only then changed; before the fix; first a test;
        test first; test with two; test with that; test that shows; test which failed; test was red;
        test is red; saw it fail; turned green; then the fix; then i fixed; then repaired;
        wrote one more test; exactly this case; reproduce it; wrote a check; check that failed; check with;
        with exactly that; with the same input; with his data; with her data; that failed and; failed first;
        before correcting; then corrected; then i corrected; then changed the code; proved the fault;
        made it go wrong first; made it fail; a test that showed it; put that day into; put his data into;
        put her data into; saw it go wrong; added that case; test for that; test for it; a case for it;
        put it in the tests; new test; so the test failed
      `),
    },
    {
      id: 'limiting',
      label: 'Limiting the harm',
      synonyms: phrases(`
        rolled back; roll back; reverted; took it offline; took the export offline; offline for;
        switched it off; turned it off; disabled; hotfix; feature flag; repaired the data;
        corrected the data; corrected the records; told the customers; apologised to; switched off;
        turned off for; took it down; stopped the release; went back to the old; old version back;
        put the old version; paid them back; gave the money back; wrote to the customers;
        called the customers; told support; informed the customers; informed support; corrected by hand;
        repaired by hand; blocked it; previous release; previous version; last version back;
        put the release back; took the release back; back in twenty minutes; back in ten minutes;
        stopped it at once; switched the feature off; feature off; paused the; by phone until;
        workaround for; put the old one back; switched back to; wrote to those; rang those who;
        rang the people who; gave them back what; told those who had; took the new one back;
        fixed it the same; fix it at once; sent a correction
      `),
    },
    {
      id: 'looking-wider',
      label: 'Looking for the same fault elsewhere',
      synonyms: phrases(`
        other places; same mistake; same fault; same error; similar code; similar functions;
        searched the code; went through the files; went through all; found two more; more formats;
        also affected; everywhere we use; where else; looked where else; the same thing with;
        same thing elsewhere; same pattern; other functions; other parts of the code; other modules;
        rest of the code; whole code base; similar places; all similar; found another; found it in two;
        searched for; went looking; looked further; looked for more; same hole; same bug; same problem in;
        similar problem; other reports; export had the same; import had the same; a second place;
        third place; checked the other; looked whether it was anywhere; looked everywhere;
        looked for it elsewhere; same thing anywhere; anywhere else; went through the rest; the rest of
      `),
    },
    {
      id: 'better-tests',
      label: 'Tests that see more',
      synonyms: phrases(`
        real data; real files; real samples; real examples; production data; property based; fuzz;
        random input; boundary; edge case; corner case; edges of a range; edge of the range; test the edges;
        integration test; end to end test; invalid input; empty input; strange input; all the ways;
        combinations; combined; write down the cases; list of cases; list of special cases; special cases;
        unusual cases; extreme values; smallest and largest; zero and; empty list; empty values;
        limits of the range; real customer data; data from production; copy of the real; test with real;
        whole chain; from start to end; tests with random; random values; bad input; wrong input;
        more kinds of tests; think of what could go wrong; list of real; real names; names from;
        different countries; several countries; other languages; special letters; long names; leap year;
        time zones; many users at once; which inputs; inputs are missing; kinds of input; think of inputs;
        test with a list; table of inputs; as new checks; as new tests; odd days; strange days;
        wrote down odd; odd cases; strange cases; wrote new checks; wrote more checks; added checks for;
        which days are strange; change of the clocks; clocks change; leap days; ask myself what could;
        ask myself which; always ask myself; odd real; odd examples; daft cases; stupid cases; silly cases;
        worst case; try to break; what a user could; what the user can; weird ones; the odd ones; large file
      `),
    },
    {
      id: 'team',
      label: 'What the team took from it',
      synonyms: phrases(`
        told my team; told the team; showed the team; what i had missed; code review; checklist;
        second pair of eyes; pipeline; continuous integration; static analysis; linter; post mortem;
        postmortem; retrospective; definition of done; tester reads; tester looks; colleague reads my tests;
        colleague looks at my tests; somebody else writes; somebody else tests; another person tests;
        four eyes; told everybody; told everyone; told the others; talked about it in the team;
        in our team meeting; shared it with the team; wrote it up; on our list; in the review we;
        automatically checked; before each release; in reviews we; we ask in reviews; ask in the review;
        question in the review; colleague to review my tests; pair with a tester; our testers; test list;
        shared list; share the story; told it in the; learned from it together; lesson for the team;
        added to our; told the others what; told the others about; everybody in the team;
        showed the others what; sit with a colleague; somebody else tries; someone else tries;
        list on the wall; list on; our list
      `),
    },
  ],
};
