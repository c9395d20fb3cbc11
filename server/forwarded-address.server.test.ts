import { desc } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';
import { authEvents } from './platform/database/schema/index.ts';

let server: TestServer;
afterEach(() => server.close());

const ATTEMPTS = 11;

/** Fails to sign in once for each address that a caller claims to come from; gives the statuses. */
async function failFrom(claims: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const claim of claims) {
    const reply = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': claim, forwarded: `for=${claim}`, 'x-real-ip': claim },
      body: new URLSearchParams({ username: 'somebody@mail.example', password: 'not the password' }),
    });
    statuses.push(reply.status);
  }
  return statuses;
}

async function lastAddress(): Promise<string | undefined> {
  const [event] = await server.db.select().from(authEvents).orderBy(desc(authEvents.at)).limit(1);
  return event?.ip;
}

test('without a trusted proxy a forged address changes neither limits nor records', async () => {
  server = await startTestServer();
  const claims = Array.from({ length: ATTEMPTS }, (_, index) => `203.0.113.${index}`);
  expect((await failFrom(claims)).at(-1)).toBe(429);
  expect(await lastAddress()).toMatch(/127\.0\.0\.1$/);
});

test('behind one proxy only what that proxy added counts', async () => {
  server = await startTestServer({ env: { trustedProxies: 1 } });
  const claims = Array.from({ length: ATTEMPTS }, (_, index) => `198.51.100.${index}, 203.0.113.7`);
  expect((await failFrom(claims)).at(-1)).toBe(429);
  expect(await lastAddress()).toBe('203.0.113.7');
  expect(await failFrom(['203.0.113.8'])).toEqual([401]);
});
