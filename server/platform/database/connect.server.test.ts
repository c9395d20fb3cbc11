// @module-tag both
import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { testEngine } from '../../../tests/support/test-server.ts';
import { openDatabase } from './connect.ts';

const open = (log = { error: vi.fn() }) =>
  openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' }, log);

test.skipIf(testEngine() === 'pglite')(
  'a statement that hangs, or a transaction that nobody goes on with, gives back its connection',
  async () => {
    const { db, close } = await open();
    const settings = await db.execute(
      sql`select name, setting::int as ms from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    await close();
    expect(settings).toHaveProperty('rows', [
      { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
      { name: 'statement_timeout', ms: 120_000 },
    ]);
  },
);

test.skipIf(testEngine() === 'pglite')('a page waits for no parallel worker to be started', async () => {
  const { db, close } = await open();
  const settings = await db.execute(sql`show max_parallel_workers_per_gather`);
  await close();
  expect(settings).toHaveProperty('rows', [{ max_parallel_workers_per_gather: '0' }]);
});

test.skipIf(testEngine() === 'pglite')(
  'a connection that breaks in the middle of a transaction fails that one alone, and is noted',
  async () => {
    const log = { error: vi.fn() };
    const { db, close } = await open(log);
    const broken = db.transaction(async (tx) => {
      const held = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as Held;
      await db.execute(sql`select pg_terminate_backend(${held.rows[0]?.pid})`);
      await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 60_000 });
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await expect(db.execute(sql`select 1`)).resolves.toBeTruthy();
    await close();
  },
);

interface Held {
  readonly rows: readonly { readonly pid: number }[];
}
