import { afterEach, describe, expect, test } from 'vitest';
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

test('so is one that is kept for hiring, and a coding problem of which only texts are edited', () => {
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
  ['software-coding-01', { function: 'Tally(lines)' }, 'function', /^Write it as merge\(spans\)/],
  ['software-coding-01', { function: 'lambda(lines)' }, 'function', /“lambda” is a word of/],
  ['software-coding-01', { visible: '[["A b"]] => {"A": 1}' }, 'visible', /needs 2 to 3 visible cases/],
  [
    'software-coding-01',
    { visible: 'tally\n[["A b"]] => {"A": 1}' },
    'visible',
    /^Line 1: Write it as \[arguments\]/,
  ],
  [
    'software-coding-01',
    { visible: '[[], 1] => {}\n[["A b"]] => {}' },
    'visible',
    /takes 1, this case gives 2/,
  ],
  ['software-coding-01', { hidden: '[[]] => {}' }, 'hidden', /^Line 1: Write it as Name: /],
  ['software-coding-01', { hidden: 'No lines: [[]] => {}' }, 'hidden', /needs 6 to 10 hidden cases/],
])('%s with %j is refused beside its field', (id, wrong, field, message) => {
  const { file, problems } = pieceOf(id);
  const told = problems({ ...file, ...wrong });
  expect(told.map((problem) => problem.field)).toEqual([field]);
  expect(told[0]?.message).toMatch(message);
});

describe('the function and the cases of a coding problem', () => {
  const { file, problems, preview, run } = pieceOf('software-coding-02');
  const cases = {
    function: 'unite(spans, gap)',
    visible: '[[[1, 2], [3, 4]], 1] => [[1, 4]]\n[[[5, 6], [1, 2]], 0] => [[1, 2], [5, 6]]',
    hidden: [
      'No span: [[], 2] => []',
      'One span: [[[3, 4]], 0] => [[3, 4]]',
      'A gap that is as wide => joined: [[[1, 2], [4, 5]], 2] => [[1, 5]]',
      'A gap that is wider: [[[1, 2], [5, 6]], 2] => [[1, 2], [5, 6]]',
      'One within another: [[[1, 9], [2, 3]], 0] => [[1, 9]]',
      'Three: [[[7, 8], [1, 2], [3, 5]], 1] => [[1, 5], [7, 8]]',
    ].join('\n'),
  };
  const sound = `function unite(spans, gap) {
  const joined = [];
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from - last[1] <= gap) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}`;
  const weak = sound.replace('Math.max(last[1], to)', 'to');
  const edited = { ...file, ...cases, answer_sound: sound, answer_weak: weak };

  test('are edited, and its samples are run: the sound one passes all cases, the unsound one does not', async () => {
    expect(problems(edited)).toEqual([]);
    const checks = [...preview(edited, context).checks, ...((await run?.(edited)) ?? [])];
    expect(checks.map(({ name, has_passed }) => [name, has_passed])).toEqual([
      ['One fixed result', true],
      ['What comes in', true],
      ['Sound solution', true],
      ['Unsound solution', true],
    ]);
    use({ 'software-coding-02': edited });
    expect(codingSet()?.problems[1]).toMatchObject({
      ...{ functionName: 'unite', parameters: ['spans', 'gap'] },
      hidden: [{}, {}, { name: 'A gap that is as wide => joined', expected: [[1, 5]] }, {}, {}, {}],
    });
    expect(JSON.stringify(codingSet())).not.toContain('Math.max');
  });

  test('with samples the wrong way round both are told, with the cases that fail', async () => {
    const swapped = { ...edited, answer_sound: weak, answer_weak: sound };
    expect(await run?.(swapped)).toMatchObject([
      { has_passed: false, outcome: 'Fails: One within another.' },
      { has_passed: false, outcome: expect.stringMatching(/^Fails 0 of 6 hidden cases/) },
    ]);
    const broken = await run?.({ ...edited, answer_sound: 'function other() {}' });
    expect(broken?.[0]).toMatchObject({
      has_passed: false,
      outcome: expect.stringMatching(/^Fails: Example 1/),
    });
  });

  test('need samples once they differ from the file, and cases of which each tells something new', () => {
    const fieldsOf = (values: Readonly<Record<string, string>>) => problems(values).map(({ field }) => field);
    expect(fieldsOf({ ...edited, answer_sound: '', answer_weak: ' ' })).toEqual([
      'answer_sound',
      'answer_weak',
    ]);
    expect(fieldsOf({ ...file, prompt: 'Join spans.' })).toEqual([]);
    const twice = `${cases.hidden}\nNo span: [[[1, 2], [3, 4]], 2] => []\nAgain: [[], 2] => []`;
    expect(problems({ ...edited, hidden: twice }).map(({ message }) => message)).toEqual([
      'Line 7: This name stands there twice.',
      'Line 8: These arguments stand in another case too.',
    ]);
    const long = `${cases.hidden}\nLong: [[${Array.from({ length: 3000 }, () => '[1, 2]').join()}], 0] => [[1, 2]]`;
    expect(problems({ ...edited, hidden: long })[0]?.message).toMatch(/too long/);
    const same = `${cases.hidden}\n`.replaceAll(/=> \[.*$/gm, '=> []');
    const failed = preview({ ...edited, hidden: same }, context).checks.filter((one) => !one.has_passed);
    expect(failed.map(({ name }) => name)).toEqual(['One fixed result']);
  });
});
