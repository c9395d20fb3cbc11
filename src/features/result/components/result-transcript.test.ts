import { expect, it } from 'vitest';
import { turnStatusOf } from './result-transcript.tsx';

/** The third question waits for a person. */
const result = { left_to_person: [3] };

it.each([
  ['an answer that could be judged', 1, 'answered', null],
  ['one that waits, whether to the question or to its follow-up', 3, 'answered', 'Waits for a person'],
  ['one that could not be used, though what followed waits', 3, 'insufficient', 'Could not be used'],
  ['one that was skipped', 3, 'skipped', 'Skipped'],
  ['one that is open', 1, null, null],
] as const)('of %s', (_what, question_number, outcome, words) =>
  expect(turnStatusOf({ question_number, outcome }, result)).toBe(words),
);
