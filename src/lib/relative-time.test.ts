import { expect, test } from 'vitest';
import { formatAbsolute, formatRelative } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const MINUTE = 60_000;

test.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-MINUTE, '1 minute ago'],
  [-119 * MINUTE, '1 hour ago'],
  [-25 * 60 * MINUTE, 'yesterday'],
  [3 * 24 * 60 * MINUTE, 'in 3 days'],
  [-400 * 24 * 60 * MINUTE, 'last year'],
])('%i ms from now is "%s"', (distance, expected) => {
  expect(formatRelative(NOW + distance, NOW, 'en')).toBe(expected);
});

test('the absolute time names its zone, and has 24 hours everywhere', () => {
  expect(formatAbsolute(NOW, 'en-GB', 'UTC')).toBe('20 Nov 2026, 12:00 UTC');
  expect(formatAbsolute(NOW + 9 * 60 * MINUTE, 'en-US', 'UTC')).toBe('Nov 20, 2026, 21:00 UTC');
});
