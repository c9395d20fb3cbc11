// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { authEvents, authSessions, refreshTokens, users } from '../../platform/database/schema/index.ts';
import { AuthClient, PASSWORD } from './auth-client.fixture.ts';

const EMAIL = 'grace@navy.example';
let server: TestServer;
let time = Date.now();

const later = (milliseconds: number) => {
  time += milliseconds;
};

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  await new AuthClient(server).signUp(EMAIL);
});
afterAll(() => server.close());

async function signedIn(): Promise<AuthClient> {
  const client = new AuthClient(server);
  expect((await client.login(EMAIL)).status).toBe(200);
  return client;
}

/** A second browser with the same cookie, as a copied or stolen one would be. */
function copyOf(client: AuthClient): AuthClient {
  const copy = new AuthClient(server);
  copy.cookie = client.cookie;
  return copy;
}

describe('login', () => {
  test('answers a token and the user, and sets a cookie that no script can read', async () => {
    const client = new AuthClient(server);
    const { status, body, headers } = await client.login('  GRACE@Navy.example ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 600,
      user: {
        email: EMAIL,
        full_name: 'Ada Lovelace',
        role: 'candidate',
        is_verified: true,
        is_active: true,
      },
    });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^candor_refresh=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/v1/auth');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await client.status(body.access_token)).body).toEqual({
      is_authenticated: true,
      user: body.user,
    });
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await new AuthClient(server).login(EMAIL, 'not the password');
    const unknown = await new AuthClient(server).login('nobody@navy.example', 'not the password');
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'The email or password is incorrect.']);
    expect([unknown.status, unknown.body.detail]).toEqual([wrong.status, wrong.body.detail]);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(wrong.body));
  });

  test('refuses an account that was deactivated, at once also on its open sessions', async () => {
    const client = new AuthClient(server);
    await client.signUp('gone@navy.example');
    const { body } = await client.login('gone@navy.example');
    await server.db.update(users).set({ isActive: false }).where(eq(users.email, 'gone@navy.example'));
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    expect((await client.status(body.access_token)).status).toBe(401);
    later.mockRestore();
    expect((await client.refresh()).status).toBe(401);
    expect((await client.login('gone@navy.example')).status).toBe(403);
  });

  test('refuses the form of another site', async () => {
    const client = new AuthClient(server);
    expect((await client.login(EMAIL, PASSWORD, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.login(EMAIL, PASSWORD, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await client.login(EMAIL, PASSWORD, { origin: 'null' })).status).toBe(403);
    expect((await client.login(EMAIL, PASSWORD, { origin: server.url })).status).toBe(200);
  });

  test('records who signed in and who failed', async () => {
    const account = await server.db.query.users.findFirst({ where: eq(users.email, EMAIL) });
    const events = await server.db
      .select()
      .from(authEvents)
      .where(eq(authEvents.userId, account?.id ?? ''));
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['registered', 'email_verified', 'login_succeeded', 'login_failed']),
    );
    expect(events[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'node' });
  });

  test('stops guessing one account after ten failures, and says when to try again', async () => {
    await new AuthClient(server).signUp('target@navy.example');
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => new AuthClient(server).login('target@navy.example', 'a wrong guess')),
    );
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = attempts.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Other accounts on the same address, and this one after the window, are as before.
    expect((await new AuthClient(server).login(EMAIL)).status).toBe(200);
    later(901_000);
    expect((await new AuthClient(server).login('target@navy.example')).status).toBe(200);
  });
});

