import { expect, test } from 'vitest';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { bodyOf, draftOf, isCited, missingIn, ratingOf, toggled, withRating, wordsOf } from './draft.ts';

const competencies = [{ _id: 'care', name: 'Care' }] as HiringReview['competencies'];
const questions = [
  { number: 1, turns: [{ _id: 'turn', answer: 'I called the doctor.' }] },
] as HiringReview['questions'];
const words = { question_number: 1, turn_id: 'turn', start: 2, end: 8 };
const empty = draftOf(null);
const complete = { ...withRating(empty, 'care', { score: 4 }), overall: 'yes', reason: 'Acted.' } as const;

test('what keeps a scorecard back is said in words', () => {
  expect(missingIn(empty, competencies)).toEqual(['Rate Care', 'Choose overall', 'Give a reason']);
  expect(missingIn(complete, competencies)).toEqual(['Cite words for Care']);
  expect(missingIn(toggled(complete, 'care', { question_number: 1 }), competencies)).toEqual([
    'Cite words for Care',
  ]);
  expect(missingIn(toggled(complete, 'care', words), competencies)).toEqual([]);
  const low = withRating(complete, 'care', { score: 2 });
  expect(missingIn(low, competencies)).toEqual(['Cite a question for Care']);
  expect(missingIn(toggled(low, 'care', { question_number: 1 }), competencies)).toEqual([]);
});

test('a moment is cited once, and no longer at the second time', () => {
  const cited = toggled(complete, 'care', words);
  expect(bodyOf(cited).ratings).toEqual([{ competency_id: 'care', score: 4, moments: [words] }]);
  expect(bodyOf(toggled(cited, 'care', { ...words })).ratings[0]?.moments).toEqual([]);
  expect(wordsOf(words, { questions, live: null })).toBe('“called”');
  expect(wordsOf({ question_number: 1 }, { questions, live: null })).toBe('Question 1');
});

test('sentences that are cited together take the place of one of them, and go together', () => {
  const range = { ...words, start: 0, end: 20 };
  const together = toggled(toggled(complete, 'care', words), 'care', range);
  expect(ratingOf(together, 'care').moments).toEqual([range]);
  expect(isCited(ratingOf(together, 'care'), words)).toBe(true);
  expect(isCited(ratingOf(together, 'care'), { question_number: 1 })).toBe(false);
  expect(isCited(ratingOf(together, 'care'), { ...words, turn_id: 'other' })).toBe(false);
  expect(ratingOf(toggled(together, 'care', words), 'care').moments).toEqual([]);
});

test('what is cited before it is rated is sent, what is neither is not', () => {
  const cited = toggled(empty, 'care', words);
  expect(bodyOf(cited).ratings).toEqual([{ competency_id: 'care', moments: [words] }]);
  expect(bodyOf(toggled(cited, 'care', words)).ratings).toEqual([]);
});
