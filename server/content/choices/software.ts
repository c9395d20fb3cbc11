import type { ChoiceSet } from './choice-set.ts';
import { softwareHiringChoices } from './software-hiring.ts';

export const softwareChoices: ChoiceSet = {
  familyId: 'software',
  version: 2,
  hiringQuestions: softwareHiringChoices,
  questions: [
    {
      id: 'software-choice-01',
      levels: ['junior', 'mid'],
      competency: 'debugging',
      prompt:
        'A test passes when it is run alone and fails when the whole suite runs. Which cause fits this best?',
      suggestedSeconds: 60,
      options: [
        { text: 'Another test changes something that both of them use.', isRight: true },
        { text: 'The assertion of the test compares the wrong values.', isRight: false },
        { text: 'The function under test always returns the same result.', isRight: false },
        { text: 'The test has a syntax error.', isRight: false },
      ],
      explanation:
        'What differs between the two runs is what ran before: shared state such as a file, a table or a global value. A wrong assertion or a syntax error would fail in both.',
    },
    {
      id: 'software-choice-02',
      levels: ['mid', 'senior'],
      competency: 'debugging',
      prompt:
        'A fault appeared somewhere in the last 200 commits. You can tell good from bad with one command. How many commits do you have to check at most to find the one that brought it in?',
      suggestedSeconds: 75,
      options: [
        { text: 'About 8', isRight: true },
        { text: 'About 20', isRight: false },
        { text: 'About 100', isRight: false },
        { text: 'All 200', isRight: false },
      ],
      explanation:
        'Each check of the middle commit halves what is left, and 2 to the power of 8 is 256. This is what git bisect does.',
    },
    {
      id: 'software-choice-03',
      levels: ['junior', 'mid'],
      competency: 'debugging',
      prompt: 'Which of these help to find the cause of a fault that users report but you cannot reproduce?',
      suggestedSeconds: 75,
      options: [
        { text: 'The logs of the moment in which it happened to one of them', isRight: true },
        { text: 'What their version, browser or data have in common', isRight: true },
        { text: 'A retry around the call, so that the fault shows less often', isRight: false },
        { text: 'Closing the report until more people complain', isRight: false },
      ],
      explanation:
        'Both the logs and what the affected users share narrow down where to look. A retry hides the symptom and leaves the cause, and with it the evidence, harder to find.',
    },
    {
      id: 'software-choice-04',
      levels: ['junior', 'mid'],
      competency: 'code-quality',
      prompt: 'What does a test that reaches 100 % of the lines prove about a function?',
      suggestedSeconds: 60,
      options: [
        { text: 'That each line ran at least once while the test ran', isRight: true },
        { text: 'That the function is right for all inputs', isRight: false },
        { text: 'That each branch was taken in both directions', isRight: false },
        { text: 'That a change of the function would make the test fail', isRight: false },
      ],
      explanation:
        'Line coverage says what was executed and nothing else. A test without any assertion can reach it, and one line can hold two branches.',
    },
    {
      id: 'software-choice-05',
      levels: ['mid', 'senior'],
      competency: 'code-quality',
      prompt:
        'You are to restructure a function of 300 lines that has no tests and that people depend on. What comes first?',
      suggestedSeconds: 75,
      options: [
        { text: 'Tests that record what it does today, its oddities included', isRight: true },
        { text: 'A new version beside it, written from its name', isRight: false },
        { text: 'Splitting it into small functions, then testing those', isRight: false },
        { text: 'Renaming its variables', isRight: false },
      ],
      explanation:
        'Restructuring keeps behaviour as it is, so today’s behaviour has to be pinned before anything moves. Splitting first leaves nothing that would notice a change.',
    },
    {
      id: 'software-choice-06',
      levels: ['junior', 'mid', 'senior'],
      competency: 'code-quality',
      prompt:
        'A query is built by joining the text a user typed into an SQL string. Which of these close the hole for good?',
      suggestedSeconds: 75,
      options: [
        { text: 'Passing the value as a parameter of a prepared statement', isRight: true },
        { text: 'Building the query with a library that binds values as parameters', isRight: true },
        { text: 'Checking the input in the browser before it is sent', isRight: false },
        { text: 'Removing the word DROP from the input', isRight: false },
        { text: 'Using POST in place of GET', isRight: false },
      ],
      explanation:
        'A bound value is never read as SQL, whatever it contains. Checks in the browser can be left out by whoever sends the request, and lists of bad words are never complete.',
    },
    {
      id: 'software-choice-07',
      levels: ['junior', 'mid'],
      competency: 'design',
      prompt:
        'You look up entries by key many thousand times a second and never need them in order. Which structure fits?',
      suggestedSeconds: 60,
      options: [
        { text: 'A hash table', isRight: true },
        { text: 'A sorted list with binary search', isRight: false },
        { text: 'A linked list', isRight: false },
        { text: 'A queue', isRight: false },
      ],
      explanation:
        'A hash table finds a key in constant time on average. Binary search needs a number of steps that grows with the logarithm and pays for an order that nobody asked for.',
    },
    {
      id: 'software-choice-08',
      levels: ['mid', 'senior'],
      competency: 'design',
      prompt:
        'A client times out while it waits for the reply to a payment request and sends it again. What keeps the customer from paying twice?',
      suggestedSeconds: 75,
      options: [
        {
          text: 'A key that both requests carry and that the server stores with the first result',
          isRight: true,
        },
        { text: 'A longer timeout', isRight: false },
        { text: 'A faster network between client and server', isRight: false },
        { text: 'A disabled button while the request is under way', isRight: false },
      ],
      explanation:
        'Only the server can tell that two requests are the same one, and it needs an idempotency key for that. A longer timeout makes it rarer; a disabled button does not stop an automatic retry or a reload.',
    },
    {
      id: 'software-choice-09',
      levels: ['mid', 'senior'],
      competency: 'design',
      prompt: 'Which of these are real costs of putting a cache in front of a database?',
      suggestedSeconds: 90,
      options: [
        { text: 'Readers may see values that are out of date', isRight: true },
        { text: 'Somebody has to decide when an entry is dropped', isRight: true },
        { text: 'After a restart, an empty cache sends all load to the database at once', isRight: true },
        { text: 'Each read becomes slower than without a cache', isRight: false },
        { text: 'The database loses the values that the cache holds', isRight: false },
      ],
      explanation:
        'Staleness, invalidation and the cold start are what a cache costs. A hit is faster than the query it saves, and the database keeps everything it had.',
    },
    {
      id: 'software-choice-10',
      levels: ['mid', 'senior'],
      competency: 'delivery',
      prompt:
        'Errors rise to 5 % of all requests ten minutes after a release. The release can be taken back in two minutes. What do you do first?',
      suggestedSeconds: 60,
      options: [
        { text: 'Take the release back, then look for the cause', isRight: true },
        { text: 'Look for the cause, then decide', isRight: false },
        { text: 'Write the fix and release it', isRight: false },
        { text: 'Wait and see whether the rate falls by itself', isRight: false },
      ],
      explanation:
        'Harm is limited first where the way back is short and safe; the cause can be looked for afterwards without users paying for the time. A fix in haste is a second untested change.',
    },
    {
      id: 'software-choice-11',
      levels: ['mid', 'senior'],
      competency: 'delivery',
      prompt:
        'A column is to be renamed while old and new versions of the server run side by side. Which order works without an outage?',
      suggestedSeconds: 90,
      options: [
        {
          text: 'Add the new column, write to both, copy the old values, read from the new one, drop the old one',
          isRight: true,
        },
        { text: 'Rename the column, then release the new server', isRight: false },
        { text: 'Release the new server, then rename the column', isRight: false },
        { text: 'Drop the old column, add the new one, release the new server', isRight: false },
      ],
      explanation:
        'Each step has to be fit for both versions that run at that time. A plain rename breaks the old server in one order and the new one in the other; dropping first loses the values.',
    },
    {
      id: 'software-choice-12',
      levels: ['junior', 'senior'],
      competency: 'collaboration',
      prompt: 'Which of these remarks in a code review can the author act on?',
      suggestedSeconds: 75,
      options: [
        { text: '“An empty list makes this divide by zero; a test with [] shows it.”', isRight: true },
        {
          text: '“Could this be one query? With 500 rows it asks the database 500 times.”',
          isRight: true,
        },
        { text: '“This is not clean.”', isRight: false },
        { text: '“I would have done it another way.”', isRight: false },
      ],
      explanation:
        'A remark that names the place, the effect and a way to see it can be acted on. “Not clean” and “another way” state a taste without saying what is wrong or what would be better.',
    },
    {
      id: 'software-choice-13',
      levels: ['junior', 'mid'],
      competency: 'delivery',
      prompt: 'You notice that you will not finish a task on the promised day. When do you say so?',
      suggestedSeconds: 45,
      options: [
        { text: 'As soon as you know it, with what is done and what could be left out', isRight: true },
        { text: 'On the promised day', isRight: false },
        { text: 'When somebody asks', isRight: false },
        { text: 'Once it is finished, with an explanation', isRight: false },
      ],
      explanation:
        'Early news leaves others a choice: to help, to cut or to move what depends on it. On the day itself only the damage can be counted.',
    },
  ],
};
