import { describe, expect, it } from 'vitest';
import { codingSets } from '../../../content/coding/coding-sets.ts';
import { answeredCode, definesFunction, readCode, writtenCode } from './code-answer.ts';
import { asQuestion, drawProblems, starterOf } from './code-question.ts';

const bank = codingSets.flatMap(({ problems }) => problems);
const [question] = bank.map(asQuestion);
if (!question) throw new Error('There are no problems.');

const answer = { language: 'javascript', source: 'const merge = (spans) => spans;' };

describe('what is submitted', () => {
  it('is code in a language of the question', () => {
    expect(answeredCode(question, JSON.stringify(answer))).toEqual(answer);
  });

  it.each([
    ['words', 'I would sort them.'],
    ['nothing', ''],
    ['a list', '[]'],
    ['another language', JSON.stringify({ ...answer, language: 'constructor' })],
    ['more than was asked for', JSON.stringify({ ...answer, expected: [] })],
    ['blanks', JSON.stringify({ ...answer, source: ' \n\t' })],
    ['the starter', JSON.stringify({ ...answer, source: `${starterOf(question, 'javascript')}\n` })],
    ['a draft', JSON.stringify({ language: 'javascript', sources: { javascript: 'x' } })],
  ])('is not %s', (_name, text) => {
    expect(answeredCode(question, text)).toBeNull();
  });
});

describe('the function that is asked for', () => {
  it.each([
    ['javascript', 'function merge(spans) {}'],
    ['javascript', 'async function* merge() {}'],
    ['javascript', 'const other = 1, merge = (spans) => spans;'],
    ['javascript', 'let merge;\nmerge = (spans) => spans;'],
    ['javascript', 'const { merge } = { merge: (spans) => spans };'],
    ['javascript', 'globalThis.merge = (spans) => spans;'],
    ['python', 'def merge(spans):\n    return spans'],
    ['python', 'merge = lambda spans: spans'],
    ['python', 'merge: object = sorted'],
    ['python', 'from functools import reduce as merge'],
  ] as const)('is in %s: %s', (language, source) =>
    expect(definesFunction({ language, source }, 'merge')).toBe(true),
  );

  it.each([
    ['javascript', 'function mergeAll(spans) { return spans; }'],
    ['javascript', 'spans.map(merge(1))'],
    ['python', 'def join(spans):\n    return merge(spans)'],
  ] as const)('is not in %s: %s', (language, source) =>
    expect(definesFunction({ language, source }, 'merge')).toBe(false),
  );
});

describe('what is shown', () => {
  const sources = { javascript: '// one', python: '# two' };

  it('is the language of a draft that would be submitted', () => {
    expect(writtenCode(JSON.stringify({ language: 'python', sources }))).toEqual({
      language: 'python',
      source: '# two',
    });
    expect(writtenCode(JSON.stringify({ language: 'python', sources: {} }))).toMatchObject({ source: '' });
    expect(writtenCode(JSON.stringify(answer))).toEqual(answer);
  });

  it('is all of it to whoever takes it along, and nothing for words', () => {
    expect(readCode(JSON.stringify({ language: 'python', sources }))).toEqual({
      language: 'python',
      sources,
    });
    expect(readCode('{"language": "python"}')).toBeNull();
  });
});

it('is drawn in the same order for the same seed', () => {
  const ids = (seed: string) => drawProblems(bank, 5, seed).map(({ id }) => id);
  expect(ids('one')).toEqual(ids('one'));
  expect(new Set(['1', '2', '3', '4', '5'].map((seed) => ids(seed).join())).size).toBeGreaterThan(1);
});
