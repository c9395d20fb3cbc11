import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { ApiWrapper, type FailureNotification, type SessionPort } from './api-fetch.ts';
import type { RefreshOutcome } from './refresh-once.ts';

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

let server: Server;
let origin: string;
let received: Received[];
let respond: (request: Received, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body,
    };
    received.push(request);
    respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let token: string | null;
let userId: string | null;
let refresh: (stale: string) => Promise<RefreshOutcome>;
let expired: (string | null)[];
let notifications: FailureNotification[];
let wrapper: ApiWrapper;

beforeEach(() => {
  received = [];
  token = 'T1';
  userId = 'ada';
  expired = [];
  notifications = [];
  respond = (_request, response) => json(response, 200, { ok: true });
  refresh = async () => {
    token = 'T2';
    return { kind: 'refreshed', token };
  };
  const session: SessionPort = {
    token: () => token,
    userId: () => userId,
    refresh: ({ token: stale }) => refresh(stale),
    expire: (lost) => {
      if (lost !== token) return false;
      expired.push(lost);
      token = null;
      return true;
    },
  };
  wrapper = new ApiWrapper({ session, notify: (notification) => notifications.push(notification) });
});

const request = (path: string, init?: RequestInit) => new Request(`${origin}/api/v1${path}`, init);
const send = (path: string, init?: RequestInit) => wrapper.send(request(path, init));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** Accepts only the second token. */
const onlyT2 = (incoming: Received, response: ServerResponse) =>
  incoming.headers.authorization === 'Bearer T2'
    ? json(response, 200, { ok: true })
    : json(response, 401, { detail: 'no' });

test('every call carries the bearer, and none without a session', async () => {
  await send('/reports');
  token = null;
  await send('/health');
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', undefined]);
});

test('an answer arrives with status, headers and body', async () => {
  const response = await send('/reports');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({ ok: true });
});

test('an answer without a body', async () => {
  respond = (_request, response) => response.writeHead(204).end();
  expect((await send('/auth/logout', { method: 'POST' })).status).toBe(204);
});

test('a busy server is asked again with the same key, and its pause is no failure (D31)', async () => {
  respond = (_request, response) =>
    received.length === 1
      ? response.writeHead(503, { 'Retry-After': '1' }).end('{"detail":"Busy.","code":"not_begun"}')
      : json(response, 200, { ok: true });
  expect((await send('/a', { method: 'POST', body: '{}' })).ok).toBe(true);
  const [first, second] = received.map(({ headers, body }) => [headers['idempotency-key'], body.toString()]);
  expect(second).toEqual(first);
  expect(notifications).toEqual([]);
});

test('with the token of a session that is over a busy server is asked once, as the next one waits for it', async () => {
  respond = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '1' }).end('{"detail":"Busy.","code":"not_begun"}');
  const headers = { Authorization: 'Bearer OLD' };
  expect(await failureOf(send('/auth/logout', { method: 'POST', headers }))).toMatchObject({ status: 503 });
  expect(received).toHaveLength(1);
});

test('writes carry an idempotency key, reads none, and a given one is kept', async () => {
  await send('/a', { method: 'POST', body: '{}' });
  await send('/a', { method: 'DELETE' });
  await send('/a');
  await send('/a', { method: 'POST', headers: { 'Idempotency-Key': 'mine' } });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String), undefined, 'mine']);
  expect(keys[0]).not.toBe(keys[1]);
});

const form = new FormData();
form.append('file', new Blob([new Uint8Array([0, 255, 13, 10, 7])]), 'a.bin');
form.append('name', 'Ada');

test.each<[string, RequestInit]>([
  ['JSON', { method: 'POST', body: '{"text":"ä€𝄞"}', headers: { 'Content-Type': 'application/json' } }],
  ['form', { method: 'POST', body: new URLSearchParams({ a: '1&2' }) }],
  ['multipart', { method: 'POST', body: form }],
  ['bytes', { method: 'PUT', body: new Uint8Array([0, 1, 255]) }],
  ['nothing', { method: 'POST' }],
  ['a read', { method: 'GET' }],
])('after a refresh, %s is sent once more, byte for byte (D6)', async (_what, init) => {
  respond = onlyT2;
  expect((await send('/things', init)).ok).toBe(true);
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect(second?.body.equals(first?.body ?? Buffer.alloc(1))).toBe(true);
  expect(second?.headers['content-type']).toBe(first?.headers['content-type']);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.headers.authorization).toBe('Bearer T2');
  expect(notifications).toEqual([]);
});

describe('a token that is known to be over', () => {
  /** Says that it expires so many seconds from now. */
  const tokenFor = (seconds: number) =>
    `head.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`;

  beforeEach(async () => {
    await send('/health');
    received = [];
    respond = onlyT2;
    token = tokenFor(0);
  });

  test('is renewed before a call, which then is not refused', async () => {
    expect((await send('/things', { method: 'POST', body: '{}' })).ok).toBe(true);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T2']);
  });

  test('is sent where no other can be had, and the refusal tells', async () => {
    refresh = async () => ({ kind: 'refused' });
    expect((await failureOf(send('/reports'))).kind).toBe('session-expired');
    expect(received).toHaveLength(1);
    expect(expired).toHaveLength(1);
  });

  test('is told from one that lasts', async () => {
    token = tokenFor(60);
    await send('/things');
    expect(received).toHaveLength(2);
  });
});

