// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { fromManyPlaces } from './account/account-client.fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['asking for codes that nobody waits for', 'resend-verification-email', {}, /^$/],
  [
    'registering the address',
    'register',
    { role: 'candidate', full_name: 'A Stranger', password: 'a guess of a stranger', accept_terms: true },
    /account/,
  ],
])('%s keeps no owner from the mail for a new password', async (_case, operation, change, subject) => {
  const { email } = await createAccount(server);
  const path = `/auth/${operation}`;
  const statuses = await fromManyPlaces(server, 25, { path, body: { email, ...change } });
  expect(new Set(statuses)).toEqual(new Set([202]));
  await fromManyPlaces(server, 1, { path: '/auth/forgot-password', body: { email } });
  const subjects = async () =>
    (await server.outbox()).filter(({ recipient }) => recipient === email).map((mail) => mail.subject);
  await expect
    .poll(async () => (await subjects()).filter((text) => text.includes('password reset code')))
    .toHaveLength(1);
  const others = (await subjects()).filter((text) => !text.includes('password reset code'));
  expect(others.length).toBeLessThanOrEqual(20);
  expect(others.every((text) => subject.test(text))).toBe(true);
});
