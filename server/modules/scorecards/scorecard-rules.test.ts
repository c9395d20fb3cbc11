import { describe, expect, test } from 'vitest';
import type { ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import { draftProblems, isRevealed, ratingsWithQuotes, submissionProblems } from './scorecard-rules.ts';

const rated = {
  competencyIds: ['care'],
  questions: 1,
  turns: [{ id: 'turn', questionNumber: 1, answer: 'I called the doctor.' }],
  marks: [{ position: 7, questionNumber: 1, text: 'Calm (4/5)' }],
};
const words = { question_number: 1, turn_id: 'turn', start: 2, end: 8 };
const mark = { question_number: 1, mark_position: 7 };
const draft = (
  score: number | null,
  moments: ScorecardDraft['ratings'][number]['moments'],
): ScorecardDraft => ({
  ratings: [{ competency_id: 'care', score, moments }],
  overall: 'yes',
  reason: 'She acted.',
});
const problems = (one: ScorecardDraft) => submissionProblems(one, rated).map(({ message }) => message);

test('a rating of three or more rests on words, a lower one may rest on the question', () => {
  expect(problems(draft(4, [words]))).toEqual([]);
  expect(problems(draft(4, [mark]))).toEqual([]);
  expect(problems(draft(3, [{ question_number: 1 }]))).toEqual(['Cite the words it rests on.']);
  for (const score of [1, 2, null]) expect(problems(draft(score, [{ question_number: 1 }]))).toEqual([]);
  expect(problems(draft(null, []))).toEqual(['Cite at least one moment.']);
});

test('each competency, the overall and a reason are needed', () => {
  expect(problems({ ratings: [], overall: null, reason: ' ' })).toEqual([
    'Rate it, or choose Not assessed.',
    'Choose one.',
    'Give a reason.',
  ]);
});

test.each([
  ['another question', { question_number: 2 }],
  ['another turn', { ...words, turn_id: 'other' }],
  ['beyond the answer', { ...words, end: 21 }],
  ['nothing', { ...words, end: 2 }],
  ['another’s mark', { ...mark, mark_position: 8 }],
  ['a mark in a turn', { ...mark, ...words }],
  ['a turn without a place', { question_number: 1, turn_id: 'turn' }],
])('a moment of %s is none', (_what, moment) => {
  expect(draftProblems(draft(3, [moment]), rated)).toHaveLength(1);
});

test('a quote is exactly what was said or marked', () => {
  expect(ratingsWithQuotes(draft(4, [mark]), rated)[0]?.citations[0]?.quote).toBe('Calm (4/5)');
  expect(ratingsWithQuotes(draft(4, [words]), rated)[0]?.citations[0]?.quote).toBe('called');
});

describe('what others found is seen', () => {
  const nobody = { hasSubmitted: false, choseToSee: false, submitted: 0, needed: 2, isRater: false };
  test.each([
    [false, nobody],
    [false, { ...nobody, submitted: 1 }],
    [true, { ...nobody, submitted: 2 }],
    [false, { ...nobody, submitted: 2, isRater: true }],
    [true, { ...nobody, hasSubmitted: true, submitted: 1 }],
    [true, { ...nobody, choseToSee: true }],
  ])('%s for %j', (expected, seen) => {
    expect(isRevealed(seen)).toBe(expected);
  });
});
