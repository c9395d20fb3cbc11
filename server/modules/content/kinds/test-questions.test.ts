import { afterEach, expect, test } from 'vitest';
import { choiceSets, shippedChoiceSets } from '../../../content/choices/choice-sets.ts';
import { codingSets, shippedCodingSets } from '../../../content/coding/coding-sets.ts';
import { ofFamilies } from '../../../content/role-families.ts';
import { testQuestions } from './test-questions.ts';

const context = { now: new Date(0), publicUrl: 'https://candor.example', support: 'help@candor.example' };

const use = (published: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  testQuestions.use?.(new Map(Object.entries(published)));
afterEach(() => use({}));

function pieceOf(id: string) {
  const piece = testQuestions.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`There is no ${id}.`);
  return piece;
}
const choiceSet = () => choiceSets.find(({ familyId }) => familyId === 'software');
const codingSet = () => codingSets.find(({ familyId }) => familyId === 'software');

test('every test question can be edited as it is, passes its checks, and stays as it is', () => {
  for (const { id, file, problems, preview } of testQuestions.pieces) {
    expect([id, problems(file)]).toEqual([id, []]);
    expect([id, preview(file, context).checks.filter(({ has_passed }) => !has_passed)]).toEqual([id, []]);
  }
  use(Object.fromEntries(testQuestions.pieces.map(({ id, file }) => [id, file])));
  const withoutVersion = (sets: readonly { readonly version: number }[]) =>
    sets.map(({ version: _, ...set }) => set);
  expect(withoutVersion(choiceSets)).toEqual(withoutVersion(shippedChoiceSets));
  expect(withoutVersion(codingSets)).toEqual(withoutVersion(shippedCodingSets));
  use({});
  expect([choiceSets, codingSets]).toEqual([shippedChoiceSets, shippedCodingSets]);
});

test('a choice that was published is asked, with a version of its own', () => {
  const { file } = pieceOf('software-choice-01');
  const before = choiceSet()?.version ?? 0;
  use({ 'software-choice-01': { ...file, options: '* Shared state\nA typo\n\nA slow disk' } });
  expect(choiceSet()?.questions[0]?.options).toEqual([
    { text: 'Shared state', isRight: true },
    { text: 'A typo', isRight: false },
    { text: 'A slow disk', isRight: false },
  ]);
  expect(choiceSet()?.version).toBeGreaterThan(before);
  use({});
  expect(choiceSet()?.version).toBe(before);
});

test('so is one that is kept for hiring, and a coding problem keeps its cases', () => {
  // Made once of the bank, as the list of what can be asked is.
  const firstKept = ofFamilies(() => choiceSet()?.hiringQuestions[0]);
  const id = firstKept()?.id ?? '';
  const { file } = pieceOf(id);
  expect(firstKept()?.prompt).toBe(file['prompt']);
  const coding = pieceOf('software-coding-01');
  use({
    [id]: { ...file, prompt: 'Which of these holds a lock too long?' },
    'software-coding-01': { ...coding.file, prompt: 'Count the lines of a log.', seconds: '900' },
  });
  expect(firstKept()?.prompt).toBe('Which of these holds a lock too long?');
  const [shipped] = shippedCodingSets.find(({ familyId }) => familyId === 'software')?.problems ?? [];
  expect(codingSet()?.problems[0]).toEqual({
    ...shipped,
    prompt: 'Count the lines of a log.',
    suggestedSeconds: 900,
  });
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ['software-choice-01', { prompt: '' }, 'prompt', /missing/],
  ['software-choice-01', { seconds: '9' }, 'seconds', /whole seconds/],
  ['software-choice-01', { explanation: ' ' }, 'explanation', /missing/],
  ['software-choice-01', { explanation: 'The last one is a typo.' }, 'explanation', /the place of an option/],
  ['software-choice-01', { options: '* One\nTwo' }, 'options', /needs 3 to 6 options/],
  ['software-choice-01', { options: '* One\nTwo\nTwo' }, 'options', /^Line 3: .*twice/],
  ['software-choice-01', { options: '* One\n* \nThree' }, 'options', /^Line 2: a text is missing/],
  ['software-choice-01', { options: 'One\nTwo\nThree' }, 'options', /Mark what is right/],
  ['software-choice-01', { options: '* One\n* Two\n* Three' }, 'options', /has to be wrong/],
  ['software-coding-01', { seconds: 'long' }, 'seconds', /whole seconds/],
  ['software-coding-01', { explanation: '' }, 'explanation', /missing/],
])('%s with %j is refused beside its field', (id, wrong, field, message) => {
  const { file, problems } = pieceOf(id);
  const told = problems({ ...file, ...wrong });
  expect(told.map((problem) => problem.field)).toEqual([field]);
  expect(told[0]?.message).toMatch(message);
});
