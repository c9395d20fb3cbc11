import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each([
  ['I rang Mrs. Baker. She was glad.', ['i rang mrs baker', 'she was glad']],
  ['Dr. Lee and Mr. Smith came; I opened.', ['dr lee and mr smith came', 'i opened']],
  ['It was late! I went home', ['it was late', 'i went home']],
])('%s', (text, sentences) => {
  expect(sentencesOf(text).map(({ words }) => words.map((word) => word.text).join(' '))).toEqual(sentences);
});
