import { expect, test } from 'vitest';
import { questionAt } from './question-at.ts';

const moment = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute));
const turn = (
  questionNumber: number,
  minute: number,
  outcome: 'answered' | 'unasked' | null = 'answered',
) => ({
  questionNumber,
  outcome,
  askedAt: moment(minute),
});

/** The first question with a follow-up, the second, and one that was never asked. */
const turns = [turn(1, 1), turn(1, 3), turn(2, 5, null), turn(3, 9, 'unasked')];

test.each([
  [0, null],
  [1, 1],
  [4, 1],
  [5, 2],
  [10, 2],
])('what happened in minute %i belongs to question %s', (minute, number) => {
  expect(questionAt(turns, moment(minute))).toBe(number);
});
