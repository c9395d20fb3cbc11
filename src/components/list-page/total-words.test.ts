import { expect, test } from 'vitest';
import { countOf, totalWords } from './total-words.ts';

test.each([
  [0, '0'],
  [1204, '1,204'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
  [250_000, '10,000+'],
])('%i rows read %s', (total, words) => {
  expect(totalWords(total)).toBe(words);
});

test('rows are counted in their own words', () => {
  const nouns = ['candidate', 'candidates'] as const;
  expect([1, 2, 10_001].map((total) => countOf(total, nouns))).toEqual([
    '1 candidate',
    '2 candidates',
    '10,000+ candidates',
  ]);
});
