import { describe, expect, test } from 'vitest';
import { elapsedSeconds, extendedLimitSeconds, limitReachedAt, practiceLimitSeconds, tick } from './clock.ts';
import { aSession, moment } from './session-state.fixture.ts';

const running = (activeSeconds: number) =>
  aSession({ status: 'in_progress', activeSeconds, lastSeenAt: moment(0) }).session;

describe('practiceLimitSeconds', () => {
  test.each([
    { suggested: [120], limit: 300 },
    { suggested: [150], limit: 300 },
    { suggested: [151], limit: 600 },
    { suggested: [120, 180, 300], limit: 1200 },
    { suggested: [120, 180, 301], limit: 1500 },
  ])('of questions of $suggested seconds is $limit', ({ suggested, limit }) => {
    expect(practiceLimitSeconds(suggested.map((suggestedSeconds) => ({ suggestedSeconds })))).toBe(limit);
  });
});

test.each([
  [900, 0, 900],
  [900, 25, 1125],
  [901, 25, 1127],
  [900, 50, 1350],
  [900, 100, 1800],
])('a limit of %i s with %i %% more is %i s', (limit, percent, extended) => {
  expect(extendedLimitSeconds(limit, percent)).toBe(extended);
});

describe('tick', () => {
  test.each([
    { silence: -5, counted: 0 },
    { silence: 0, counted: 0 },
    { silence: 0.999, counted: 0 },
    { silence: 30, counted: 30 },
    { silence: 90, counted: 90 },
    { silence: 91, counted: 90 },
    { silence: 86_400, counted: 90 },
  ])('counts $counted of $silence seconds of silence', ({ silence, counted }) => {
    expect(tick(running(100), moment(0 + silence)).activeSeconds).toBe(100 + counted);
  });

  test('loses nothing to frequent signs of life', () => {
    let clock = running(0);
    for (let ms = 1_700; ms <= 170_000; ms += 1_700) clock = tick(clock, new Date(moment(0).getTime() + ms));
    expect(clock.activeSeconds).toBe(170);
  });

  test('starts afresh after a long silence', () => {
    const back = tick(running(0), moment(1_000));
    expect(tick(back, moment(1_010)).activeSeconds).toBe(100);
  });

  test.each(['created', 'paused', 'completed', 'expired', 'abandoned', 'evaluating', 'reported'] as const)(
    'counts nothing while %s',
    (status) => {
      expect(tick({ ...running(7), status }, moment(60)).activeSeconds).toBe(7);
    },
  );
});

describe('the limit', () => {
  test('is reached at the second it runs out, however late that is noticed', () => {
    expect(limitReachedAt(running(880), 900, moment(19))).toBeNull();
    expect(limitReachedAt(running(880), 900, moment(20))).toEqual(moment(20));
    expect(limitReachedAt(running(880), 900, moment(5_000))).toEqual(moment(20));
  });

  test('is not reached in a silence that does not count', () => {
    expect(limitReachedAt(running(0), 900, moment(5_000))).toBeNull();
  });

  test('caps what is shown', () => {
    expect(elapsedSeconds(running(880), 900, moment(10))).toBe(890);
    expect(elapsedSeconds(running(880), 900, moment(60))).toBe(900);
  });
});
