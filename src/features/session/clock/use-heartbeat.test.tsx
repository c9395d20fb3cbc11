// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { pauseSession, sendHeartbeat } from '../../../api/gen/sdk.gen.ts';
import { rememberLeft } from '../../../capabilities/drafts/left-session.ts';
import type { TabClaim } from '../../../capabilities/interview/tab-claim.ts';
import { TabClaimProvider } from '../../../capabilities/interview/use-tab-claim.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import type { RootStore } from '../../../stores/root-store.ts';
import { useHeartbeat } from './use-heartbeat.ts';

vi.mock('../../../api/gen/sdk.gen.ts', { spy: true });

/** The clock of the session as it was so many seconds after the start. */
const clockAfter = (seconds: number) => ({
  server_time: new Date(Date.UTC(2026, 0, 5, 9) + seconds * 1000).toISOString(),
  elapsed_seconds: seconds,
  limit_seconds: 900,
});
const sessionIn = (status: Session['status']) => ({ _id: 's', status, clock: clockAfter(40) }) as Session;
const queryKey = getSessionQueryKey({ path: { session_id: 's' } });

type PauseReply = Awaited<ReturnType<typeof pauseSession<true>>>;
const paused = { data: sessionIn('paused') } as PauseReply;
const presentAfter = (seconds: number) =>
  ({ data: clockAfter(seconds) }) as Awaited<ReturnType<typeof sendHeartbeat<true>>>;

interface Page {
  readonly isWriting: boolean;
  /** Where it is no longer what it was when the page was opened. */
  readonly now?: Session['status'];
}

function setUp() {
  const auth = { isAuthenticated: true };
  const queries = new QueryClient();
  const resume = vi.fn(async () => null);
  const stores = { auth } as unknown as RootStore;
  const claim = { status: 'here' } as TabClaim;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <StoresProvider stores={stores}>
        <TabClaimProvider value={claim}>{children}</TabClaimProvider>
      </StoresProvider>
    </QueryClientProvider>
  );
  const open = async (status: Session['status']) => {
    queries.setQueryData(queryKey, sessionIn(status));
    const page = renderHook(
      ({ isWriting, now = status }: Page) => useHeartbeat(sessionIn(now), { resume, isWriting }),
      { wrapper, initialProps: { isWriting: false } as Page },
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    return page;
  };
  return { auth, claim, queries, resume, open };
}

const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(pauseSession).mockReset().mockResolvedValue(paused);
  vi.mocked(sendHeartbeat).mockReset().mockResolvedValue(presentAfter(70));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

it('says every 30 seconds that somebody is here, while the clock runs', async () => {
  const { open } = setUp();
  await open('in_progress');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendHeartbeat).toHaveBeenCalledTimes(2);
});

it('takes the clock of the reply, but for one that is older than what is shown', async () => {
  const { queries, open } = setUp();
  await open('in_progress');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(queries.getQueryData(queryKey)).toMatchObject({ clock: clockAfter(70) });
  vi.mocked(sendHeartbeat).mockResolvedValue(presentAfter(60));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sendHeartbeat).toHaveBeenCalledTimes(2);
  expect(queries.getQueryData(queryKey)).toMatchObject({ clock: clockAfter(70) });
});

it('says nothing while something is written that may end the session, and goes on after it', async () => {
  const { open } = setUp();
  const page = await open('in_progress');
  page.rerender({ isWriting: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendHeartbeat).not.toHaveBeenCalled();
  page.rerender({ isWriting: false });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sendHeartbeat).toHaveBeenCalledTimes(1);
});

it('says nothing during a pause', async () => {
  const { open } = setUp();
  await open('paused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendHeartbeat).not.toHaveBeenCalled();
});

it('pauses with a request that outlives the page', async () => {
  const { open } = setUp();
  const page = await open('in_progress');
  await transition('pagehide', false);
  expect(pauseSession).toHaveBeenCalledWith(
    expect.objectContaining({ path: { session_id: 's' }, keepalive: true }),
  );
  page.unmount();
});

it('pauses when another screen takes its place, and resumes on the way back', async () => {
  const { queries, resume, open } = setUp();
  const page = await open('in_progress');
  expect(resume).not.toHaveBeenCalled();
  page.unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(pauseSession).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(queryKey)).toEqual(sessionIn('paused'));
  await open('paused');
  expect(resume).toHaveBeenCalledTimes(1);
});

it('resumes after the pause, however slow that is', async () => {
  const { resume, open } = setUp();
  let release = (_reply: PauseReply) => {};
  vi.mocked(pauseSession).mockImplementationOnce(
    () => new Promise<PauseReply>((resolve) => (release = resolve)) as never,
  );
  (await open('in_progress')).unmount();
  await open('in_progress');
  expect(resume).not.toHaveBeenCalled();
  release(paused);
  await vi.advanceTimersByTimeAsync(0);
  expect(resume).toHaveBeenCalledTimes(1);
});

it('resumes once after a reload, also where the session was read before the pause arrived', async () => {
  const { resume, open } = setUp();
  const page = await open('in_progress');
  await transition('pagehide', false);
  vi.mocked(pauseSession).mockRejectedValue(new Error('the page is gone'));
  page.unmount();
  await vi.advanceTimersByTimeAsync(0);
  await open('in_progress');
  expect(resume).toHaveBeenCalledTimes(1);
});

it('resumes when the browser brings the page back as it was', async () => {
  const { resume, open } = setUp();
  await open('in_progress');
  await transition('pagehide', true);
  await transition('pageshow', true);
  expect(resume).toHaveBeenCalledTimes(1);
});

it('leaves a pause of one’s own choice alone', async () => {
  const { resume, open } = setUp();
  (await open('paused')).unmount();
  await open('paused');
  await transition('pagehide', true);
  await transition('pageshow', true);
  expect(pauseSession).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
});

it('resumes on the way back where the page itself had the clock stand still', async () => {
  const { resume, open } = setUp();
  const page = await open('paused');
  rememberLeft('s');
  page.unmount();
  await open('paused');
  expect(resume).toHaveBeenCalledTimes(1);
});

it('leaves a clock that a page brought back still holds to that page', async () => {
  const { resume, open } = setUp();
  await open('paused');
  rememberLeft('s');
  await transition('pagehide', true);
  await transition('pageshow', true);
  expect(resume).not.toHaveBeenCalled();
});

it('forgets a pause of the page once the clock runs, so that the next is the candidate’s own', async () => {
  const { resume, open } = setUp();
  const page = await open('paused');
  rememberLeft('s');
  page.rerender({ isWriting: false, now: 'in_progress' });
  page.rerender({ isWriting: false, now: 'paused' });
  page.unmount();
  await open('paused');
  expect(resume).not.toHaveBeenCalled();
});

it('does not pause what goes on in another tab', async () => {
  const { claim, open } = setUp();
  const page = await open('in_progress');
  claim.status = 'elsewhere';
  page.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pauseSession).not.toHaveBeenCalled();
});

it('does not pause what has ended, nor after a logout', async () => {
  const { auth, queries, open } = setUp();
  const ended = await open('in_progress');
  queries.setQueryData(queryKey, sessionIn('completed'));
  ended.unmount();
  const signedOut = await open('in_progress');
  auth.isAuthenticated = false;
  signedOut.unmount();
  expect(pauseSession).not.toHaveBeenCalled();
});
