import { expect, test } from 'vitest';
import { countOf, totalWords } from './total-words.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
  [250_000, '1,000+'],
])('%i rows of which 1,000 are counted read %s', (total, words) => {
  expect(totalWords(total, 1000)).toBe(words);
});

test('where all are counted, all are told', () => {
  expect(totalWords(250_000)).toBe('250,000');
});

test('rows are counted in their own words', () => {
  const nouns = ['candidate', 'candidates'] as const;
  expect([1, 2, 1001].map((total) => countOf(total, nouns, 1000))).toEqual([
    '1 candidate',
    '2 candidates',
    '1,000+ candidates',
  ]);
});
