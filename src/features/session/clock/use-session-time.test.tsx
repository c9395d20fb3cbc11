// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionClock } from '../../../../openapi/gen/types.gen.ts';
import { useSessionTime } from './use-session-time.ts';

const second = 1000;
const hour = 60 * 60 * second;

const clock: SessionClock = {
  server_time: '2026-11-22T12:00:00.000Z',
  elapsed_seconds: 100,
  limit_seconds: 900,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 3) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each([
  ['is hours wrong', 0],
  ['is put an hour forward meanwhile', hour],
  ['is put an hour back meanwhile', -hour],
])('counts on from the server’s word where the device’s clock %s', async (_how, jump) => {
  const { result } = renderHook(() => useSessionTime(clock, true, false));
  await pass(5 * second);
  expect(result.current).toEqual({ elapsed: 105, limit: 900 });
  vi.setSystemTime(Date.now() + jump);
  await pass(5 * second);
  expect(result.current).toEqual({ elapsed: 110, limit: 900 });
});

it('stands still in a pause', async () => {
  const { result } = renderHook(() => useSessionTime(clock, false, false));
  await pass(5 * second);
  expect(result.current.elapsed).toBe(100);
});

it('stays where it is while an answer waits, and goes on from the server’s word', async () => {
  const { result, rerender } = renderHook(({ at, held }) => useSessionTime(at, true, held), {
    initialProps: { at: clock, held: false },
  });
  await pass(5 * second);
  rerender({ at: clock, held: true });
  await pass(47 * second);
  expect(result.current.elapsed).toBe(105);
  rerender({ at: { ...clock, server_time: '2026-11-22T12:00:52.000Z', elapsed_seconds: 105 }, held: false });
  expect(result.current.elapsed).toBe(105);
  await pass(2 * second);
  expect(result.current.elapsed).toBe(107);
});
