import { describe, expect, it } from 'vitest';
import { secondsUntil } from './use-cool-down.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

describe('secondsUntil', () => {
  it.each([
    ['2026-11-20T10:00:30Z', 30],
    ['2026-11-20T10:00:00.400Z', 1],
    ['2026-11-20T10:00:00Z', 0],
    ['2026-11-20T09:00:00Z', 0],
    ['2026-11-20T12:00:00Z', 60],
    ['not a time', 0],
    [null, 0],
  ])('%j is %i seconds away', (moment, expected) => {
    expect(secondsUntil(moment, now)).toBe(expected);
  });
});
