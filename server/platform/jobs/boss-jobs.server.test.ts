// @module-tag both
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { testEngine } from '../../../tests/support/test-server.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { type RunningJobs, startJobs } from './boss-jobs.ts';

let database: OpenDatabase;
let jobs: RunningJobs;
/** Not mocks, here and below: what starts meanwhile clears them. */
const failed: object[] = [];
const log = { error: (details: object, message: string) => void failed.push({ ...details, message }) };

/** Whatever a busy machine takes; what fails takes longer. */
const patience = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  database = await openTestDatabase(testEngine());
  jobs = await startJobs(database.connection, log);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const send = (queue: string, data: object, personId?: string) =>
  database.db.transaction((tx) => jobs.send(tx, queue, data, personId));

test('a job runs once the transaction is over that stored it, with its data as they were sent', async () => {
  const data = { text: 'Grüße "🔑" \\ 1', list: [1, null, { a: true }] };
  const run = vi.fn(async () => {});
  await jobs.work('prompt', run);
  await send('prompt', data);
  await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(data, { isLast: false }), patience);
});

test.concurrent('what is done is gone from the database, with its data', async () => {
  await jobs.work('discreet', async () => {});
  await send('discreet', { to: 'ada@mail.example' });
  const kept = () => database.db.$count(sql`(select 1 from pgboss.job where name = 'discreet')`);
  await vi.waitFor(async () => expect(await kept()).toBe(0), patience);
});

test.concurrent('a job whose transaction was rolled back never runs', async () => {
  const done: object[] = [];
  await jobs.work('undone', async (data) => void done.push(data));
  const failing = database.db.transaction(async (tx) => {
    await jobs.send(tx, 'undone', { n: 1 });
    throw new Error('the caller failed');
  });
  await expect(failing).rejects.toThrow('the caller failed');
  await send('undone', { n: 2 });
  await vi.waitFor(() => expect(done).toEqual([{ n: 2 }]), patience);
});

test.concurrent('a failing job is tried again later, and logged', async () => {
  const attempts: boolean[] = [];
  await jobs.work('stubborn', async (_data, { isLast }) => {
    attempts.push(isLast);
    if (attempts.length < 2) throw new Error('not yet');
  });
  await send('stubborn', {});
  await vi.waitFor(() => expect(attempts).toEqual([false, false]), patience);
  expect(failed).toContainEqual(expect.objectContaining({ queue: 'stubborn', message: 'A job failed' }));
});

test.concurrent('what is kept of a failure holds no value of a statement', async () => {
  await jobs.work('talkative', () =>
    database.db.execute(sql`select ${'ada@mail.example'}::int`).then(() => {}),
  );
  await send('talkative', {});
  await vi.waitFor(async () => {
    const kept = await database.db.execute(sql`select output from pgboss.job where name = 'talkative'`);
    expect(JSON.stringify(kept)).toContain('Failed query: select $1::int');
    expect(JSON.stringify(kept)).not.toContain('ada@mail.example');
  }, patience);
});

test.concurrent('a backlog is worked off together, and one that fails holds up no other', async () => {
  const done = new Set<number>();
  await jobs.work<{ n: number }>('crowd', async ({ n }, { isLast }) => {
    if (n === 3 && !isLast) throw new Error('not the third');
    done.add(n);
  });
  for (let n = 0; n < 20; n++) await send('crowd', { n });
  await vi.waitFor(() => expect(done.size).toBeGreaterThanOrEqual(19), patience);
  expect(done.has(3)).toBe(false);
});

test.concurrent('where several are done at once one person takes one place, and the others pass', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const endless = Promise.withResolvers<void>();
  const work = async ({ name }: { name: string }) => {
    begun.push(name);
    if (name === 'endless') await endless.promise;
    ended.push(name);
  };
  await jobs.work('places', work, 3);
  await send('places', { name: 'endless' }, 'somebody');
  await vi.waitFor(() => expect(begun).toEqual(['endless']), patience);
  await send('places', { name: 'of the same person' }, 'somebody');
  for (const other of ['one', 'two', 'three', 'four']) await send('places', { name: other }, other);
  await vi.waitFor(() => expect(ended).toHaveLength(4), patience);
  expect(begun).toEqual(['endless', ...ended]);
  expect(ended).not.toContain('of the same person');
  endless.resolve();
  await vi.waitFor(() => expect(ended).toHaveLength(6), patience);
  expect(ended.slice(4)).toEqual(['endless', 'of the same person']);
});

