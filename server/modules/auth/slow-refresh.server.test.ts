// @module-tag both
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, testEngine } from '../../../tests/support/test-server.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { authSessions, refreshTokens, users } from '../../platform/database/schema/index.ts';
import { AuthClient } from './auth-client.fixture.ts';

const EMAIL = 'slow@navy.example';
const GRACE_MS = 60_000;

let server: TestServer;
let time = Date.now();
let readings = 0;

beforeAll(async () => {
  const now = () => {
    readings += 1;
    return new Date(time);
  };
  server = await startTestServer({ now });
  await new AuthClient(server).signUp(EMAIL);
});
afterAll(() => server.close());

async function signedIn(): Promise<AuthClient> {
  const client = new AuthClient(server);
  expect((await client.login(EMAIL)).status).toBe(200);
  return client;
}

/** Another tab of the same browser, or the same one before the answer. */
function copyOf(client: AuthClient): AuthClient {
  const copy = new AuthClient(server);
  copy.cookie = client.cookie;
  return copy;
}

/** Locks the account's sign-ins until the refreshes wait for the lock and something was done meanwhile. */
async function behindLock<T>(refreshes: readonly (() => Promise<T>)[], meanwhile: () => void) {
  const { answers } = await server.db.transaction(async (tx) => {
    await lockSessions(tx);
    const before = readings;
    const answers = Promise.allSettled(refreshes.map((refresh) => refresh()));
    await expect.poll(() => readings).toBeGreaterThanOrEqual(before + refreshes.length);
    await allWait(tx, refreshes.length);
    meanwhile();
    return { answers };
  });
  return (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
}

async function lockSessions(tx: Transaction): Promise<void> {
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
  await tx
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, account?.id ?? ''))
    .for('update');
}

/** The embedded database makes every other statement wait for the open transaction. */
async function allWait(tx: Transaction, calls: number): Promise<void> {
  if (testEngine() === 'pglite') return;
  const waiting = sql`(select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%auth_sessions%')`;
  await expect.poll(() => tx.$count(waiting)).toBe(calls);
}

describe('a refresh that waits for a lock for longer than the grace', () => {
  const waitLong = () => {
    time += GRACE_MS + 10_000;
  };

  test('rotates, and the token that its client still has yields the same successor afterwards', async () => {
    const client = await signedIn();
    const retry = copyOf(client);
    const [answer] = await behindLock([() => client.refresh()], waitLong);
    expect(answer?.status).toBe(200);
    time += GRACE_MS;
    expect((await retry.refresh()).status).toBe(200);
    expect(retry.cookie).toBe(client.cookie);
    expect((await retry.refresh()).status).toBe(200);
  });

  test('is honoured though its client gave up meanwhile', async () => {
    const client = await signedIn();
    const givingUp = new AbortController();
    const { cookie } = client;
    const begin = () =>
      fetch(`${server.url}/api/v1/auth/refresh`, {
        method: 'POST',
        headers: { cookie },
        signal: givingUp.signal,
      });
    const answers = await behindLock([begin], () => {
      waitLong();
      givingUp.abort();
    });
    expect(answers).toEqual([undefined]);
    const rotated = eq(refreshTokens.usedAt, new Date(time));
    await expect.poll(() => server.db.$count(refreshTokens, rotated)).toBe(1);
    time += 10_000;
    expect((await client.refresh()).status).toBe(200);
    expect((await client.refresh()).status).toBe(200);
  });

  test('gives all tabs that waited one successor', async () => {
    const client = await signedIn();
    const tabs = Array.from({ length: 4 }, () => copyOf(client));
    const answers = await behindLock(
      tabs.map((tab) => () => tab.refresh()),
      waitLong,
    );
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
  });

  test('is honoured where its token came within the grace of the one that was lost', async () => {
    const client = await signedIn();
    const retry = copyOf(client);
    await client.refresh();
    time += GRACE_MS;
    const [answer] = await behindLock([() => retry.refresh()], waitLong);
    expect(answer?.status).toBe(200);
    expect(retry.cookie).toBe(client.cookie);
  });
});

test('an answer that was lost on the way costs nothing for 60 seconds', async () => {
  const client = await signedIn();
  for (let lost = 0; lost < 3; lost++) {
    expect((await copyOf(client).refresh()).status).toBe(200);
    time += GRACE_MS / 3;
  }
  expect((await client.refresh()).status).toBe(200);
  expect((await client.refresh()).status).toBe(200);
});
