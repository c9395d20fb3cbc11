import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimers } from './timers.ts';

const log = { error: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.error.mockReset();
});

test('work runs at once, then after each interval', async () => {
  const run = vi.fn(async () => {});
  createTimers(log).every('work', 60, run);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a failure is logged and the next round comes', async () => {
  const run = vi.fn(() => Promise.reject(new Error('broken')));
  createTimers(log).every('work', 60, run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledWith({ err: new Error('broken'), name: 'work' }, 'Recurring work failed');
});

test('a slow round is not overtaken, and stopping waits for it', async () => {
  const slow = Promise.withResolvers<void>();
  const run = vi.fn(() => slow.promise);
  const timers = createTimers(log);
  timers.every('work', 60, run);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(run).toHaveBeenCalledTimes(1);

  let hasStopped = false;
  const stopped = timers.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(hasStopped).toBe(false);
  slow.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(run).toHaveBeenCalledTimes(1);
});
