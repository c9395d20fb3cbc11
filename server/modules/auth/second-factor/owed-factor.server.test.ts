import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountSecurity, SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authSessions, settings } from '../../../platform/database/schema/index.ts';
import { type ProtectedAccount, protectedAccount, SecondFactorClient } from './second-factor.fixture.ts';

let server: TestServer;
let client: SecondFactorClient;
let admin: ProtectedAccount;

beforeAll(async () => {
  server = await startTestServer({ env: { trustedProxies: 1 } });
  client = new SecondFactorClient(server, '203.0.113.7');
  admin = await protectedAccount(server, client, { now: Date.now(), role: 'admin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(settings);
});

const require = (roles: object, { accessToken: token }: TestAccount = admin, version = 0) =>
  client.call<SettingsSection>('PUT', 'admin/settings/sign-in', {
    token,
    body: { values: roles, secrets: {}, reason: 'Our policy of this year', version },
  });
const users = ({ accessToken: token }: TestAccount) => client.call('GET', 'admin/users', { token });
const security = ({ accessToken: token }: TestAccount) =>
  client.call<AccountSecurity>('GET', 'account/security', { token });

test('whoever has no second factor does nothing of their role until it is set up', async () => {
  const colleague = await createAccount(server, 'admin');
  expect((await users(colleague)).status).toBe(200);
  expect((await require({ second_factor_admin: true })).status).toBe(200);
  const refused = await users(colleague);
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'second_factor_owed', detail: 'Set up two-factor authentication first.' },
  });
  expect((await security(colleague)).body.second_factor).toMatchObject({ is_enabled: false, is_owed: true });
  expect((await users(admin)).status).toBe(200);
  const { generateSync } = await import('otplib');
  const { secret } = (await client.setUp(colleague)).body;
  expect((await client.confirm(colleague, generateSync({ secret }))).status).toBe(200);
  expect((await users(colleague)).status).toBe(200);
  expect((await security(colleague)).body.second_factor).toMatchObject({ is_enabled: true, is_owed: false });
});

test('who signed in with a passkey has two factors already', async () => {
  const colleague = await createAccount(server, 'admin');
  await require({ second_factor_admin: true });
  await server.db
    .update(authSessions)
    .set({ method: 'passkey' })
    .where(eq(authSessions.userId, colleague.userId));
  expect((await users(colleague)).status).toBe(200);
});

test('it is required of the roles that are named, and of no candidate', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  const candidate = await createAccount(server);
  await require({ second_factor_recruiter: true });
  for (const path of ['recruiter/workspaces', 'interviews/live', 'interviews/live/some-live/room']) {
    const refused = await client.call('GET', path, { token: recruiter.accessToken });
    expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_owed' } });
  }
  const interviews = await client.call('GET', 'candidate/profile', { token: candidate.accessToken });
  expect(interviews.status).toBe(200);
  expect(await require({ second_factor_candidate: true }, admin, 1)).toMatchObject({ status: 422 });
});

test('an administrator who has none cannot require it: they would lock out themselves', async () => {
  const colleague = await createAccount(server, 'admin');
  expect(await require({ second_factor_admin: true }, colleague)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'second_factor_admin', message: expect.stringMatching(/yourself first/) }] },
  });
  expect((await require({ second_factor_admin: 'yes' })).body.errors).toEqual([
    { field: 'second_factor_admin', message: 'Choose on or off.' },
  ]);
  expect((await users(colleague)).status).toBe(200);
});