describe('access token', () => {
  test('ends after ten minutes', async () => {
    const { body } = await new AuthClient(server).login(EMAIL);
    later(601_000);
    const { status, headers } = await new AuthClient(server).status(body.access_token);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toContain('invalid_token');
  });

  test.each(['', 'x', 'Bearer', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`])(
    'is refused when it is %j',
    async (token) => {
      expect((await new AuthClient(server).status(token)).status).toBe(401);
    },
  );

  test('of another issuer, audience, type or key is refused', async () => {
    const { body } = await new AuthClient(server).login(EMAIL);
    const [header = '', payload = '', signature = ''] = body.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    expect((await new AuthClient(server).status(`${header}.${forged}.${signature}`)).status).toBe(401);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      alg: 'EdDSA',
      typ: 'at+jwt',
    });
  });
});

describe('refresh', () => {
  test('rotates the token and keeps the family’s end', async () => {
    const client = await signedIn();
    const first = client.cookie;
    const answer = await client.refresh();
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).toSorted()).toEqual(['access_token', 'expires_in', 'token_type']);
    expect(client.cookie).not.toBe(first);
    later(29 * 86_400_000);
    expect((await client.refresh()).status).toBe(200);
    later(2 * 86_400_000);
    expect((await client.refresh()).status).toBe(401);
  });

  test('stores no token in the clear', async () => {
    const client = await signedIn();
    const token = client.cookie.split('=')[1] ?? '';
    const stored = JSON.stringify(await server.db.select().from(refreshTokens));
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });

  test('gives the previous token the same successor for 60 seconds', async () => {
    const client = await signedIn();
    const tab = copyOf(client);
    await client.refresh();
    later(60_000);
    expect((await tab.refresh()).status).toBe(200);
    expect(tab.cookie).toBe(client.cookie);
    expect((await client.refresh()).status).toBe(200);
  });

  test('gives parallel calls of one token one successor', async () => {
    const client = await signedIn();
    const tabs = Array.from({ length: 8 }, () => copyOf(client));
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
  });

  test.each([
    ['after the 60 seconds', async (_client: AuthClient) => later(60_001)],
    ['once its successor was used', async (client: AuthClient) => void (await client.refresh())],
  ])('ends the family when the previous token is replayed %s', async (_case, between) => {
    const client = await signedIn();
    const thief = copyOf(client);
    const { body } = await client.refresh();
    await between(client);
    expect((await thief.refresh()).status).toBe(401);
    expect((await client.refresh()).status).toBe(401);
    expect((await client.status(body.access_token)).status).toBe(401);
    const events = await server.db.select().from(authEvents).where(eq(authEvents.type, 'refresh_replayed'));
    expect(events.length).toBeGreaterThan(0);
  });

  test('ends the family when a token older than the previous one is replayed, however soon', async () => {
    const client = await signedIn();
    const thief = copyOf(client);
    await client.refresh();
    await client.refresh();
    expect((await thief.refresh()).status).toBe(401);
    expect((await client.refresh()).status).toBe(401);
  });

  test('is refused to other sites, without a cookie and with an invented one', async () => {
    const client = await signedIn();
    expect((await client.refresh({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(
      (await client.refresh({ 'sec-fetch-site': 'same-site', origin: 'https://x.example' })).status,
    ).toBe(403);
    expect((await client.refresh({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const stranger = new AuthClient(server);
    expect((await stranger.refresh()).status).toBe(401);
    stranger.cookie = `candor_refresh=${'A'.repeat(43)}`;
    expect((await stranger.refresh()).status).toBe(401);
  });
});

describe('logout', () => {
  test('ends the session for bearer and cookie, and can be repeated', async () => {
    const client = await signedIn();
    const copy = copyOf(client);
    const { body } = await client.refresh();
    expect((await client.logout(body.access_token)).status).toBe(204);
    expect(client.cookie).toBe('');
    expect((await client.status(body.access_token)).status).toBe(401);
    expect((await copy.refresh()).status).toBe(401);
    expect((await client.logout(body.access_token)).status).toBe(204);
    expect((await client.logout()).status).toBe(204);
  });

  test('needs only the cookie, and leaves other sign-ins alone', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    expect((await client.logout()).status).toBe(204);
    expect((await client.refresh()).status).toBe(401);
    expect((await other.refresh()).status).toBe(200);
    const open = await server.db.select().from(authSessions);
    expect(open.some(({ revokedAt }) => revokedAt === null)).toBe(true);
  });
});

describe('a logout that is told late', () => {
  test('with a token that nobody can read any more leaves the sign-in of the cookie alone', async () => {
    const next = await signedIn();
    const { cookie } = next;
    expect((await next.logout('no.valid.token')).status).toBe(204);
    expect(next.cookie).toBe(cookie);
    expect((await next.refresh()).status).toBe(200);
  });

  test('ends the session of its token, also of one that has expired, and leaves the new one alone', async () => {
    const [old, next] = [await signedIn(), await signedIn()];
    const { body: first } = await old.refresh();
    later(3_600_000);
    const newCookie = next.cookie;
    const { status, headers } = await next.logout(first.access_token);
    expect([status, headers.get('set-cookie'), next.cookie]).toEqual([204, null, newCookie]);
    expect((await old.refresh()).status).toBe(401);
    expect((await next.refresh()).status).toBe(200);
  });
});

test('nobody is signed in without a bearer', async () => {
  const { status, body } = await new AuthClient(server).status();
  expect([status, body]).toEqual([200, { is_authenticated: false, user: null }]);
});

test('the log holds no password, token, code or cookie', async () => {
  const client = await signedIn();
  const { body } = await client.refresh();
  await client.status(body.access_token);
  await fetch(`${server.url}/api/v1/auth/status?token=in-the-query`);
  const log = server.log.join('');
  const secrets = [PASSWORD, body.access_token, client.cookie.split('=')[1] ?? '-', 'in-the-query', EMAIL];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain('"path":"/api/v1/auth/refresh"');
  expect(log).toContain('"request_id":');
});
