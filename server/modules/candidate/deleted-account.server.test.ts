// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { users } from '../../platform/database/schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function ask({ accessToken }: Pick<TestAccount, 'accessToken'>, url: string, payload?: object) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return server.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
}

const practice = {
  mode: 'practice',
  role_family: 'customer-support',
  level: 'mid',
  question_type: 'behavioural',
  question_count: 3,
};
const sessions = '/api/v1/interviews/sessions';

test('whoever holds a token of a deleted account is told that it is gone, and nobody else', async () => {
  const account = await createAccount(server);
  const { email, password: current_password } = account;
  const deleted = await ask(account, '/api/v1/candidate/deletion', { email, current_password });
  expect(deleted.statusCode).toBe(204);
  const late = await ask(account, sessions);
  expect([late.statusCode, late.json()]).toMatchObject([
    401,
    { code: 'account_gone', detail: 'This account has been deleted.' },
  ]);
  const [header, claims] = account.accessToken.split('.');
  const forged = await ask({ accessToken: `${header}.${claims}.${'A'.repeat(86)}` }, sessions);
  expect([forged.statusCode, forged.json().code]).toEqual([401, undefined]);
});

test.each([
  ['a practice', 'POST', '/api/v1/interviews/session', practice, {}],
  ['a practice, by its key', 'POST', '/api/v1/interviews/session', practice, { 'idempotency-key': 'once' }],
  ['a profile', 'PUT', '/api/v1/candidate/profile', { headline: 'x', skills: [], links: [] }, {}],
] as const)(
  '%s that comes while the account is deleted is refused as it is afterwards',
  async (_what, method, url, payload, more) => {
    const { userId, accessToken } = await createAccount(server);
    await ask({ accessToken }, sessions);
    // The server remembers for a moment whom it let in.
    await server.db.delete(users).where(eq(users.id, userId));
    const headers = { authorization: `Bearer ${accessToken}`, ...more };
    const reply = await server.app.inject({ method, url, headers, payload });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'account_gone']);
  },
);

test('a session that was ended says nothing of its account', async () => {
  const account = await createAccount(server);
  await ask(account, '/api/v1/auth/logout', {});
  const late = await ask(account, sessions);
  expect([late.statusCode, late.json().code]).toEqual([401, undefined]);
});
