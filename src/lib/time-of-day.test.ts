import { afterEach, expect, it } from 'vitest';
import { hearServerTime } from './server-clock.ts';
import { timeOfDay } from './time-of-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => hearServerTime(new Date().toUTCString()));

it('leaves out the day of today, which is that of the server where the device’s clock is wrong', () => {
  const ahead = new Date(Date.now() + 3 * dayMs);
  expect(timeOfDay(ahead.toISOString())).toMatch(/\d{4}, \d\d:\d\d$/);
  hearServerTime(ahead.toUTCString());
  expect(timeOfDay(ahead.toISOString())).toMatch(/^\d\d:\d\d$/);
});