test('at most one retry: a second 401 ends the session (§4)', async () => {
  respond = (_request, response) => json(response, 401, { detail: 'no' });
  const error = await failureOf(send('/reports'));
  expect(received).toHaveLength(2);
  expect(error).toMatchObject({ kind: 'session-expired', status: 401 });
  expect(expired).toEqual(['T2']);
});

test('a refused refresh ends the session, and says so once for all calls', async () => {
  respond = (_request, response) => json(response, 401, { detail: 'no' });
  refresh = async () => ({ kind: 'refused' });
  const errors = await Promise.all(['/a', '/b', '/c'].map((path) => failureOf(send(path))));
  expect(errors.map(({ kind }) => kind)).toEqual(Array(3).fill('session-expired'));
  expect(expired).toEqual(['T1']);
  expect(notifications).toEqual([
    {
      title: 'Session expired',
      message: 'Your session has expired. Please log in again.',
      quietFor: undefined,
    },
  ]);
});

test('a 401 without a session asks for a login', async () => {
  token = null;
  respond = (_request, response) => json(response, 401, { detail: 'no' });
  expect((await failureOf(send('/reports'))).kind).toBe('session-expired');
  expect(expired).toEqual([null]);
});

test.each(['/interviews/session/s1/start', '/fraud-detection/events'])(
  '%s keeps the session (D7)',
  async (path) => {
    respond = (_request, response) => json(response, 401, { detail: 'no' });
    refresh = async () => ({ kind: 'refused' });
    const error = await failureOf(send(path, { method: 'POST' }));
    expect(error.kind).toBe('session-expired');
    expect(expired).toEqual([]);
    expect(token).toBe('T1');
    expect(notifications).toEqual([{ title: 'Session expired', message: error.text, quietFor: 30_000 }]);
    expect(error.text).toContain('Please re-login in another tab and retry.');
  },
);

test('a refresh that met a fault fails the call with it, and keeps the session (D5)', async () => {
  respond = (_request, response) => json(response, 401, {});
  const fault = new ApiError({ kind: 'http', title: 'Error 503', text: 'Busy.', status: 503 });
  refresh = async () => ({ kind: 'unavailable', error: fault });
  expect(await failureOf(send('/reports'))).toBe(fault);
  expect(expired).toEqual([]);
  expect(notifications).toEqual([{ title: 'Error 503', message: 'Busy.', quietFor: undefined }]);
});

test('a call that brings the token of a session that is over is nothing to the one in use (D9)', async () => {
  respond = (_request, response) => json(response, 401, {});
  refresh = () => Promise.reject(new Error('must not be called'));
  const headers = { Authorization: 'Bearer OLD' };
  expect(await failureOf(send('/auth/logout', { method: 'POST', headers }))).toMatchObject({ kind: 'http' });
  expect(received.map((call) => call.headers.authorization)).toEqual(['Bearer OLD']);
  expect([expired, notifications]).toEqual([[], []]);
});

test.each(['forgot-password', 'verify-email', 'register', 'verify-otp', 'passkey-login', 'send-otp'])(
  'a 401 of %s without a session asks for a login (D28)',
  async (path) => {
    token = null;
    respond = (_request, response) => json(response, 401, { detail: 'Unknown.' });
    const error = await failureOf(send(`/auth/${path}`, { method: 'POST' }));
    expect(error).toMatchObject({ kind: 'session-expired', status: 401 });
    expect(expired).toEqual([null]);
    expect(notifications).toHaveLength(1);
  },
);

test.each(['/auth/login', '/auth/refresh'])('a 401 of %s is refreshed for by nobody', async (path) => {
  respond = (_request, response) => json(response, 401, { detail: 'Wrong password.', request_id: 'r7' });
  refresh = () => Promise.reject(new Error('must not be called'));
  const error = await failureOf(send(path, { method: 'POST' }));
  expect(error).toMatchObject({ kind: 'http', status: 401, text: 'Wrong password.', requestId: 'r7' });
  expect(expired).toEqual([]);
  expect(notifications).toEqual([]);
});

test('a failure is one notification with the text of the error', async () => {
  const problem = { detail: 'x', errors: [{ field: 'email', message: 'Taken.' }], request_id: 'r1' };
  respond = (_request, response) => json(response, 422, problem);
  const error = await failureOf(send('/things', { method: 'POST', body: '{}' }));
  expect(error).toMatchObject({ status: 422, fieldErrors: problem.errors, requestId: 'r1' });
  expect(notifications).toEqual([{ title: 'Error 422', message: error.text, quietFor: undefined }]);
});

