import { expect, test } from 'vitest';
import { validAnswerTo } from '../../../../tests/support/valid-answers.ts';
import { everyQuestionOf, roleFamilies, shippedFamilies } from '../../../content/role-families.ts';
import { questions } from './questions.ts';

const context = { now: new Date(0), publicUrl: 'https://candor.example', support: 'help@candor.example' };
const shipped = shippedFamilies.flatMap(everyQuestionOf);
const sound = validAnswerTo(shipped.find(({ id }) => id === 'software-01')?.prompt ?? '');
const samples = { answer_sound: sound, answer_weak: 'I am good at that and always do my best.' };

function pieceOf(id: string) {
  const piece = questions.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`There is no ${id}.`);
  return piece;
}
const asked = (id: string) => roleFamilies.flatMap(everyQuestionOf).find((question) => question.id === id);
const use = (published: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  questions.use?.(new Map(Object.entries(published)));

test('every question can be edited as it is, and stays as it is', () => {
  use(Object.fromEntries(questions.pieces.map(({ id, file }) => [id, { ...file, ...samples }])));
  expect(roleFamilies.flatMap(everyQuestionOf)).toEqual(shipped);
  for (const { file, problems } of questions.pieces) expect(problems({ ...file, ...samples })).toEqual([]);
  use({});
  expect(roleFamilies).toEqual(shippedFamilies);
});

test('a question that was published is asked, and its family has a version of its own', () => {
  const { file } = pieceOf('software-01');
  const versionOf = () => roleFamilies.find(({ id }) => id === 'software')?.version ?? 0;
  const before = versionOf();
  use({ 'software-01': { ...file, ...samples, prompt: 'What was the last fault you found?' } });
  expect(asked('software-01')).toMatchObject({
    id: 'software-01',
    prompt: 'What was the last fault you found?',
  });
  const first = versionOf();
  expect(first).toBeGreaterThan(before);
  use({ 'software-01': { ...file, ...samples, prompt: 'Which fault did you find last?' } });
  expect(versionOf()).not.toBe(first);
  use({});
  expect(versionOf()).toBe(before);
});

test('a concept keeps its id with its label, and a new one gets one', () => {
  const { file } = pieceOf('software-01');
  const [kept] = asked('software-01')?.concepts ?? [];
  const lines = (file['concepts'] ?? '').split('\n');
  const concepts = lines.with(-1, '* What Came Of It: shipped, rolled out, went live').join('\n');
  use({ 'software-01': { ...file, ...samples, concepts } });
  expect(asked('software-01')?.concepts[0]).toEqual(kept);
  expect(asked('software-01')?.concepts.at(-1)).toEqual({
    id: 'what-came-of-it',
    label: 'What Came Of It',
    isOutcome: true,
    synonyms: ['shipped', 'rolled out', 'went live'],
  });
  use({});
});

test('the answers beside it have to yield what they must', () => {
  const { file, preview } = pieceOf('software-01');
  const passed = (values: object) =>
    preview({ ...file, ...samples, ...values }, context).checks.map(({ has_passed }) => has_passed);
  expect(passed({})).toEqual([true, true, true]);
  expect(passed({ answer_sound: samples.answer_weak })).toEqual([false, true, true]);
  expect(passed({ answer_weak: sound })).toEqual([true, false, true]);
});

test.each<[Record<string, string>, string, RegExp]>([
  [{ prompt: '' }, 'prompt', /missing/],
  [{ anchor_3: '' }, 'anchor_3', /missing/],
  [{ seconds: 'soon' }, 'seconds', /whole seconds/],
  [{ seconds: '9' }, 'seconds', /whole seconds/],
  [{ concepts: 'Only one: a, b, c' }, 'concepts', /needs 5 to 8 concepts/],
  [{ answer_sound: '' }, 'answer_sound', /Write the sample/],
  [{ answer_weak: '' }, 'answer_weak', /Write the sample/],
])('%j is refused beside its field', (wrong, field, message) => {
  const { file, problems } = pieceOf('software-01');
  const told = problems({ ...file, ...samples, ...wrong });
  expect(told.map((problem) => problem.field)).toEqual([field]);
  expect(told[0]?.message).toMatch(message);
});

test('what is wrong with a concept is said with its line', () => {
  const { file, problems } = pieceOf('software-01');
  const lines = (file['concepts'] ?? '').split('\n');
  const wrong = lines.with(1, 'Second: UPPER CASE, b, c').join('\n');
  expect(problems({ ...file, ...samples, concepts: wrong })[0]?.message).toMatch(/^Line 2: a synonym/);
  const twice = lines.with(1, lines[0] ?? '').join('\n');
  expect(problems({ ...file, ...samples, concepts: twice })[0]?.message).toMatch(/^Line 2: .*twice/);
});
