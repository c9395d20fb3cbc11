import { expect, it } from 'vitest';
import { leastRecent } from './asked-before.ts';

const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it.each([
  ['all where none was asked', [], 1, 'abcd'],
  ['those that were not asked', ['b', 'a', 'b'], 1, 'cd'],
  ['as many as are needed, the longest ago first', ['b', 'a', 'c'], 2, 'cd'],
  ['by the last time that one was asked', ['a', 'b', 'c', 'd', 'a'], 1, 'd'],
  ['all where all are needed', ['a', 'b', 'c', 'd'], 4, 'abcd'],
  ['all where fewer are there than needed', ['a', 'b', 'c', 'd'], 9, 'abcd'],
  ['those of this bank alone', ['gone', 'a'], 1, 'bcd'],
])('leaves %s', (_case, askedBefore, count, left) => {
  expect(
    leastRecent(questions, askedBefore, count)
      .map(({ id }) => id)
      .join(''),
  ).toBe(left);
});
