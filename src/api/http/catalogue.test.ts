import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationStore } from '../../stores/notification-store.ts';
import { ApiError } from './api-error.ts';
import { ApiWrapper, type SessionPort } from './api-fetch.ts';

/** The catalogue as a person meets it: a call goes in, a notification comes out (§8). */
let notifications: NotificationStore;
let wrapper: ApiWrapper;
let session: SessionPort;
let respond: (request: Request, signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  notifications = new NotificationStore();
  session = {
    token: () => 'T1',
    userId: () => 'ada',
    refresh: async () => ({ kind: 'refused' }),
    expire: () => true,
  };
  wrapper = new ApiWrapper({
    session,
    notify: (notification) => notifications.notify({ type: 'error', ...notification }),
  });
  vi.stubGlobal('fetch', (request: Request, { signal }: RequestInit) =>
    respond(request, signal as AbortSignal),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (status: number, body?: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const send = (method: string, path: string, init: RequestInit = {}) =>
  wrapper
    .send(new Request(`https://candor.example/api/v1${path}`, { method, ...init }))
    .catch((error: unknown) => error);

const shown = () => notifications.items.map(({ type, title, message }) => `${type}: ${title}: ${message}`);

const READ_403 = 'You do not have permission to access this resource';
const WRITE_403 = 'You do not have permission to perform this action';
const INVALID = 'Validation error: Please check your input.';
const EXPIRED = 'Your session has expired. Please log in again.';
const RELOGIN = 'Authentication expired. Some actions may fail. Please re-login in another tab and retry.';

test.each<[number, string, string, unknown, string, string]>([
  ...[400, 402, 404, 405, 409, 410, 413, 415, 425, 429, 500, 501, 502, 503, 504, 599].map(
    (status): [number, string, string, unknown, string, string] => [
      status,
      'GET',
      '/reports',
      { detail: 'What the server says.' },
      `Error ${status}`,
      'What the server says.',
    ],
  ),
  [500, 'GET', '/reports', {}, 'Error 500', 'An error occurred'],
  [500, 'GET', '/interviews/session/7', {}, 'Error 500', 'An error occurred'],
  [403, 'GET', '/reports', { detail: 'Not yours.' }, 'Access denied', 'Not yours.'],
  [403, 'GET', '/reports', {}, 'Access denied', READ_403],
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method): [number, string, string, unknown, string, string] => [
    403,
    method,
    '/reports/7',
    {},
    'Access denied',
    WRITE_403,
  ]),
  [403, 'POST', '/reports/7', { message: 'Suspended.' }, 'Access denied', 'Suspended.'],
  [422, 'POST', '/account', { detail: 'Something else.' }, 'Error 422', INVALID],
  [422, 'POST', '/account', { detail: [{ loc: ['email'], msg: 'wrong' }] }, 'Error 422', INVALID],
  [401, 'GET', '/reports', { detail: 'Token expired.' }, 'Session expired', EXPIRED],
  [401, 'POST', '/reports', {}, 'Session expired', EXPIRED],
  [401, 'POST', '/interviews/session', {}, 'Session expired', RELOGIN],
  [401, 'GET', '/interviews/session/7', {}, 'Session expired', RELOGIN],
  [401, 'POST', '/fraud-detection/events', {}, 'Session expired', RELOGIN],
])('%i of %s %s with %j: one notification "%s: %s"', async (status, method, path, body, title, text) => {
  respond = answering(status, body);
  expect(await send(method, path)).toBeInstanceOf(ApiError);
  expect(shown()).toEqual([`error: ${title}: ${text}`]);
});

test.each(['login', 'refresh'])('401 of %s is its form’s, and touches no session (D15)', async (path) => {
  session.expire = () => expect.fail('the session was touched');
  session.refresh = () => expect.fail('a refresh was made');
  respond = answering(401, { detail: 'Wrong.' });
  expect(await send('POST', `/auth/${path}`)).toMatchObject({ kind: 'http', status: 401, text: 'Wrong.' });
  expect(shown()).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a page of a proxy',
    async () => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('%s: An unexpected error occurred.', async (_what, answer) => {
  respond = answer;
  await send('GET', '/reports');
  expect(shown()).toEqual(['error: Error: An unexpected error occurred.']);
});

test('a body that is no JSON says nothing', async () => {
  respond = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await send('GET', '/reports');
  expect(shown()).toEqual(['error: Error 502: An error occurred']);
});

/** What stands where a text should; none of them is one (D11). */
const NO_TEXT: unknown[] = [
  undefined,
  null,
  '',
  '  \n',
  0,
  7,
  true,
  {},
  { text: 'x' },
  [],
  ['x'],
  [{ msg: 'x' }],
];
const NO_ERRORS: unknown[] = [
  undefined,
  null,
  'x',
  7,
  {},
  [],
  [''],
  [null],
  [7],
  [['x']],
  [{}],
  [{ message: 7 }],
  [{ message: '' }],
];
const SOURCES = ['detail', 'message', 'error', 'errors'] as const;

/** Every way in which some of the four sources say something and the others do not. */
const orders = Array.from({ length: 16 }, (_, bits) => SOURCES.filter((_source, at) => bits & (1 << at)));

test.each(orders.map((speaking) => [speaking.join(', ') || 'nothing', speaking] as const))(
  'of a body in which %s speaks, the first of detail, message, error, errors is shown',
  async (_what, speaking) => {
    const expected = speaking[0] ? `Text of ${speaking[0]}` : 'An error occurred';
    for (let at = 0; at < NO_ERRORS.length; at++) {
      for (const first of ['Text of errors', { field: 'a', message: 'Text of errors' }]) {
        const said = {
          detail: 'Text of detail',
          message: 'Text of message',
          error: 'Text of error',
          errors: [first, 'x'],
        };
        const silence = {
          detail: NO_TEXT[at],
          message: NO_TEXT[at],
          error: NO_TEXT[at],
          errors: NO_ERRORS[at],
        };
        const body = Object.fromEntries(
          SOURCES.map((source) => [source, speaking.includes(source) ? said[source] : silence[source]]),
        );
        respond = answering(500, body);
        expect([body, await send('GET', '/reports')]).toMatchObject([body, { text: expected }]);
      }
    }
  },
);

const STANDARD = 'The request took too long to complete. Please try again.';
const CREATION =
  'Interview session creation is taking longer than expected. This might be due to high server load. Please try again in a moment.';
const OPERATION =
  'Interview session operation is taking longer than expected. Please check your connection and try again.';
const bytes = { body: new Uint8Array(3), headers: { 'Content-Type': 'application/octet-stream' } };
const form = () => {
  const body = new FormData();
  body.append('file', new Blob(['x']), 'a.txt');
  return { body };
};

const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** The headers came, and the body does not. */
const hangInBody = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );

test.each<[string, string, RequestInit, number, string]>([
  ['GET', '/reports', {}, 30_000, STANDARD],
  ['POST', '/auth/login', {}, 30_000, STANDARD],
  ['POST', '/resumes', form(), 60_000, STANDARD],
  ['PUT', '/files/7', bytes, 60_000, STANDARD],
  ['POST', '/reports/7/evaluate', {}, 60_000, STANDARD],
  ['POST', '/resumes/7/parse', {}, 60_000, STANDARD],
  ['POST', '/interviews/session', {}, 45_000, CREATION],
  ['POST', '/interviews/session/7/start', {}, 45_000, OPERATION],
  ['GET', '/interviews/session/7', {}, 45_000, OPERATION],
  ['POST', '/fraud-detection/events', {}, 45_000, OPERATION],
  ['POST', '/auth/refresh', {}, 10_000, STANDARD],
  ['GET', '/auth/status', {}, 10_000, STANDARD],
])('%s %s %j gives up after %i ms, and says so', async (method, path, init, timeout, text) => {
  for (const isInBody of [false, true]) {
    vi.useFakeTimers();
    notifications = new NotificationStore();
    respond = async (_request, signal) => (isInBody ? hangInBody(signal) : hang(signal));
    let outcome: unknown;
    void send(method, path, init).then((error) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ kind: 'timeout', title: 'Request Timeout', text });
    expect(shown()).toEqual([`error: Request Timeout: ${text}`]);
    vi.useRealTimers();
  }
});

test('the second attempt has the whole time of its own (D16)', async () => {
  vi.useFakeTimers();
  session.refresh = async () => ({ kind: 'refreshed', token: 'T2' });
  let attempts = 0;
  respond = async (_request, signal) => {
    if (++attempts === 2) return hang(signal);
    await new Promise((resolve) => setTimeout(resolve, 29_000));
    return new Response('{}', { status: 401 });
  };
  let outcome: unknown;
  void send('GET', '/reports').then((error) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(29_000 + 29_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ kind: 'timeout' });
});

test('20 identical failures are one notification (D12)', async () => {
  respond = answering(500, { detail: 'Broken.' });
  await Promise.all(Array.from({ length: 20 }, (_, at) => send('GET', `/reports/${at}`)));
  expect(shown()).toEqual(['error: Error 500: Broken.']);
});

test('20 calls that find the session over are one notification', async () => {
  let isOver = false;
  session.expire = () => {
    if (isOver) return false;
    isOver = true;
    return true;
  };
  respond = answering(401);
  await Promise.all(Array.from({ length: 20 }, (_, at) => send('GET', `/reports/${at}`)));
  expect(shown()).toEqual([`error: Session expired: ${EXPIRED}`]);
});
