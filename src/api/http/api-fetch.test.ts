import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { apiOfEachTest, failureOf, json, type Received } from './api-fetch.fixture.ts';

const on = apiOfEachTest();

test('every call carries the bearer, and none without a session', async () => {
  await on.send('/reports');
  on.api.token = null;
  await on.send('/health');
  expect(on.api.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', undefined]);
});

test('an answer arrives with status, headers and body', async () => {
  const response = await on.send('/reports');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({ ok: true });
});

test('an answer without a body', async () => {
  on.api.respond = (_request, response) => response.writeHead(204).end();
  expect((await on.send('/auth/logout', { method: 'POST' })).status).toBe(204);
});

test('a busy server is asked again with the same key, and its pause is no failure (D31)', async () => {
  on.api.respond = (_request, response) =>
    on.api.received.length === 1
      ? response.writeHead(503, { 'Retry-After': '1' }).end('{"detail":"Busy.","code":"not_begun"}')
      : json(response, 200, { ok: true });
  expect((await on.send('/a', { method: 'POST', body: '{}' })).ok).toBe(true);
  const [first, second] = on.api.received.map(({ headers, body }) => [
    headers['idempotency-key'],
    body.toString(),
  ]);
  expect(second).toEqual(first);
  expect(on.api.notifications).toEqual([]);
});

test('with the token of a session that is over a busy server is asked once, as the next one waits for it', async () => {
  on.api.respond = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '1' }).end('{"detail":"Busy.","code":"not_begun"}');
  const headers = { Authorization: 'Bearer OLD' };
  expect(await failureOf(on.send('/auth/logout', { method: 'POST', headers }))).toMatchObject({
    status: 503,
  });
  expect(on.api.received).toHaveLength(1);
});

test('writes carry an idempotency key, reads none, and a given one is kept', async () => {
  await on.send('/a', { method: 'POST', body: '{}' });
  await on.send('/a', { method: 'DELETE' });
  await on.send('/a');
  await on.send('/a', { method: 'POST', headers: { 'Idempotency-Key': 'mine' } });
  const keys = on.api.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String), undefined, 'mine']);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a failure is one notification with the text of the error', async () => {
  const problem = { detail: 'x', errors: [{ field: 'email', message: 'Taken.' }], request_id: 'r1' };
  on.api.respond = (_request, response) => json(response, 422, problem);
  const error = await failureOf(on.send('/things', { method: 'POST', body: '{}' }));
  expect(error).toMatchObject({ status: 422, fieldErrors: problem.errors, requestId: 'r1' });
  expect(on.api.notifications).toEqual([{ title: 'Error 422', message: error.text, quietFor: undefined }]);
});

test.each([
  ['5', 5000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('a failure brings the wait that the server asks for: %s', async (value, ms) => {
  on.api.respond = (_request, response) => response.writeHead(425, { 'Retry-After': value }).end();
  expect((await failureOf(on.send('/things', { method: 'POST' }))).retryAfterMs).toBe(ms);
});

test('a silent call notifies nobody', async () => {
  on.api.respond = (_request, response) => json(response, 500, {});
  await failureOf(on.api.wrapper.send(on.request('/things'), { silent: true }));
  expect(on.api.notifications).toEqual([]);
});

test('a call that takes some refusals as an answer notifies of the others', async () => {
  on.api.respond = ({ path }, response) => json(response, path.endsWith('missing') ? 404 : 500, {});
  const silent = ({ status }: ApiError) => status === 404;
  await failureOf(on.api.wrapper.send(on.request('/missing'), { silent }));
  await failureOf(on.api.wrapper.send(on.request('/things'), { silent }));
  expect(on.api.notifications.map(({ title }) => title)).toEqual(['Error 500']);
});

test('a page of a proxy is no answer of the API', async () => {
  on.api.respond = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in to the Wi-Fi</h1>');
  expect(await failureOf(on.send('/auth/status'))).toMatchObject({
    kind: 'network',
    text: 'An unexpected error occurred.',
  });
});

test('a broken connection is an unexpected error', async () => {
  on.api.respond = (_request, response) => response.destroy();
  expect(await failureOf(on.send('/reports'))).toMatchObject({ kind: 'network', status: undefined });
  expect(on.api.notifications).toHaveLength(1);
});

test.each([
  ['before the answer', (_request: Received, _response: ServerResponse) => {}],
  [
    'while the body is read',
    (_request: Received, response: ServerResponse) => void response.writeHead(200).write('{'),
  ],
])('a deadline that passes %s is a timeout (D16)', async (_when, hang) => {
  on.api.respond = hang;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const call = failureOf(on.send('/interviews/session', { method: 'POST', body: '{}' }));
    await expect.poll(() => on.api.received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(45_000);
    const error = await call;
    expect(error).toMatchObject({ kind: 'timeout', title: 'Request Timeout' });
    expect(error.text).toContain('Interview session creation is taking longer than expected.');
  } finally {
    vi.useRealTimers();
  }
});
