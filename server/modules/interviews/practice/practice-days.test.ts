import { expect, test } from 'vitest';
import { daysOfWeek } from './practice-days.ts';

/** A Tuesday. */
const now = new Date('2026-11-24T09:00:00Z');
const at = (...times: string[]) => times.map((time) => new Date(time));

test.each([
  ['nothing', at(), 'UTC', 0],
  ['twice in a day', at('2026-11-24T00:00:00Z', '2026-11-24T08:00:00Z'), 'UTC', 1],
  ['on two days', at('2026-11-23T12:00:00Z', '2026-11-24T08:00:00Z'), 'UTC', 2],
  ['on the Sunday before', at('2026-11-22T12:00:00Z'), 'UTC', 0],
  ['late on that Sunday, which is Monday in Tokyo', at('2026-11-22T23:00:00Z'), 'Asia/Tokyo', 1],
  ['early on Monday, which is Sunday in New York', at('2026-11-23T02:00:00Z'), 'America/New_York', 0],
])('%s', (_case, answered, zone, days) => expect(daysOfWeek(answered, now, zone)).toBe(days));
