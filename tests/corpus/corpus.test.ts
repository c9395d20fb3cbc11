import { expect, test } from 'vitest';
import { measure } from './measure.ts';

/** Fewer answers of the set that is held out may be lost than this, against what was recorded with the last change. */
const MOST_LOST = 3;

/** Of `held-out`: valid answers with evidence found, and worthless ones that earn nothing. */
const recorded = { valid: 45, worthless: 23 };

test('no worse on answers that nobody looked at', () => {
  const { validWithEvidence, worthlessEarningNothing } = measure('held-out');
  expect(validWithEvidence.hits).toBeGreaterThanOrEqual(recorded.valid - MOST_LOST);
  expect(worthlessEarningNothing.hits).toBeGreaterThanOrEqual(recorded.worthless - MOST_LOST);
});

test('finds evidence in every valid answer of the set to look at', () => {
  const { validWithEvidence, validRefused } = measure('dev');
  expect(validWithEvidence.hits).toBe(validWithEvidence.of);
  expect(validRefused.hits).toBe(0);
});
