import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { authEvents, users } from '../../platform/database/schema/index.ts';
import { cookieOf, protectedAccount, SecondFactorClient } from './second-factor/second-factor.fixture.ts';

let server: TestServer;
let client: SecondFactorClient;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { trustedProxies: 1 } });
});
afterAll(() => server.close());
beforeEach(() => {
  client = new SecondFactorClient(server, `10.0.4.${++tests}`);
});

describe('the administrators’ entrance', () => {
  const refused: [string, Role, Partial<typeof users.$inferInsert>, string?][] = [
    ['a candidate', 'candidate', {}],
    ['a recruiter', 'recruiter', {}],
    ['an administrator with a wrong password', 'admin', {}, 'not the password'],
    ['an administrator whose address is not proven', 'admin', { isVerified: false }],
    ['an administrator who was deactivated', 'admin', { isActive: false }],
    ['a candidate who was deactivated', 'candidate', { isActive: false }],
  ];

  test.each(refused)('refuses %s like a wrong password', async (_who, role, change, password) => {
    const account = await createAccount(server, role);
    if (Object.keys(change).length > 0) {
      await server.db.update(users).set(change).where(eq(users.id, account.userId));
    }
    const tried = { ...account, password: password ?? account.password };
    const { status, body, headers } = await client.login(tried, { scope: 'admin' });
    const unknown = { ...account, email: 'nobody@entrance.example' };
    const nobody = await client.login(unknown, { scope: 'admin' });
    expect([status, body.detail]).toEqual([401, 'The email or password is incorrect.']);
    expect([nobody.status, { ...nobody.body, request_id: '' }]).toEqual([
      status,
      { ...body, request_id: '' },
    ]);
    expect(headers.getSetCookie()).toEqual([]);
    const failed = and(eq(authEvents.userId, account.userId), eq(authEvents.type, 'login_failed'));
    expect(await server.db.$count(authEvents, failed)).toBe(1);
  });

  test('counts what it refuses', async () => {
    const account = await createAccount(server);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await client.login(account, { scope: 'admin' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('lets an administrator in, after the second factor where there is one', async () => {
    const admin = await createAccount(server, 'admin');
    expect((await client.login(admin, { scope: 'admin' })).body.user.role).toBe('admin');
    const careful = await protectedAccount(server, client, { now: Date.now(), role: 'admin' });
    const { challenge_id: id } = (await client.login(careful, { scope: 'admin' })).body;
    const code = careful.recoveryCodes[0] ?? '';
    expect((await client.verify(id, 'recovery_code', code)).body.user.role).toBe('admin');
  });
});

describe('logging out everywhere', () => {
  async function signedInTwice() {
    const account = await createAccount(server);
    const { body, headers } = await client.login(account);
    return { account, token: body.access_token, cookie: cookieOf(headers, 'candor_refresh') };
  }
  const status = (token: string) => client.call('GET', 'auth/status', { token });
  const refresh = (cookie: string) => client.call('POST', 'auth/refresh', { cookie });

  test('ends every session of the account at once, and no other', async () => {
    const { account, token, cookie } = await signedInTwice();
    const other: TestAccount = await createAccount(server);
    // Both are known to the server as alive.
    expect([(await status(token)).status, (await status(account.accessToken)).status]).toEqual([200, 200]);
    const { status: ended, headers } = await client.call('POST', 'auth/logout-all', { token });
    expect(ended).toBe(204);
    expect(cookieOf(headers, 'candor_refresh')).toBe('candor_refresh=');
    for (const dead of [token, account.accessToken]) expect((await status(dead)).status).toBe(401);
    for (const dead of [cookie, account.cookie]) expect((await refresh(dead)).status).toBe(401);
    expect((await status(other.accessToken)).status).toBe(200);
    expect((await refresh(other.cookie)).status).toBe(200);
    const events = and(eq(authEvents.userId, account.userId), eq(authEvents.type, 'logged_out_everywhere'));
    expect(await server.db.$count(authEvents, events)).toBe(1);
    expect((await client.login(account)).status).toBe(200);
  });

  test('needs a session', async () => {
    expect((await client.call('POST', 'auth/logout-all')).status).toBe(401);
    const { token } = await signedInTwice();
    await client.call('POST', 'auth/logout-all', { token });
    expect((await client.call('POST', 'auth/logout-all', { token })).status).toBe(401);
  });
});
