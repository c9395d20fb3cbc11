// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[string, () => unknown]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['some time has passed', () => vi.advanceTimersByTimeAsync(5000)],
])('imports again once %s', async (_when, happens) => {
  const load = vi.fn(async () => 'module');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  await happens();
  await expect(loading).resolves.toBe('module');
});

test('what never comes is asked for less and less often, and leaves nothing behind', async () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const leaving = vi.spyOn(window, 'removeEventListener');
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(load.mock.calls.length).toBeLessThan(20);
  load.mockResolvedValue('module');
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await expect(loading).resolves.toBe('module');
  expect(leaving).toHaveBeenCalledTimes(listening.mock.calls.length);
});
