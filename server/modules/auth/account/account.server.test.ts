import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  AccountEventList,
  AccountSecurity,
  Device,
  DeviceList,
  User,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, suspend, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, authSessions, socialIdentities } from '../../../platform/database/schema/index.ts';
import { AuthClient } from '../auth-client.fixture.ts';
import { call, eventsOf, setAccount } from './account-client.fixture.ts';

let server: TestServer;
let time = Date.now();

const later = (seconds: number) => {
  time += seconds * 1000;
};

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const devicesOf = async (token: string) =>
  (await call<DeviceList>(server, 'GET', '/account/devices', { token })).body;
const signIn = async ({ email, password }: TestAccount) => {
  const client = new AuthClient(server);
  return { client, token: (await client.login(email, password)).body.access_token };
};

describe('the name', () => {
  const rename = ({ accessToken: token }: TestAccount, full_name: unknown) =>
    call<User>(server, 'PATCH', '/account', { token, body: { full_name } });

  test('is changed without the blanks around it', async () => {
    const account = await createAccount(server);
    const { status, body } = await rename(account, '  Grace Hopper ');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ _id: account.userId, full_name: 'Grace Hopper' }),
    ]);
    const client = new AuthClient(server);
    expect((await client.status(account.accessToken)).body.user).toEqual(body);
    expect(await eventsOf(server, account.userId)).toContain('name_changed');
  });

  test.each([
    ['', 'This is required.'],
    [' \t ', 'This is required.'],
    ['x'.repeat(121), 'Use at most 120 characters.'],
    [7, 'Enter text.'],
    ['\u200b\u2060', 'Remove invisible characters.'],
    ['Jane\u202eeoD', 'Remove invisible characters.'],
  ])('is not changed to %j', async (name, message) => {
    const account = await createAccount(server);
    const { status, body } = await rename(account, name);
    expect([status, body.errors]).toEqual([422, [{ field: 'full_name', message }]]);
  });
});

