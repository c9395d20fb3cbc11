import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSecurity, RecoveryCodes } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, users } from '../../../platform/database/schema/index.ts';
import { wrong } from '../auth-client.fixture.ts';
import {
  codeAt,
  mailedCodes,
  type ProtectedAccount,
  protectedAccount,
  SecondFactorClient,
} from './second-factor.fixture.ts';

const MINUTE_MS = 60_000;
let server: TestServer;
let time = Date.now();
let client: SecondFactorClient;
let tests = 0;

const eventsOf = async ({ userId }: TestAccount) =>
  (await server.db.select().from(authEvents).where(eq(authEvents.userId, userId))).map(({ type }) => type);
const subjectsTo = async ({ email }: TestAccount) =>
  (await server.outbox()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
const newOwner = () => protectedAccount(server, client, { now: time });

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { trustedProxies: 1 } });
});
afterAll(() => server.close());
beforeEach(() => {
  client = new SecondFactorClient(server, `10.0.2.${++tests}`);
});

/** As the account's page shows it; there is no reading operation of the factor alone. */
async function stateOf(account: ProtectedAccount) {
  const body = { email_codes: false, current_password: account.password };
  return (await client.account<AccountSecurity>('PATCH', '', account.accessToken, body)).body.second_factor;
}

describe('turning it on', () => {
  let account: TestAccount;
  beforeEach(async () => {
    account = await createAccount(server);
  });

  test('begins with a secret that counts only once a code of it was confirmed', async () => {
    const { status, body } = await client.setUp(account);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Candor:${account.email}`);
    expect(uri.searchParams.get('secret')).toBe(body.secret);
    expect((await client.login(account)).status).toBe(200);

    const refused = await client.confirm(account, wrong(codeAt(body.secret, time)));
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'code']);
    expect((await client.login(account)).status).toBe(200);
    const confirmed = await client.confirm(account, codeAt(body.secret, time));
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.codes).toHaveLength(10);
    for (const code of confirmed.body.codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect((await client.login(account)).status).toBe(202);
    expect(await eventsOf(account)).toContain('second_factor_enabled');
    expect((await server.mailTo(account.email)).subject).toBe('Two-factor authentication is on');
  });

  test('a second setup takes the place of the first', async () => {
    const first = (await client.setUp(account)).body.secret;
    const second = (await client.setUp(account)).body.secret;
    expect((await client.confirm(account, codeAt(first, time))).status).toBe(400);
    expect((await client.confirm(account, codeAt(second, time))).status).toBe(200);
  });

  test('parallel confirmations turn it on once', async () => {
    const code = codeAt((await client.setUp(account)).body.secret, time);
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.confirm(account, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('is refused without a setup, where it is on already, and a quarter of an hour later', async () => {
    expect((await client.confirm(account, '123456')).status).toBe(409);
    const { secret } = (await client.setUp(account)).body;
    time += 15 * MINUTE_MS;
    const { body } = await client.login(account);
    const later = { ...account, accessToken: body.access_token };
    expect((await client.confirm(later, codeAt(secret, time))).status).toBe(409);
    const again = (await client.setUp(later)).body.secret;
    expect((await client.confirm(later, codeAt(again, time))).status).toBe(200);
    expect((await client.setUp(later)).status).toBe(409);
    expect((await client.confirm(later, codeAt(again, time))).status).toBe(409);
  });

  test('its code cannot be guessed', async () => {
    const { secret } = (await client.setUp(account)).body;
    const code = wrong(codeAt(secret, time));
    const guesses = await Promise.all(Array.from({ length: 12 }, () => client.confirm(account, code)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await client.confirm(account, codeAt(secret, time))).status).toBe(429);
  });
});

test('turning it off forgets everything of it', async () => {
  const owner = await newOwner();
  const off = () =>
    client.account('POST', '/disable', owner.accessToken, { current_password: owner.password });
  expect((await off()).status).toBe(204);
  expect((await client.login(owner)).status).toBe(200);
  expect((await off()).status).toBe(409);
  expect(await eventsOf(owner)).toContain('second_factor_disabled');
  await expect.poll(() => subjectsTo(owner)).toContain('Two-factor authentication is off');
  const { secret } = (await client.setUp(owner)).body;
  await client.confirm(owner, codeAt(secret, time));
  const { challenge_id: id } = await client.challenge(owner);
  expect((await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '')).status).toBe(400);
});

test('new recovery codes take the place of the former ones', async () => {
  const owner = await newOwner();
  const body = { current_password: owner.password };
  const renewed = await client.account<RecoveryCodes>('POST', '/recovery-codes', owner.accessToken, body);
  expect([renewed.status, renewed.body.codes.length]).toEqual([200, 10]);
  const { challenge_id: id } = await client.challenge(owner);
  expect((await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await client.verify(id, 'recovery_code', renewed.body.codes[0] ?? '')).status).toBe(200);
  expect(await eventsOf(owner)).toContain('recovery_codes_replaced');
});

test('its state tells what is left and who is trusted', async () => {
  const owner = await newOwner();
  expect(await stateOf(owner)).toEqual({
    is_enabled: true,
    is_owed: false,
    enabled_at: new Date(time).toISOString(),
    email_codes: false,
    recovery_codes_left: 10,
    trusted_devices: 0,
  });
  const { challenge_id: id } = await client.challenge(owner);
  await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '', { trust: true });
  expect(await stateOf(owner)).toMatchObject({ recovery_codes_left: 9, trusted_devices: 1 });
  await client.allowEmailCodes(owner);
  expect(await eventsOf(owner)).toContain('second_factor_changed');
});

describe('only the owner', () => {
  const operations: [string, string, object][] = [
    ['POST', '/setup', {}],
    ['POST', '/disable', {}],
    ['POST', '/recovery-codes', {}],
    ['PATCH', '', { email_codes: true }],
  ];

  test.each(operations)('%s %s asks for the current password', async (method, path, body) => {
    const { accessToken } = await createAccount(server);
    for (const proof of [{}, { current_password: 'not the password' }]) {
      const answer = await client.account(method, path, accessToken, { ...body, ...proof });
      expect(answer.status).toBe(400);
      const message = 'That isn’t your current password.';
      expect(answer.body.errors).toEqual([{ field: 'current_password', message }]);
    }
  });

  test.each(operations.slice(1))('%s %s is refused where it is off', async (method, path, body) => {
    const { accessToken, password } = await createAccount(server);
    const proven = { ...body, current_password: password };
    expect((await client.account(method, path, accessToken, proven)).status).toBe(409);
  });

  test('without a password must have signed in within a quarter of an hour', async () => {
    const { accessToken, userId } = await createAccount(server);
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    expect((await client.account('POST', '/setup', accessToken, {})).status).toBe(200);
    await server.db.execute(
      sql`update auth_sessions set created_at = created_at - interval '16 minutes' where user_id = ${userId}`,
    );
    const { status, body } = await client.account('POST', '/setup', accessToken, {});
    const message = 'Sign in again to do this.';
    expect([status, body.errors]).toEqual([403, [{ field: 'current_password', message }]]);
  });

  test('may try ten passwords, and is not locked out by somebody elsewhere', async () => {
    const { accessToken, password } = await createAccount(server);
    const body = { current_password: 'not the password' };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => client.account('POST', '/setup', accessToken, body)),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    const elsewhere = new SecondFactorClient(server, '10.0.3.1');
    const proven = { current_password: password };
    expect((await elsewhere.account('POST', '/setup', accessToken, proven)).status).toBe(200);
  });
});

test('no recovery code and no mailed code stands in the database or the log', async () => {
  const owner = await newOwner();
  await client.allowEmailCodes(owner);
  const { challenge_id: id } = await client.challenge(owner);
  await client.sendOtp(id);
  const [mailed = 'none'] = await mailedCodes(server, owner.email, 1);
  await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '');
  const tables = ['recovery_codes', 'challenges', 'auth_events', 'rate_limits', 'pgboss.job'];
  const rows = await Promise.all(
    tables.map((table) => server.db.execute(sql.raw(`select t::text from ${table} t`))),
  );
  const kept = JSON.stringify(rows.map((result) => (result as unknown as { rows: object[] }).rows));
  const log = server.log.join('');
  expect(kept).toContain(owner.userId);
  for (const code of owner.recoveryCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
    expect(log).not.toContain(code);
  }
  for (const text of [kept, log]) expect(text).not.toMatch(new RegExp(`\\b${mailed}\\b`));
  expect(log).not.toContain(owner.secret);
});
