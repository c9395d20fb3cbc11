import { expect, it } from 'vitest';
import { settleTime } from './event-times.ts';

const second = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 9) + seconds * 1000);
const attempt = { from: second(0), to: second(600) };

it.each([
  ['a clock that is right', { sent: 300, now: 300, at: 280 }, 280],
  ['a clock that is an hour fast', { sent: 3900, now: 300, at: 3880 }, 280],
  ['a clock that is an hour slow', { sent: -3300, now: 300, at: -3320 }, 280],
  ['a time after it was sent', { sent: 300, now: 300, at: 400 }, 300],
  ['a time before the attempt', { sent: 300, now: 300, at: -50 }, 0],
  ['a time after the attempt', { sent: 700, now: 700, at: 650 }, 600],
])('%s', (_case, { sent, now, at }, expected) => {
  const read = settleTime(
    { at: second(at), durationMs: null },
    { sentAt: second(sent), now: second(now) },
    attempt,
  );
  expect(read).toEqual({ at: second(expected), durationMs: null });
});

it.each([
  [280, 20_000, 20_000],
  [590, 20_000, 10_000],
  [600, 20_000, 0],
])('a duration from second %i ends with the attempt', (at, durationMs, expected) => {
  const clocks = { sentAt: second(600), now: second(600) };
  expect(settleTime({ at: second(at), durationMs }, clocks, attempt).durationMs).toBe(expected);
});
