import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiOfEachTest, failureOf, json, onlyT2 } from './api-fetch.fixture.ts';
import { ApiWrapper, type SessionPort } from './api-fetch.ts';
import type { RefreshOutcome } from './refresh-once.ts';

const on = apiOfEachTest();

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
  on.api.respond = onlyT2;
  expect((await on.send('/things', init)).ok).toBe(true);
  expect(on.api.received).toHaveLength(2);
  const [first, second] = on.api.received;
  expect(second?.body.equals(first?.body ?? Buffer.alloc(1))).toBe(true);
  expect(second?.headers['content-type']).toBe(first?.headers['content-type']);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.headers.authorization).toBe('Bearer T2');
  expect(on.api.notifications).toEqual([]);
});

describe('a token that is known to be over', () => {
  /** Says that it expires so many seconds from now. */
  const tokenFor = (seconds: number) =>
    `head.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`;

  beforeEach(async () => {
    await on.send('/health');
    on.api.received = [];
    on.api.respond = onlyT2;
    on.api.token = tokenFor(0);
  });

  test('is renewed before a call, which then is not refused', async () => {
    expect((await on.send('/things', { method: 'POST', body: '{}' })).ok).toBe(true);
    expect(on.api.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T2']);
  });

  test('is sent where no other can be had, and the refusal tells', async () => {
    on.api.refresh = async () => ({ kind: 'refused' });
    expect((await failureOf(on.send('/reports'))).kind).toBe('session-expired');
    expect(on.api.received).toHaveLength(1);
    expect(on.api.expired).toHaveLength(1);
  });

  test('is told from one that lasts', async () => {
    on.api.token = tokenFor(60);
    await on.send('/things');
    expect(on.api.received).toHaveLength(2);
  });
});

test('at most one retry: a second 401 ends the session (§4)', async () => {
  on.api.respond = (_request, response) => json(response, 401, { detail: 'no' });
  const error = await failureOf(on.send('/reports'));
  expect(on.api.received).toHaveLength(2);
  expect(error).toMatchObject({ kind: 'session-expired', status: 401 });
  expect(on.api.expired).toEqual(['T2']);
});

test('a refused refresh ends the session, and says so once for all calls', async () => {
  on.api.respond = (_request, response) => json(response, 401, { detail: 'no' });
  on.api.refresh = async () => ({ kind: 'refused' });
  const errors = await Promise.all(['/a', '/b', '/c'].map((path) => failureOf(on.send(path))));
  expect(errors.map(({ kind }) => kind)).toEqual(Array(3).fill('session-expired'));
  expect(on.api.expired).toEqual(['T1']);
  expect(on.api.notifications).toEqual([
    {
      title: 'Session expired',
      message: 'Your session has expired. Please log in again.',
      quietFor: undefined,
    },
  ]);
});

test('a 401 without a session asks for a login', async () => {
  on.api.token = null;
  on.api.respond = (_request, response) => json(response, 401, { detail: 'no' });
  expect((await failureOf(on.send('/reports'))).kind).toBe('session-expired');
  expect(on.api.expired).toEqual([null]);
});

test.each(['/interviews/session/s1/start', '/fraud-detection/events'])(
  '%s keeps the session (D7)',
  async (path) => {
    on.api.respond = (_request, response) => json(response, 401, { detail: 'no' });
    on.api.refresh = async () => ({ kind: 'refused' });
    const error = await failureOf(on.send(path, { method: 'POST' }));
    expect(error.kind).toBe('session-expired');
    expect(on.api.expired).toEqual([]);
    expect(on.api.token).toBe('T1');
    expect(on.api.notifications).toEqual([
      { title: 'Session expired', message: error.text, quietFor: 30_000 },
    ]);
    expect(error.text).toContain('Please re-login in another tab and retry.');
  },
);

test('a refresh that met a fault fails the call with it, and keeps the session (D5)', async () => {
  on.api.respond = (_request, response) => json(response, 401, {});
  const fault = new ApiError({ kind: 'http', title: 'Error 503', text: 'Busy.', status: 503 });
  on.api.refresh = async () => ({ kind: 'unavailable', error: fault });
  expect(await failureOf(on.send('/reports'))).toBe(fault);
  expect(on.api.expired).toEqual([]);
  expect(on.api.notifications).toEqual([{ title: 'Error 503', message: 'Busy.', quietFor: undefined }]);
});

test('a call that brings the token of a session that is over is nothing to the one in use (D9)', async () => {
  on.api.respond = (_request, response) => json(response, 401, {});
  on.api.refresh = () => Promise.reject(new Error('must not be called'));
  const headers = { Authorization: 'Bearer OLD' };
  expect(await failureOf(on.send('/auth/logout', { method: 'POST', headers }))).toMatchObject({
    kind: 'http',
  });
  expect(on.api.received.map((call) => call.headers.authorization)).toEqual(['Bearer OLD']);
  expect([on.api.expired, on.api.notifications]).toEqual([[], []]);
});

test.each(['forgot-password', 'verify-email', 'register', 'verify-otp', 'passkey-login', 'send-otp'])(
  'a 401 of %s without a session asks for a login (D28)',
  async (path) => {
    on.api.token = null;
    on.api.respond = (_request, response) => json(response, 401, { detail: 'Unknown.' });
    const error = await failureOf(on.send(`/auth/${path}`, { method: 'POST' }));
    expect(error).toMatchObject({ kind: 'session-expired', status: 401 });
    expect(on.api.expired).toEqual([null]);
    expect(on.api.notifications).toHaveLength(1);
  },
);

test.each(['/auth/login', '/auth/refresh'])('a 401 of %s is refreshed for by nobody', async (path) => {
  on.api.respond = (_request, response) =>
    json(response, 401, { detail: 'Wrong password.', request_id: 'r7' });
  on.api.refresh = () => Promise.reject(new Error('must not be called'));
  const error = await failureOf(on.send(path, { method: 'POST' }));
  expect(error).toMatchObject({ kind: 'http', status: 401, text: 'Wrong password.', requestId: 'r7' });
  expect(on.api.expired).toEqual([]);
  expect(on.api.notifications).toEqual([]);
});

test('the end of the session is told even by a silent call', async () => {
  on.api.respond = (_request, response) => json(response, 401, {});
  on.api.refresh = async () => ({ kind: 'refused' });
  await failureOf(on.api.wrapper.send(on.request('/things'), { silent: true }));
  expect(on.api.notifications.map(({ title }) => title)).toEqual(['Session expired']);
});

test('the caller’s abort is silent and leaves the refresh to the others (D16)', async () => {
  on.api.respond = onlyT2;
  const { promise, resolve } = Promise.withResolvers<RefreshOutcome>();
  on.api.refresh = () => promise;
  const caller = new AbortController();
  const aborted = failureOf(on.send('/a', { signal: caller.signal }));
  const other = on.send('/b');
  await expect.poll(() => on.api.received).toHaveLength(2);
  caller.abort();
  expect((await aborted).kind).toBe('aborted');
  on.api.token = 'T2';
  resolve({ kind: 'refreshed', token: 'T2' });
  expect((await other).ok).toBe(true);
  expect(on.api.notifications).toEqual([]);
});

test('a late answer to a session that is over is no news', async () => {
  on.api.respond = (_request, response) => json(response, 401, {});
  on.api.refresh = async () => {
    on.api.token = null;
    return { kind: 'refused' };
  };
  expect((await failureOf(on.send('/reports'))).kind).toBe('session-expired');
  expect(on.api.notifications).toEqual([]);
});

test.each<[string, RequestInit]>([
  ['a read', {}],
  ['a write', { method: 'POST', body: '{}' }],
])('%s of one user is never sent again as another one, nor ends their session', async (_what, init) => {
  on.api.respond = (_request, response) => json(response, 401, {});
  on.api.refresh = async () => {
    [on.api.token, on.api.userId] = ['B1', 'bob'];
    return { kind: 'refused' };
  };
  expect((await failureOf(on.send('/things', init))).kind).toBe('session-expired');
  expect(on.api.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1']);
  expect([on.api.token, on.api.expired, on.api.notifications]).toEqual(['B1', [], []]);
});

test('another user who signs in during the second attempt hears nothing of the first one', async () => {
  on.api.respond = (incoming, response) => {
    if (incoming.headers.authorization === 'Bearer T2') [on.api.token, on.api.userId] = ['B1', 'bob'];
    json(response, 401, {});
  };
  expect((await failureOf(on.send('/things'))).kind).toBe('session-expired');
  expect(on.api.received).toHaveLength(2);
  expect([on.api.token, on.api.expired, on.api.notifications]).toEqual(['B1', [], []]);
});

test('a late answer to an interview is told to nobody but its candidate', async () => {
  on.api.respond = (_request, response) => json(response, 401, {});
  on.api.refresh = async () => {
    [on.api.token, on.api.userId] = ['B1', 'bob'];
    return { kind: 'refused' };
  };
  await failureOf(on.send('/interviews/session/s1/start', { method: 'POST' }));
  expect(on.api.notifications).toEqual([]);
});

test('a refresh is asked for with the session of the first attempt', async () => {
  on.api.respond = onlyT2;
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
  await new ApiWrapper({ session, notify: () => {} }).send(on.request('/things'));
  expect(asked).toEqual([{ userId: 'ada', token: 'T1' }]);
});