test.each([
  ['5', 5000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('a failure brings the wait that the server asks for: %s', async (value, ms) => {
  respond = (_request, response) => response.writeHead(425, { 'Retry-After': value }).end();
  expect((await failureOf(send('/things', { method: 'POST' }))).retryAfterMs).toBe(ms);
});

test('a silent call notifies nobody', async () => {
  respond = (_request, response) => json(response, 500, {});
  await failureOf(wrapper.send(request('/things'), { silent: true }));
  expect(notifications).toEqual([]);
});

test('a call that takes some refusals as an answer notifies of the others', async () => {
  respond = ({ path }, response) => json(response, path.endsWith('missing') ? 404 : 500, {});
  const silent = ({ status }: ApiError) => status === 404;
  await failureOf(wrapper.send(request('/missing'), { silent }));
  await failureOf(wrapper.send(request('/things'), { silent }));
  expect(notifications.map(({ title }) => title)).toEqual(['Error 500']);
});

test('the end of the session is told even by a silent call', async () => {
  respond = (_request, response) => json(response, 401, {});
  refresh = async () => ({ kind: 'refused' });
  await failureOf(wrapper.send(request('/things'), { silent: true }));
  expect(notifications.map(({ title }) => title)).toEqual(['Session expired']);
});

test('a page of a proxy is no answer of the API', async () => {
  respond = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in to the Wi-Fi</h1>');
  expect(await failureOf(send('/auth/status'))).toMatchObject({
    kind: 'network',
    text: 'An unexpected error occurred.',
  });
});

test('a broken connection is an unexpected error', async () => {
  respond = (_request, response) => response.destroy();
  expect(await failureOf(send('/reports'))).toMatchObject({ kind: 'network', status: undefined });
  expect(notifications).toHaveLength(1);
});

test.each([
  ['before the answer', (_request: Received, _response: ServerResponse) => {}],
  [
    'while the body is read',
    (_request: Received, response: ServerResponse) => void response.writeHead(200).write('{'),
  ],
])('a deadline that passes %s is a timeout (D16)', async (_when, hang) => {
  respond = hang;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const call = failureOf(send('/interviews/session', { method: 'POST', body: '{}' }));
    await expect.poll(() => received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(45_000);
    const error = await call;
    expect(error).toMatchObject({ kind: 'timeout', title: 'Request Timeout' });
    expect(error.text).toContain('Interview session creation is taking longer than expected.');
  } finally {
    vi.useRealTimers();
  }
});

test('the caller’s abort is silent and leaves the refresh to the others (D16)', async () => {
  respond = onlyT2;
  const { promise, resolve } = Promise.withResolvers<RefreshOutcome>();
  refresh = () => promise;
  const caller = new AbortController();
  const aborted = failureOf(send('/a', { signal: caller.signal }));
  const other = send('/b');
  await expect.poll(() => received).toHaveLength(2);
  caller.abort();
  expect((await aborted).kind).toBe('aborted');
  token = 'T2';
  resolve({ kind: 'refreshed', token: 'T2' });
  expect((await other).ok).toBe(true);
  expect(notifications).toEqual([]);
});

test('a late answer to a session that is over is no news', async () => {
  respond = (_request, response) => json(response, 401, {});
  refresh = async () => {
    token = null;
    return { kind: 'refused' };
  };
  expect((await failureOf(send('/reports'))).kind).toBe('session-expired');
  expect(notifications).toEqual([]);
});

test.each<[string, RequestInit]>([
  ['a read', {}],
  ['a write', { method: 'POST', body: '{}' }],
])('%s of one user is never sent again as another one, nor ends their session', async (_what, init) => {
  respond = (_request, response) => json(response, 401, {});
  refresh = async () => {
    [token, userId] = ['B1', 'bob'];
    return { kind: 'refused' };
  };
  expect((await failureOf(send('/things', init))).kind).toBe('session-expired');
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1']);
  expect([token, expired, notifications]).toEqual(['B1', [], []]);
});

test('another user who signs in during the second attempt hears nothing of the first one', async () => {
  respond = (incoming, response) => {
    if (incoming.headers.authorization === 'Bearer T2') [token, userId] = ['B1', 'bob'];
    json(response, 401, {});
  };
  expect((await failureOf(send('/things'))).kind).toBe('session-expired');
  expect(received).toHaveLength(2);
  expect([token, expired, notifications]).toEqual(['B1', [], []]);
});

test('a late answer to an interview is told to nobody but its candidate', async () => {
  respond = (_request, response) => json(response, 401, {});
  refresh = async () => {
    [token, userId] = ['B1', 'bob'];
    return { kind: 'refused' };
  };
  await failureOf(send('/interviews/session/s1/start', { method: 'POST' }));
  expect(notifications).toEqual([]);
});

test('a refresh is asked for with the session of the first attempt', async () => {
  respond = onlyT2;
  const asked: unknown[] = [];
  const session: SessionPort = {
    token: () => 'T1',
    userId: () => 'ada',
    refresh: async (stale) => {
      asked.push(stale);
      return { kind: 'refreshed', token: 'T2' };
    },
    expire: () => false,
  };
  await new ApiWrapper({ session, notify: () => {} }).send(request('/things'));
  expect(asked).toEqual([{ userId: 'ada', token: 'T1' }]);
});
