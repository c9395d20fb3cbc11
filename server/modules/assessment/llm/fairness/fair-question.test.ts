import { expect, it } from 'vitest';
import { allQuestions, questionById } from '../../../../../tests/support/judging-bank.ts';
import { fairnessOf } from './fair-question.ts';

const question = questionById('software-03');
const core = {
  turnId: 'core',
  prompt: question.prompt,
  answer: 'Our shop crashed for some customers last May, and after two days the crash was gone for good.',
};
const fairness = fairnessOf(question, [core]);

it.each(['What did you do yourself?', 'Thank you. How did the crash end, in numbers?'])('%s', (ask) =>
  expect(fairness.whole(ask)).toBe(true),
);

it.each([
  ['no question', 'Tell me more about it.'],
  ['two questions', 'What did you do? And what came of it?'],
  ['nothing', '?'],
  ['too long', `Why ${'so '.repeat(100)}?`],
  ['more than one line', 'What did you do\nand why?'],
  ['what no database stores', 'What did you\u0000 do?'],
  ['half a character', 'What did you \ud83d do?'],
  ['what was asked before', question.prompt],
  ['a method nobody spoke of', 'Did you reproduce the fault and read the stack trace?'],
  ['methods in a list', 'Which of these: stack trace, logs, bisect, debugger, profiler?'],
  ['words of an anchor', `So it ${question.anchors[5].split(' ').slice(0, 8).join(' ')}?`],
  ['a link', 'Could you look at https://elsewhere.example for me?'],
  ['a method in a tag that is no word', 'Did you look at the <b stack trace> then?'],
  ['a method in letters of another script', 'Did you read the st\u0430ck tr\u0430ce?'],
  ['a method in wide letters', 'Did you read the ｓｔａｃｋ ｔｒａｃｅ?'],
  ['a method under accents', 'Did you read the sta\u0301ck tra\u0301ce?'],
  ['another language', 'Haben Sie die Aufrufliste gelesen und was haben Sie dann gemacht?'],
  ['what is private', 'What did you do, and how old are you?'],
  ['what was taken out', 'What did [name] do?'],
])('not %s', (_case, ask) => expect(fairness.whole(ask)).toBe(false));

it('lets a beginning go on that is no question yet, and no more once it is one', () => {
  expect(fairness.soFar('')).toBe(true);
  expect(fairness.soFar('What did you do')).toBe(true);
  expect(fairness.soFar('What did you do?')).toBe(true);
  expect(fairness.soFar('What did you do? And')).toBe(false);
});

it('asks plainly about any question of the bank', () => {
  const asks = [
    'What did you do first, and what did you find?',
    'How did you choose, and what did you notice?',
  ];
  for (const one of allQuestions)
    for (const ask of asks)
      expect(fairnessOf(one, [{ ...core, prompt: one.prompt }]).whole(ask), one.id).toBe(true);
});

it.each([
  ['compare', 'Comparing with another source', 'data-01'],
  ['check', 'Checking that it was understood', 'data-02'],
  ['ask', 'Asking questions', 'sales-01'],
  ['measure', 'Measuring instead of guessing', 'software-12'],
  ['plan', 'Planning better next time', 'software-06'],
])('does not ask what somebody did %s where that is a concept nobody spoke of: %s', (act, label, id) => {
  const one = questionById(id);
  expect(one.concepts.map((concept) => concept.label)).toContain(label);
  const { whole } = fairnessOf(one, [{ ...core, prompt: one.prompt }]);
  expect(whole(`What did you ${act}?`)).toBe(false);
  expect(whole('What did you do next?')).toBe(true);
});

it.each([
  ['software-17', 'Which tests did you write yourself?'],
  ['customer-support-02', 'What did the guest say in the end?'],
  ['sales-02', 'What came of it for the customer?'],
])('asks by whom and for whom the work was, of %s: %s', (id, ask) => {
  const { prompt } = questionById(id);
  const answer =
    'It was a busy week in May, and on the Friday I had done what I could. After that it was quiet.';
  expect(fairnessOf(questionById(id), [{ ...core, prompt, answer }]).whole(ask)).toBe(true);
});
