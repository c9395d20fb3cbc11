import { describe, expect, it } from 'vitest';
import { clockText, elapsedSeconds, spokenDuration, warningAt, wholeMinutes } from './session-clock.ts';

const clock = { server_time: '2026-01-01T10:00:00Z', elapsed_seconds: 100, limit_seconds: 300 };

it.each([
  ['just received', true, 0, 100],
  ['half a minute later', true, 30_400, 130],
  ['after a silence, as the server counts it', true, 600_000, 190],
  ['paused', false, 600_000, 100],
  ['a clock that was set back', true, -5000, 100],
])('elapsedSeconds: %s', (_case, running, later, expected) => {
  expect(elapsedSeconds(clock, running, 1000, 1000 + later)).toBe(expected);
});

it('never shows more than the limit', () => {
  expect(elapsedSeconds({ ...clock, elapsed_seconds: 295 }, true, 0, 60_000)).toBe(300);
});

it.each([
  [0, 600, null],
  [299, 600, null],
  [300, 600, 300],
  [539, 600, 300],
  [540, 600, 60],
  [569, 600, 60],
  [570, 600, 30],
  [599, 600, 30],
  [600, 600, null],
  [0, 300, null],
  [240, 300, 60],
  [10, 60, null],
])('after %i s of %i the warning is that of %s s', (elapsed, limit, expected) => {
  expect(warningAt({ elapsed, limit })).toBe(expected);
});

describe('durations', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [59, '0:59', '59 seconds'],
    [60, '1:00', '1 minute'],
    [75, '1:15', '1 minute 15 seconds'],
    [3723, '1:02:03', '62 minutes 3 seconds'],
  ])('%i s', (seconds, shown, spoken) => {
    expect(clockText(seconds)).toBe(shown);
    expect(spokenDuration(seconds)).toBe(spoken);
  });

  it('rounds a limit up', () =>
    expect([60, 61, 900].map(wholeMinutes)).toEqual(['1 minute', '2 minutes', '15 minutes']));
});
