// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silent } from '../api/client.ts';
import { getReportOptions, getSessionOptions } from '../api/gen/@tanstack/react-query.gen.ts';
import {
  createSession,
  endDevice,
  getReport,
  getSession,
  listReports,
  login,
  recordIntegrityEvents,
  startSession,
  updateAccount,
} from '../api/gen/sdk.gen.ts';
import { Loaded } from '../components/loaded.tsx';
import { ada } from '../stores/ada.fixture.ts';
import { StoresProvider } from '../stores/context.tsx';
import type { RootStore } from '../stores/root-store.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { connectSession } from './connect-session.ts';
import { Overlays } from './overlays.tsx';
import { QueryBoundary } from './query-boundary.tsx';

/** §8 as a person meets it: the page makes a call, the wrapper tells, and the window shows it. */
let stores: RootStore;
let respond: (request: Request, signal: AbortSignal) => Promise<Response>;

beforeEach(async () => {
  vi.stubGlobal('fetch', (request: Request, { signal }: RequestInit) =>
    respond(request, signal as AbortSignal),
  );
  localStorage.clear();
  localStorage.setItem('auth', JSON.stringify({ user: ada, accessToken: 'T1' }));
  stores = connectSession({ apiBaseUrl: 'https://candor.example', isDemo: false, socialProviders: [] });
  await stores.auth.hydrate();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function show(page = <p>Page</p>) {
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <ThemeProvider>
          <QueryBoundary>{page}</QueryBoundary>
          <Overlays />
        </ThemeProvider>
      </StoresProvider>
    </MemoryRouter>,
  );
}

/** Title and text of every notification in the window. */
async function notified(): Promise<string[]> {
  await screen.findByRole('alert');
  return screen.getAllByRole('alert').map(({ textContent }) => textContent);
}

const path = { session_id: 's' };
const calls = {
  'a report': () => getReport({ path: { report_id: 'r' } }),
  reports: () => listReports(),
  'a name': () => updateAccount({ body: { full_name: 'Ada' } }),
  'a device': () => endDevice({ path: { device_id: 'd' } }),
  login: () => login({ body: { username: 'a', password: 'b' } }),
  'a new session': () => createSession({ body: {} as never }),
  'a start': () => startSession({ path, headers: { 'Interview-Client': 'p' } }),
  'a session': () => getSession({ path }),
  'noted events': () =>
    recordIntegrityEvents({
      path,
      headers: { 'Interview-Client': 'p' },
      body: { sent_at: '', events: [] } as never,
    }),
} satisfies Record<string, () => Promise<unknown>>;

const READ_403 = 'You do not have permission to access this resource';
const WRITE_403 = 'You do not have permission to perform this action';
const INVALID = 'Validation error: Please check your input.';
const EXPIRED = 'Your session has expired. Please log in again.';
const RELOGIN = 'Authentication expired. Some actions may fail. Please re-login in another tab and retry.';

test.each<[number, keyof typeof calls, unknown, string, string]>([
  [400, 'a name', { detail: 'Of detail', message: 'Of message' }, 'Error 400', 'Of detail'],
  [404, 'a report', { message: 'Of message', error: 'Of error' }, 'Error 404', 'Of message'],
  [409, 'a device', { error: 'Of error', errors: ['Of errors'] }, 'Error 409', 'Of error'],
  [429, 'reports', { errors: ['Of errors'] }, 'Error 429', 'Of errors'],
  [500, 'reports', { errors: [{ message: 'Of an entry' }] }, 'Error 500', 'Of an entry'],
  [503, 'login', {}, 'Error 503', 'An error occurred'],
  [500, 'a session', { detail: [{ loc: 'x' }] }, 'Error 500', 'An error occurred'],
  [401, 'reports', { detail: 'Expired.' }, 'Session expired', EXPIRED],
  [401, 'a device', {}, 'Session expired', EXPIRED],
  [401, 'a session', {}, 'Session expired', RELOGIN],
  [401, 'noted events', {}, 'Session expired', RELOGIN],
  [403, 'a report', { detail: 'Not yours.' }, 'Access denied', 'Not yours.'],
  [403, 'a report', {}, 'Access denied', READ_403],
  [403, 'a name', {}, 'Access denied', WRITE_403],
  [403, 'login', { detail: 'Deactivated.' }, 'Access denied', 'Deactivated.'],
  [
    422,
    'a name',
    { detail: 'x', errors: [{ field: 'full_name', message: 'Too long.' }] },
    'Error 422',
    INVALID,
  ],
  [422, 'login', {}, 'Error 422', INVALID],
])('%i of %s with %j is one notification: %s: %s', async (status, name, body, title, text) => {
  respond = answering(status, body);
  show();
  await act(async () => void (await calls[name]().catch(() => {})));
  expect(await notified()).toEqual([expect.stringMatching(new RegExp(`${title}.*${RegExp.escape(text)}`))]);
});

test.each<[keyof typeof calls, number, string]>([
  ['reports', 30_000, 'The request took too long to complete. Please try again.'],
  [
    'a new session',
    45_000,
    'Interview session creation is taking longer than expected. This might be due to high server load. Please try again in a moment.',
  ],
  [
    'a start',
    45_000,
    'Interview session operation is taking longer than expected. Please check your connection and try again.',
  ],
  [
    'noted events',
    45_000,
    'Interview session operation is taking longer than expected. Please check your connection and try again.',
  ],
])('%s that takes longer than %i ms is one notification: Request Timeout: %s', async (name, ms, text) => {
  respond = (_request, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = calls[name]().catch(() => {});
  await vi.advanceTimersByTimeAsync(ms);
  await call;
  vi.useRealTimers();
  show();
  expect(await notified()).toEqual([expect.stringContaining(`Request Timeout${text}`)]);
});

test('no connection is an unexpected error', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  await act(async () => void (await calls.reports().catch(() => {})));
  expect(await notified()).toEqual([expect.stringContaining('An unexpected error occurred.')]);
});

describe('nothing is shown', () => {
  const silence = async (call: Promise<unknown>) => {
    show();
    await act(async () => void (await call.catch(() => {})));
    expect(stores.notifications.items).toEqual([]);
  };

  test('of a refused sign-in (D15)', async () => {
    respond = answering(401, { detail: 'The email or password is incorrect.' });
    await silence(calls.login());
  });

  test('of a call in the background', async () => {
    respond = answering(500, {});
    await silence(getSession({ ...silent, path }));
  });

  test('of a caller’s own abort', async () => {
    respond = (_request, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const caller = new AbortController();
    const call = listReports({ signal: caller.signal });
    setTimeout(() => caller.abort());
    await silence(call);
  });
});

describe('a page whose panels fail together', () => {
  const Panel = ({ id }: { id: string }) => (
    <Loaded query={useQuery(getReportOptions({ path: { report_id: id } }))} errorTitle={`No ${id}`}>
      {() => <p>Report {id}</p>}
    </Loaded>
  );
  const Polled = () => {
    const query = useQuery({ ...getSessionOptions({ path }), refetchInterval: 20 });
    return (
      <Loaded query={query} errorTitle="No session">
        {() => <p>Session</p>}
      </Loaded>
    );
  };
  const titles = () => stores.notifications.items.map(({ title }) => title);

  test('says so in the place of each with Retry, and by one notification; Retry that fails says it again', async () => {
    respond = answering(500, { detail: 'Down.' });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    show(['a', 'b', 'c', 'd'].map((id) => <Panel key={id} id={id} />) as never);
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(4));
    expect(titles()).toEqual(['Error 500']);

    clock.mockReturnValue(3000);
    fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    await vi.waitFor(() => expect(titles()).toEqual(['Error 500', 'Error 500']));
    clock.mockRestore();
  });

  test('does not say it again of what is asked for again by itself', async () => {
    let asked = 0;
    respond = () => answering(500, { detail: `Down ${++asked}.` })();
    show(<Polled />);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(4));
    expect(stores.notifications.items.map(({ message }) => message)).toEqual(['Down 1.']);
  });

  test('nor of a refetch of what is shown', async () => {
    respond = answering(200, { _id: 's' });
    show(<Polled />);
    await screen.findByText('Session');
    let failed = 0;
    respond = () => {
      failed++;
      return answering(500, {})();
    };
    await vi.waitFor(() => expect(failed).toBeGreaterThan(3));
    expect([titles(), screen.queryByText('Session') !== null]).toEqual([[], true]);
  });
});
