import { expect, test } from 'vitest';
import { readPeriod } from './periods.ts';

test.each([
  ['', 14],
  ['days=7', 7],
  ['days=14', 14],
  ['days=30', 30],
  ['days=90', 90],
  ['days=91', 14],
  ['days=-7', 14],
  ['days=7.0', 14],
  ['days=', 14],
  ['days=many', 14],
])('?%s asks for %i days', (search, period) => {
  expect(readPeriod(new URLSearchParams(search))).toBe(period);
});
