import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, trustedDevices } from '../../../platform/database/schema/index.ts';
import {
  codeAt,
  cookieOf,
  type ProtectedAccount,
  protectedAccount,
  SecondFactorClient,
} from './second-factor.fixture.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let time = Date.now();
let client: SecondFactorClient;
let owner: ProtectedAccount;
let device: string;
let deviceHeader: string;
let token: string;
let tests = 0;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { trustedProxies: 1 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = new SecondFactorClient(server, `10.0.0.${++tests}`);
  owner = await protectedAccount(server, client, { now: time });
  const { challenge_id: id } = await client.challenge(owner);
  const answer = await client.verify(id, 'recovery_code', owner.recoveryCodes[0] ?? '', { trust: true });
  token = answer.body.access_token;
  device = cookieOf(answer.headers, 'candor_device');
  deviceHeader = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('candor_device')) ?? '';
});

test('its cookie is for thirty days and for no script, and only its digest is stored', async () => {
  expect(device).toMatch(/^candor_device=[\w-]{43}$/);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth'])
    expect(deviceHeader).toContain(part);
  const expires = Date.parse(/Expires=([^;]+)/.exec(deviceHeader)?.[1] ?? '');
  expect(Math.abs(expires - time - 30 * DAY_MS)).toBeLessThan(1000);
  const stored = JSON.stringify(await server.db.select().from(trustedDevices));
  expect(stored).toContain(owner.userId);
  expect(stored).not.toContain(device.split('=')[1]);
  expect(server.log.join('')).not.toContain(device.split('=')[1]);
});

test('signs in with the password alone until the thirty days are over, however often', async () => {
  const begun = time;
  for (const day of [0, 15, 29]) {
    time = begun + day * DAY_MS;
    expect((await client.login(owner, { cookie: device })).status).toBe(200);
  }
  time = begun + 30 * DAY_MS - 1000;
  expect((await client.login(owner, { cookie: device })).status).toBe(200);
  time = begun + 30 * DAY_MS;
  expect((await client.login(owner, { cookie: device })).status).toBe(202);
});

test.each([
  'candor_device=',
  `candor_device=${'A'.repeat(43)}`,
  'candor_device=%00',
  '__Host-candor_device=x',
])('an invented cookie is none: %s', async (cookie) => {
  expect((await client.login(owner, { cookie })).status).toBe(202);
});

test('is trusted with its own account only', async () => {
  const other = await protectedAccount(server, client, { now: time });
  expect((await client.login(other, { cookie: device })).status).toBe(202);
});

test('needs the right password all the same', async () => {
  expect((await client.login({ ...owner, password: 'not the password' }, { cookie: device })).status).toBe(
    401,
  );
});

describe('is asked again', () => {
  const proof = () => ({ current_password: owner.password });

  test.each<[string, () => Promise<{ status: number }>]>([
    ['when all devices are forgotten', () => client.account('DELETE', '/trusted-devices', token)],
    ['after logging out everywhere', () => client.call('POST', 'auth/logout-all', { token })],
    [
      'once it was turned off and on again',
      async () => {
        await client.account('POST', '/disable', token, proof());
        const account = { ...owner, accessToken: token };
        const { secret } = (await client.setUp(account)).body;
        return client.confirm(account, codeAt(secret, time));
      },
    ],
    [
      'after another password was chosen',
      async () => {
        const password = 'quite another long pass phrase';
        const body = { ...proof(), new_password: password };
        const answer = await client.call('POST', 'account/password', { token, body });
        owner = { ...owner, password };
        return answer;
      },
    ],
  ])('%s', async (_case, act) => {
    expect((await client.login(owner, { cookie: device })).status).toBe(200);
    expect((await act()).status).toBeLessThan(300);
    expect((await client.login(owner, { cookie: device })).status).toBe(202);
  });

  test('and that is recorded', async () => {
    await client.account('DELETE', '/trusted-devices', token);
    const events = await server.db.select().from(authEvents).where(eq(authEvents.userId, owner.userId));
    expect(events.map(({ type }) => type)).toContain('trusted_devices_forgotten');
  });
});

test('over TLS the browser is made to keep the cookie to this very host', async () => {
  const publicUrl = 'https://candor.example';
  const secure = await startTestServer({ now: () => new Date(time), env: { trustedProxies: 1, publicUrl } });
  try {
    const overTls = new SecondFactorClient(secure, '10.0.1.1');
    const account = await protectedAccount(secure, overTls, { now: time });
    const { challenge_id: id } = await overTls.challenge(account);
    const code = account.recoveryCodes[0] ?? '';
    const { headers } = await overTls.verify(id, 'recovery_code', code, { trust: true });
    const set = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-candor_device=')) ?? '';
    expect(set).toContain('Secure');
    expect(set).toMatch(/Path=\/(;|$)/);
    expect((await overTls.login(account, { cookie: set.split(';')[0] })).status).toBe(200);
  } finally {
    await secure.close();
  }
});
