// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubbornly } from './stubborn-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[string, () => unknown]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['some time has passed', () => vi.advanceTimersByTimeAsync(5000)],
])('imports again once %s', async (_when, happens) => {
  const load = vi.fn(async () => 'module');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = stubbornly(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  await happens();
  await expect(loading).resolves.toBe('module');
});
