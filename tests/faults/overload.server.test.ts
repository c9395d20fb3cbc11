// @module-tag both
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { asOwner } from '../support/postgres-databases.ts';
import { startTestServer, type TestServer, testEngine } from '../support/test-server.ts';

const CANDIDATES = 200;
const CONNECTIONS = 2;
/** A client asks again as long as its deadline of 45 s allows. */
const ATTEMPTS = 20;

const SESSIONS = '/api/v1/interviews/sessions';
const PRACTICE = {
  mode: 'practice',
  role_family: 'software',
  level: 'junior',
  question_type: 'mixed',
  question_count: 3,
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { databasePool: CONNECTIONS },
    extend: (app) => app.post('/api/v1/full', () => writeFile('/dev/full', 'x')),
  });
});
afterAll(() => server.close());

const ask = (path: string, { accessToken }: Pick<TestAccount, 'accessToken'>, body?: object, key = '') =>
  fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
    },
    body: body ? JSON.stringify(body) : null,
  });

const ready = () => fetch(`${server.url}/api/v1/ready`);

const factsOf = async (reply: Response) => [
  reply.status,
  reply.headers.get('retry-after'),
  (await reply.json()).detail,
];

const BUSY = [503, '2', 'The server is busy. Try again in a moment.'];
const FULL = [503, '10', 'The server has no room to store anything. Try again later.'];

test('is ready while it has time and room', async () => {
  const reply = await ready();
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'ready' }]);
});

/** Asks as the page does, until it is answered; gives every status. */
async function persistently(send: () => Promise<Response>): Promise<{ statuses: number[]; reply: Response }> {
  const statuses: number[] = [];
  for (;;) {
    const reply = await send();
    statuses.push(reply.status);
    if (reply.status !== 503 || statuses.length >= ATTEMPTS) return { statuses, reply };
    await delay(Number(reply.headers.get('retry-after')) * 1000);
  }
}

test(`${CANDIDATES} candidates at once get what they ask for, and never a 500`, async () => {
  const accounts: TestAccount[] = [];
  for (let n = 0; n < CANDIDATES; n++) accounts.push(await createAccount(server));
  const seen = await Promise.all(
    accounts.map(async (account) => {
      const made = await persistently(() =>
        ask('/api/v1/interviews/session', account, PRACTICE, account.userId),
      );
      const { _id } = await made.reply.json();
      const read = await persistently(() => ask(`/api/v1/interviews/session/${_id}`, account));
      const listed = await persistently(() => ask(SESSIONS, account));
      expect((await listed.reply.json()).items).toHaveLength(1);
      return [made, read, listed].flatMap(({ statuses }) => statuses);
    }),
  );
  const others = seen.flat().filter((status) => ![200, 201, 503].includes(status));
  expect(others).toEqual([]);
});

describe.skipIf(testEngine() === 'pglite')('on PostgreSQL', () => {
  /** What another connection does and holds meanwhile. */
  async function whileHeld(statement: string, work: () => Promise<void>): Promise<void> {
    if (server.connection.engine !== 'postgres') throw new TypeError('This is not PostgreSQL.');
    const holder = new pg.Client({ connectionString: server.connection.url });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query(statement);
      await work();
    } finally {
      await holder.end();
    }
  }

  test('where locks hold all connections, others are told so within 5 seconds', async () => {
    const accounts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createAccount(server)));
    await delay(1100);
    await whileHeld('lock table users in access exclusive mode', async () => {
      const began = performance.now();
      const replies = accounts.map((account) => ask(SESSIONS, account));
      const refused: Response[] = [];
      for (const reply of replies) void reply.then((answer) => refused.push(answer));
      await expect.poll(() => refused.length, { timeout: 60_000 }).toBe(accounts.length - CONNECTIONS);
      expect(performance.now() - began).toBeGreaterThan(4500);
      expect(performance.now() - began).toBeLessThan(15_000);
      for (const reply of refused) expect(await factsOf(reply)).toEqual(BUSY);
      expect(await factsOf(await ready())).toEqual(BUSY);
    });
    expect((await ready()).status).toBe(200);
  });

  test('where the disk of the database is full, nothing is stored and everybody is told', async () => {
    const account = await createAccount(server);
    await asOwner(server, async (owner) => {
      await owner.execute(sql`create function full_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
      await owner.execute(
        sql`create trigger full_disk before insert on interviews execute function full_disk()`,
      );
    });
    const refused = await ask('/api/v1/interviews/session', account, PRACTICE, 'once');
    expect(await factsOf(refused)).toEqual(FULL);
    expect(await factsOf(await ready())).toEqual(FULL);
    await asOwner(server, (owner) => owner.execute(sql`drop trigger full_disk on interviews`));
    expect((await ask('/api/v1/interviews/session', account, PRACTICE, 'once')).status).toBe(201);
  });
});

test.runIf(process.platform === 'linux')('where the disk of the files is full', async () => {
  const reply = await fetch(`${server.url}/api/v1/full`, { method: 'POST' });
  expect(await factsOf(reply)).toEqual(FULL);
  expect(await factsOf(await ready())).toEqual(FULL);
});
