// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { consumeLeft } from '../../../capabilities/drafts/left-session.ts';
import { usePausableClock } from './use-turn-clock.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** A session of this status whose clock is held, with the writes that came of it in their order. */
function clockIn(initialProps: SessionStatus) {
  const written: string[] = [];
  const stopping = Promise.withResolvers<Session | null>();
  const pause = vi.fn(async () => {
    await stopping.promise;
    written.push('paused');
    return null;
  });
  const resume = vi.fn(async () => {
    written.push('resumed');
    return null;
  });
  const { result, rerender } = renderHook(
    (status: SessionStatus) => usePausableClock({ _id: 's', status }, { pause, resume }),
    { initialProps },
  );
  return { clock: result, rerender, written, pause, resume, stop: () => stopping.resolve(null) };
}

it('stops once, and runs again only after it has stopped', async () => {
  const { clock, rerender, written, pause, stop } = clockIn('in_progress');
  await act(async () => clock.current.pause());
  await act(async () => clock.current.pause());
  expect([clock.current.isPaused, pause.mock.calls.length]).toEqual([true, 1]);
  rerender('paused');
  await act(async () => {
    const running = clock.current.letRun();
    stop();
    await running;
  });
  expect([clock.current.isPaused, written]).toEqual([false, ['paused', 'resumed']]);
});

it('that stood still before stands still afterwards', async () => {
  const { clock, pause, resume } = clockIn('paused');
  await act(async () => clock.current.pause());
  await act(() => clock.current.letRun());
  expect([pause.mock.calls, resume.mock.calls]).toEqual([[], []]);
});

it('that the candidate has run again and stopped since is left as it is', async () => {
  const { clock, rerender, resume, stop } = clockIn('in_progress');
  await act(async () => {
    clock.current.pause();
    stop();
  });
  for (const status of ['paused', 'in_progress', 'paused'] as const) rerender(status);
  await act(() => clock.current.letRun());
  expect([clock.current.isPaused, resume.mock.calls]).toEqual([false, []]);
});

it('is left to an answer only once it has stopped, so that it does not stop after it', async () => {
  const { clock, written, resume, stop } = clockIn('in_progress');
  await act(async () => clock.current.pause());
  await act(async () => {
    const leaving = clock.current.leave().then(() => written.push('answered'));
    stop();
    await leaving;
  });
  expect([written, resume.mock.calls]).toEqual([['paused', 'answered'], []]);
});

it.each([
  ['held', true],
  ['stopped by the candidate', false],
])(
  '%s while the page is left, it is known on the way back whether the page did it',
  async (_case, isPaused) => {
    const { clock, rerender, stop } = clockIn('in_progress');
    stop();
    if (isPaused) await act(async () => clock.current.pause());
    rerender('paused');
    expect(consumeLeft('s')).toBe(isPaused);
  },
);
