import { expect, it } from 'vitest';
import { freeTimes } from './free-times-rules.ts';

const asked = {
  // A Friday.
  at: new Date('2026-01-02T10:20:00Z'),
  until: new Date('2026-02-01T00:00:00Z'),
  minutes: 60,
  zones: ['Etc/UTC'],
  workingDays: [1, 2, 3, 4, 5],
  busy: [],
};
const timesOf = (change: Partial<Parameters<typeof freeTimes>[0]>) =>
  freeTimes({ ...asked, ...change }).map((time) => time.toISOString().slice(0, 16));

it('are working hours from a day ahead, a few on each day', () => {
  const times = timesOf({});
  expect(times.slice(0, 4)).toEqual([
    '2026-01-05T09:00',
    '2026-01-05T11:00',
    '2026-01-05T13:00',
    '2026-01-06T09:00',
  ]);
  expect(times).toHaveLength(12);
});

it('leave out when somebody holds another interview, and what ends after work or after the interview closes', () => {
  const busy = [{ from: new Date('2026-01-05T08:30:00Z'), to: new Date('2026-01-05T13:30:00Z') }];
  expect(timesOf({ busy })[0]).toBe('2026-01-05T14:00');
  expect(timesOf({ minutes: 180, busy })[0]).toBe('2026-01-05T14:00');
  expect(timesOf({ minutes: 190, busy })[0]).toBe('2026-01-06T09:00');
  expect(timesOf({ until: new Date('2026-01-05T10:30:00Z') })).toEqual(['2026-01-05T09:00']);
});

it('suit the clocks of all', () => {
  expect(timesOf({ zones: ['Europe/Berlin', 'America/New_York'] })[0]).toBe('2026-01-05T14:00');
  expect(timesOf({ zones: ['Asia/Tokyo', 'America/New_York'] })).toEqual([]);
});