test.concurrent('the last of five attempts is announced, and the dead job stays visible', async () => {
  const attempts: boolean[] = [];
  await jobs.work('hopeless', async (_data, { isLast }) => {
    attempts.push(isLast);
    throw new Error('never');
  });
  await send('hopeless', { n: 1 });
  // The pauses of minutes between attempts are skipped.
  const hurry = sql`update pgboss.job set start_after = now() where name = 'hopeless' and state = 'retry'`;
  await vi.waitFor(
    async () => {
      await database.db.execute(hurry);
      expect(attempts).toEqual([false, false, false, false, true]);
    },
    { ...patience, interval: 200 },
  );
  await vi.waitFor(async () => {
    const dead = await database.db.execute(
      sql`select data from pgboss.job where name = 'hopeless' and state = 'failed'`,
    );
    expect(JSON.stringify(dead)).toContain('"n":1');
  }, patience);
});

test.concurrent('mail is tried again for a day, and leaves within minutes once it can', async () => {
  let isAway = true;
  const attempts: boolean[] = [];
  await jobs.work('patient-mail', async (_data, { isLast }) => {
    attempts.push(isLast);
    if (isAway) throw new Error('not now');
  });
  await send('patient-mail', {});
  await vi.waitFor(() => expect(attempts).toHaveLength(1), patience);
  // As after most of a day.
  const later = sql`update pgboss.job set retry_count = 300, start_after = now() where name = 'patient-mail' and state = 'retry'`;
  await vi.waitFor(async () => {
    await database.db.execute(later);
    expect(attempts.length).toBeGreaterThan(1);
  }, patience);
  await vi.waitFor(async () => {
    const waiting =
      await database.db.execute(sql`select start_after <= now() + interval '5 minutes' as is_soon
      from pgboss.job where name = 'patient-mail' and state = 'retry' and retry_count > 300`);
    expect(JSON.stringify(waiting)).toContain('"is_soon":true');
  }, patience);
  isAway = false;
  await database.db.execute(later);
  await vi.waitFor(async () => {
    const left = await database.db.execute(sql`select name from pgboss.job where name = 'patient-mail'`);
    expect(JSON.stringify(left)).not.toContain('patient-mail');
  }, patience);
  expect(attempts).not.toContain(true);
});

test.skipIf(testEngine() === 'postgres')(
  'on the embedded database, what a process left behind that died is done by the next one at once',
  async () => {
    const died = Promise.withResolvers<void>();
    const begun = vi.fn(() => died.promise);
    await jobs.work('left-behind', begun);
    await send('left-behind', { n: 1 });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), patience);
    // The earlier one still notes its heartbeat: nothing but the start of the next one takes its work away.
    const next = await startJobs(database.connection, log);
    const done = vi.fn(async () => {});
    await next.work('left-behind', done);
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ n: 1 }, { isLast: false }), patience);
    died.resolve();
    await next.stop();
  },
);

test.skipIf(testEngine() === 'pglite')(
  'on a shared database, what gives no sign of life is done by another process',
  async () => {
    const died = Promise.withResolvers<void>();
    const begun = vi.fn(() => died.promise);
    await jobs.work('silent', begun);
    await send('silent', { n: 1 });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), patience);
    const other = await startJobs(database.connection, log);
    const done = vi.fn(async () => {});
    await other.work('silent', done);
    const silence = sql`update pgboss.job set heartbeat_on = now() - interval '11 seconds'
      where name = 'silent' and state = 'active'`;
    await vi.waitFor(async () => {
      await database.db.execute(silence);
      expect(done).toHaveBeenCalledWith({ n: 1 }, { isLast: false });
    }, patience);
    died.resolve();
    await other.stop();
  },
);

test('a queue that an earlier release made goes by what holds today', async () => {
  await jobs.work('older', async () => {});
  await database.db.execute(
    sql`update pgboss.queue set retry_limit = 1, notify = false where name = 'older'`,
  );
  const next = await startJobs(database.connection, log);
  await next.work('older', async () => {});
  const now = await database.db.execute(
    sql`select retry_limit, notify from pgboss.queue where name = 'older'`,
  );
  expect(JSON.stringify(now)).toContain('{"retry_limit":4,"notify":true}');
  await next.stop();
});

test('is healthy while the queue can be read', async () => {
  expect(await jobs.isHealthy()).toBe(true);
});
