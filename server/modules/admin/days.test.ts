import { expect, test } from 'vitest';
import { daysUntil, everyDay } from './days.ts';

test.each([
  ['2026-11-20T00:00:00.000Z', 1, ['2026-11-20']],
  ['2026-11-20T23:59:59.999Z', 3, ['2026-11-18', '2026-11-19', '2026-11-20']],
  ['2028-03-01T12:00:00.000Z', 2, ['2028-02-29', '2028-03-01']],
  ['2027-01-01T00:00:00.000Z', 2, ['2026-12-31', '2027-01-01']],
])('up to %s, %i days', (moment, days, dates) => {
  expect(daysUntil(new Date(moment), days)).toEqual(dates);
});

test('a day without anything counts zero', () => {
  const counted = {
    date: '2026-11-19',
    sign_ins: 2,
    failed_sign_ins: 1,
    interviews_started: 0,
    interviews_completed: 3,
  };
  const nothing = { sign_ins: 0, failed_sign_ins: 0, interviews_started: 0, interviews_completed: 0 };
  expect(everyDay(['2026-11-18', '2026-11-19'], [counted])).toEqual([
    { date: '2026-11-18', ...nothing },
    counted,
  ]);
});
