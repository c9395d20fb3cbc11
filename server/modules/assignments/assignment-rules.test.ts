import { expect, test } from 'vitest';
import { dueAfter, nextReviewers } from './assignment-rules.ts';

const asked = (...counts: number[]) => counts.map((count, at) => ({ userId: `r${at + 1}`, asked: count }));

test.each([
  ['all', asked(4, 0, 1), 1, ['r1', 'r2', 'r3']],
  ['in_turn', asked(0, 0, 0), 1, ['r1']],
  ['in_turn', asked(1, 0, 0), 1, ['r2']],
  ['in_turn', asked(1, 1, 0), 2, ['r3', 'r1']],
  ['in_turn', asked(3), 2, ['r1']],
] as const)('%s of %j, %i needed: %j', (method, reviewers, needed, expected) => {
  expect(nextReviewers(method, reviewers, needed)).toEqual(expected);
});

test('there are so many days to rate', () => {
  expect(dueAfter(new Date('2026-11-24T10:00:00Z'), 3).toISOString()).toBe('2026-11-27T10:00:00.000Z');
});
