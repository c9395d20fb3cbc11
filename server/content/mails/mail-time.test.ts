import { expect, test } from 'vitest';
import { mailTime } from './mail-time.ts';

const winter = new Date('2026-11-27T16:00:00Z');

test.each([
  ['Europe/Berlin', 'Friday, November 27, 2026, 5:00 PM (GMT+1, Berlin)'],
  ['America/New_York', 'Friday, November 27, 2026, 11:00 AM (GMT-5, New York)'],
  ['Asia/Kathmandu', 'Friday, November 27, 2026, 9:45 PM (GMT+5:45, Kathmandu)'],
  ['America/Argentina/Buenos_Aires', 'Friday, November 27, 2026, 1:00 PM (GMT-3, Buenos Aires)'],
  ['Pacific/Auckland', 'Saturday, November 28, 2026, 5:00 AM (GMT+13, Auckland)'],
  ['Etc/GMT+5', 'Friday, November 27, 2026, 11:00 AM (GMT-5)'],
  ['EST', 'Friday, November 27, 2026, 11:00 AM (GMT-5)'],
  [null, 'Friday, November 27, 2026, 4:00 PM UTC'],
])('a time in %s', (zone, told) => {
  expect(mailTime(winter, zone)).toBe(told);
});

test('the offset is that of the day it is about', () => {
  expect(mailTime(new Date('2026-07-01T16:00:00Z'), 'Europe/Berlin')).toBe(
    'Wednesday, July 1, 2026, 6:00 PM (GMT+2, Berlin)',
  );
});
