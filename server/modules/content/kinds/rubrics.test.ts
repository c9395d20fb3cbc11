import { afterEach, expect, test } from 'vitest';
import { roleFamilies, shippedFamilies } from '../../../content/role-families.ts';
import { questions } from './questions.ts';
import { rubrics } from './rubrics.ts';

const context = { now: new Date(0), publicUrl: 'https://candor.example', support: 'help@candor.example' };

const use = (published: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  rubrics.use?.(new Map(Object.entries(published)));
afterEach(() => use({}));

function pieceOf(id: string) {
  const piece = rubrics.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`There is no ${id}.`);
  return piece;
}
const software = () => roleFamilies.find(({ id }) => id === 'software');
const debugging = () => software()?.competencies.find(({ id }) => id === 'debugging');

test('every competency can be edited as it is, and stays as it is', () => {
  for (const { file, problems } of rubrics.pieces) expect(problems(file)).toEqual([]);
  use(Object.fromEntries(rubrics.pieces.map(({ id, file }) => [id, file])));
  expect(roleFamilies.map(({ competencies }) => competencies)).toEqual(
    shippedFamilies.map(({ competencies }) => competencies),
  );
  use({});
  expect(roleFamilies).toEqual(shippedFamilies);
});

test('what was published is held against answers, beside questions that were, with a version of its own', () => {
  const { file } = pieceOf('software.debugging');
  const before = software()?.version ?? 0;
  const indicators = 'Says how it was seen.\n\nNames the cause.';
  use({ 'software.debugging': { ...file, indicators, anchor_3: 'Names one cause.' } });
  expect(debugging()).toMatchObject({
    id: 'debugging',
    indicators: ['Says how it was seen.', 'Names the cause.'],
    anchors: { 3: 'Names one cause.' },
  });
  const first = software()?.version ?? 0;
  expect(first).toBeGreaterThan(before);
  const question = questions.pieces.find(({ id }) => id === 'software-01');
  questions.use?.(new Map([['software-01', { ...question?.file, prompt: 'Which fault was the last?' }]]));
  expect(debugging()?.anchors[3]).toBe('Names one cause.');
  expect(software()?.questions[0]?.prompt).toBe('Which fault was the last?');
  expect(software()?.version).not.toBe(first);
  questions.use?.(new Map());
  expect(software()?.version).toBe(first);
});

test('what an upgrade made impossible gives way to the file', () => {
  use({ 'software.debugging': { anchor_3: '' } });
  expect(debugging()?.anchors[3]).toBe(pieceOf('software.debugging').file['anchor_3']);
});

test.each<[Record<string, string>, string, RegExp]>([
  [{ name: ' ' }, 'name', /missing/],
  [{ description: '' }, 'description', /missing/],
  [{ anchor_1: '' }, 'anchor_1', /missing/],
  [{ indicators: 'One alone' }, 'indicators', /needs 2 to 3 indicators/],
  [{ must_not_infer: '' }, 'must_not_infer', /needs 1 to 5/],
])('%j is refused beside its field', (wrong, field, message) => {
  const { file, problems } = pieceOf('software.debugging');
  const told = problems({ ...file, ...wrong });
  expect(told.map((problem) => problem.field)).toEqual([field]);
  expect(told[0]?.message).toMatch(message);
});

test('a preview shows the scale, and no text of it as HTML', () => {
  const { file, preview } = pieceOf('software.debugging');
  const { html } = preview({ ...file, anchor_5: 'Names <b>two</b> causes.' }, context);
  expect(html).toContain('Names &lt;b&gt;two&lt;/b&gt; causes.');
});
