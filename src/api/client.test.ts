// @module-tag alone
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureClient, silence, silent } from './client.ts';
import { createSession, getHealth, login } from './gen/sdk.gen.ts';
import { ApiError } from './http/api-error.ts';

let answer: { status: number; type: string; body: string };
let headers: NodeJS.Dict<string | string[]>;
let sentBody: string;
const notified: string[] = [];

const server = createServer(async (request, response) => {
  headers = request.headers;
  sentBody = await text(request);
  response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  configureClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    session: {
      token: () => 'T1',
      userId: () => 'ada',
      refresh: async () => ({ kind: 'refused' }),
      expire: () => true,
    },
    notify: ({ title, message }) => notified.push(`${title}: ${message}`),
  });
});

beforeEach(() => {
  notified.length = 0;
  answer = { status: 200, type: 'application/json', body: '{"status":"ok"}' };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const credentials = { username: 'ada@candor.example', password: 'a b&c' };
const rejection = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('a successful call gives its data', async () => {
  expect((await getHealth()).data).toEqual({ status: 'ok' });
});

test('login is form-encoded (§7)', async () => {
  const user = { email: 'a', full_name: 'A', role: 'admin', is_verified: true, is_active: true };
  answer.body = JSON.stringify({ access_token: 'T1', user: { ...user, _id: 'a' } });
  await login({ body: credentials });
  expect(sentBody).toBe('username=ada%40candor.example&password=a+b%26c');
  expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
});

test('every failure is an ApiError, and notifies unless the call is silent', async () => {
  answer = { status: 409, type: 'application/json', body: '{"detail":"Too many.","request_id":"r1"}' };
  const body = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const error = await rejection(createSession({ body: body as never }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'http', status: 409, text: 'Too many.', requestId: 'r1' });
  expect(notified).toEqual(['Error 409: Too many.']);
  await rejection(createSession({ ...silent, body: body as never }));
  const { signal } = new AbortController();
  silence(signal);
  await rejection(getHealth({ signal }));
  expect(notified).toHaveLength(1);
});

test('an answer that cannot be read is an ApiError too', async () => {
  answer = { status: 200, type: 'application/json', body: '{"status":' };
  const error = await rejection(getHealth());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'network', text: 'An unexpected error occurred.' });
  expect(notified).toHaveLength(1);
});
