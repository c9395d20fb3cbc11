// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClockWhileWritten } from './use-clock-while-written.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minute = 60_000;

/** A clock of which is noted what is done with it, and the way to say whether something is being written down. */
function watched() {
  const done: string[] = [];
  let isPaused = false;
  const clock = {
    isPaused,
    pause: () => {
      isPaused = true;
      done.push('held');
    },
    letRun: async () => {
      if (isPaused) done.push('runs');
      isPaused = false;
    },
    leave: async () => {},
  };
  const { rerender, unmount } = renderHook((isWritten: boolean) => useClockWhileWritten(isWritten, clock), {
    initialProps: false,
  });
  return { done, rerender, unmount };
}

it('what is written down soon stops no clock', () => {
  const { done, rerender } = watched();
  rerender(true);
  vi.advanceTimersByTime(1900);
  rerender(false);
  vi.advanceTimersByTime(minute);
  expect(done).toEqual([]);
});

it('the clock stands still until it is written down', () => {
  const { done, rerender } = watched();
  rerender(true);
  vi.advanceTimersByTime(minute);
  expect(done).toEqual(['held']);
  rerender(false);
  expect(done).toEqual(['held', 'runs']);
});

it('a service that stalls holds it for two minutes in all, however often it is asked again', () => {
  const { done, rerender } = watched();
  rerender(true);
  vi.advanceTimersByTime(minute + 2000);
  rerender(false);
  rerender(true);
  vi.advanceTimersByTime(minute + 1999);
  expect(done).toEqual(['held', 'runs', 'held']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['held', 'runs', 'held', 'runs']);
  rerender(false);
  rerender(true);
  vi.advanceTimersByTime(10 * minute);
  expect(done).toEqual(['held', 'runs', 'held', 'runs']);
});

it('a question that is left does nothing to the clock of the next', () => {
  const { done, rerender, unmount } = watched();
  rerender(true);
  unmount();
  vi.advanceTimersByTime(minute);
  expect(done).toEqual([]);
});
