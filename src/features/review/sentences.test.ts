import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts = (answer: string) => sentencesOf(answer).map(({ start, end }) => answer.slice(start, end));

test('an answer is read by its sentences and lines', () => {
  expect(texts('I called. Then he said “go!” and\nI went ')).toEqual([
    'I called.',
    'Then he said “go!”',
    'and',
    'I went',
  ]);
  expect(texts(' \n ')).toEqual([]);
});
