import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerTime, serverNow } from './server-clock.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const second = 1000;
const hour = 60 * 60 * second;
const header = (time: number) => new Date(time).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  hearServerTime(header(Date.now()));
  vi.useRealTimers();
});

it('is known once an answer said it', async () => {
  vi.resetModules();
  const fresh = await import('./server-clock.ts');
  fresh.hearServerTime(null);
  expect(fresh.isServerTimeKnown()).toBe(false);
  fresh.hearServerTime(header(noon));
  expect(fresh.isServerTimeKnown()).toBe(true);
});

it('is the device’s time until the server was heard, and after an answer that says nothing', () => {
  expect(serverNow()).toBe(noon);
  for (const nothing of [null, '', 'soon']) hearServerTime(nothing);
  expect(serverNow()).toBe(noon);
});

it.each([
  ['an hour slow', hour, hour],
  ['an hour fast', -hour, -hour],
  ['three seconds slow', 3 * second, 3 * second],
  ['right, and the answer was two seconds on its way', -2 * second, 0],
])('follows the server where the device is %s', (_how, ahead, corrected) => {
  hearServerTime(header(noon + ahead));
  vi.setSystemTime(noon + 10 * second);
  expect(serverNow()).toBe(noon + 10 * second + corrected);
});

it('follows a device that is put right meanwhile', () => {
  hearServerTime(header(noon + hour));
  vi.setSystemTime(noon + hour);
  hearServerTime(header(noon + hour));
  expect(serverNow()).toBe(noon + hour);
});