describe('devices', () => {
  test('are listed with the own one first, then the latest seen; ended and expired ones are not', async () => {
    const account = await createAccount(server);
    later(10);
    const early = await signIn(account);
    later(10);
    const late = await signIn(account);
    later(10);
    const gone = await signIn(account);
    await gone.client.logout(gone.token);
    const { items, total } = await devicesOf(early.token);
    expect(total).toBe(3);
    expect(items.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    const [, second, third] = items as [Device, Device, Device];
    expect(second.last_seen_at > third.last_seen_at).toBe(true);
    expect(second).toMatchObject({ user_agent: 'node', ip: '127.0.0.1', method: 'password' });
    expect((await devicesOf(late.token)).items[0]?._id).toBe(second._id);
    await server.db
      .update(authSessions)
      .set({ expiresAt: new Date(time) })
      .where(eq(authSessions.id, third._id));
    expect((await devicesOf(early.token)).total).toBe(2);
  });

  const end = (token: string, id: string) => call(server, 'DELETE', `/account/devices/${id}`, { token });

  test('can be ended one by one, the own one too, at once', async () => {
    const account = await createAccount(server);
    const other = await signIn(account);
    const { items } = await devicesOf(account.accessToken);
    const [own, others] = items as [Device, Device];
    expect((await end(account.accessToken, others._id)).status).toBe(204);
    expect((await other.client.status(other.token)).status).toBe(401);
    expect((await other.client.refresh()).status).toBe(401);
    expect((await end(account.accessToken, others._id)).status).toBe(404);
    expect((await end(account.accessToken, own._id)).status).toBe(204);
    expect((await new AuthClient(server).status(account.accessToken)).status).toBe(401);
    const ended = (await eventsOf(server, account.userId)).filter((type) => type === 'device_ended');
    expect(ended).toHaveLength(2);
  });

  test('of somebody else are as missing as none', async () => {
    const [account, other] = [await createAccount(server), await createAccount(server)];
    const [theirs] = (await devicesOf(other.accessToken)).items;
    const answers = [
      await end(account.accessToken, theirs?._id ?? ''),
      await end(account.accessToken, 'missing'),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(2).fill([404, 'We can’t find this device.']),
    );
    expect((await devicesOf(other.accessToken)).total).toBe(1);
  });
});

describe('what happened', () => {
  const eventsAt = ({ accessToken: token }: TestAccount, query = '') =>
    call<AccountEventList>(server, 'GET', `/account/events${query}`, { token });
  const TYPES = [
    'name_changed',
    'login_failed',
    'second_factor_requested',
    'password_changed',
    'second_factor_failed',
    'recovery_code_used',
    'logged_out',
  ] as const;

  async function accountWithEvents() {
    const account = await createAccount(server);
    for (const [index, type] of TYPES.entries()) {
      const at = new Date(time + (index + 1) * 1000);
      const event = {
        id: `${account.userId}-${index}`,
        type,
        userId: account.userId,
        ip: '10.0.0.1',
        userAgent: null,
        at,
      };
      await server.db.insert(authEvents).values(event);
    }
    return account;
  }

  test.each([
    ['', [...TYPES.toReversed(), 'login_succeeded'], 8],
    ['?group=all&page=2&page_size=3', ['password_changed', 'second_factor_requested', 'login_failed'], 8],
    [
      '?group=sign_ins',
      [
        'recovery_code_used',
        'second_factor_failed',
        'second_factor_requested',
        'login_failed',
        'login_succeeded',
      ],
      5,
    ],
    ['?group=sign_ins&page=2&page_size=4', ['login_succeeded'], 5],
    ['?page=9', [], 8],
  ])('is listed newest first: %s', async (query, types, total) => {
    const { status, body } = await eventsAt(await accountWithEvents(), query);
    expect([status, body.items.map(({ type }) => type), body.total]).toEqual([200, types, total]);
  });

  test('to others is not listed, and a page has at most a hundred', async () => {
    await accountWithEvents();
    const account = await createAccount(server);
    expect((await eventsAt(account)).body.total).toBe(1);
    expect((await eventsAt(account, '?page_size=101')).status).toBe(422);
    expect((await eventsAt(account, '?group=others')).status).toBe(422);
  });
});

test('an account sees how it is protected', async () => {
  const { accessToken: token, userId } = await createAccount(server);
  const security = async () =>
    (await call<AccountSecurity>(server, 'GET', '/account/security', { token })).body;
  const off = {
    is_enabled: false,
    is_owed: false,
    enabled_at: null,
    email_codes: false,
    recovery_codes_left: 0,
    trusted_devices: 0,
  };
  expect(await security()).toEqual({
    has_password: true,
    second_factor: off,
    passkeys: [],
    social_logins: [],
    email_change: null,
  });
  await setAccount(server, userId, { passwordHash: null });
  const createdAt = new Date(time);
  const identity = { provider: 'google', subject: userId, email: 'me@person.example' } as const;
  await server.db.insert(socialIdentities).values({ id: 'i1', ...identity, userId, createdAt });
  const linked = { provider: 'google', email: 'me@person.example', linked_at: createdAt.toISOString() };
  expect(await security()).toMatchObject({ has_password: false, social_logins: [{ _id: 'i1', ...linked }] });
});

describe('within a second', () => {
  const aSecondLater = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  const reports = async ({ accessToken: token }: TestAccount) =>
    (await call(server, 'GET', '/reports', { token })).status;

  test('another role counts', async () => {
    const account = await createAccount(server);
    expect(await reports(account)).toBe(200);
    await setAccount(server, account.userId, { role: 'recruiter' });
    aSecondLater();
    expect(await reports(account)).toBe(403);
    vi.restoreAllMocks();
    expect((await new AuthClient(server).status(account.accessToken)).body.user?.role).toBe('recruiter');
  });

  test('a disabled account has no access, by any of its calls', async () => {
    const account = await createAccount(server);
    expect(await reports(account)).toBe(200);
    await suspend(server, account);
    aSecondLater();
    expect(await reports(account)).toBe(401);
    const client = new AuthClient(server);
    client.cookie = account.cookie;
    expect((await client.refresh()).status).toBe(401);
  });

  test('a session that another process ended has none', async () => {
    const account = await createAccount(server);
    expect(await reports(account)).toBe(200);
    await server.db
      .update(authSessions)
      .set({ revokedAt: new Date(time) })
      .where(eq(authSessions.userId, account.userId));
    aSecondLater();
    expect(await reports(account)).toBe(401);
  });
});
