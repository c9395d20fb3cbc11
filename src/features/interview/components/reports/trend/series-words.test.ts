import { expect, test } from 'vitest';
import { whenMade } from './series-words.ts';

const made = (...times: string[]) => whenMade(times.map((created_at) => ({ created_at })));

test('reports are told apart by their day, and where two are of one day by the time', () => {
  expect(made('2026-01-05T12:00:00Z', '2026-01-07T12:00:00Z').join()).not.toMatch(/:/);
  const apart = made('2026-01-05T12:00:00Z', '2026-01-05T12:07:00Z');
  expect(new Set(apart).size).toBe(2);
});
