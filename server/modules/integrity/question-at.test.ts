import { expect, test } from 'vitest';
import { questionAt, turnAt } from './question-at.ts';

const moment = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute));
const turn = (
  position: number,
  questionNumber: number,
  minute: number,
  outcome: 'answered' | 'unasked' | null = 'answered',
) => ({
  position,
  questionNumber,
  outcome,
  askedAt: moment(minute),
});

/** The first question with a follow-up, the second, and one that was never asked. */
const turns = [turn(1, 1, 1), turn(2, 1, 3), turn(3, 2, 5, null), turn(4, 3, 9, 'unasked')];

test.each([
  [0, null, null],
  [1, 1, 1],
  [4, 1, 2],
  [5, 2, 3],
  [10, 2, 3],
])('what happened in minute %i belongs to question %s, turn %s', (minute, number, position) => {
  expect(questionAt(turns, moment(minute))).toBe(number);
  expect(turnAt(turns, moment(minute))?.position ?? null).toBe(position);
});
