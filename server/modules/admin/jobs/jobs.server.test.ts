// @module-tag both
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FailedJobPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs } from '../../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { auditEntries } from '../../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let call: ReturnType<typeof callAs>;
const done: object[] = [];

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  call = callAs(server, admin, 'admin');
  await server.jobs.work('tried-again', async (data: object) => void done.push(data));
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from pgboss.job`));

const fail = (queue: string, at = '2026-11-20T10:00:00.000001Z') =>
  server.db.execute(sql`insert into pgboss.job (name, state, data, output, completed_on, retry_count, retry_limit, start_after)
    values (${queue}, 'failed', '{"n":1}', '{"message":"The endpoint of ada@mail.example is gone"}', ${at}::timestamptz, 4, 4,
    now() + interval '1 hour')`);
const list = async (query = '') => (await call<FailedJobPage>('GET', `/jobs?${query}`)).body;
const lastAction = async () =>
  (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1))[0]?.action;

test('a failed job is done once more, and that is logged', async () => {
  await fail('tried-again');
  const [job] = (await list()).items;
  expect(job).toMatchObject({
    queue: 'tried-again',
    attempts: 5,
    reason: 'The endpoint of [address] is gone',
  });
  const act = () => call('POST', `/jobs/${job?._id}/actions`, { action: 'retry', reason: 'It is back' });
  expect((await act()).status).toBe(204);
  expect(await lastAction()).toBe('job.retried');
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }]), 10_000);
  expect((await list()).items).toEqual([]);
  expect((await act()).status).toBe(404);
});

test('a job that is put aside is gone with its data, and that is logged', async () => {
  await fail('tried-again');
  const [job] = (await list()).items;
  const path = `/jobs/${job?._id}/actions`;
  expect((await call('POST', path, { action: 'put_aside', reason: ' ' })).status).toBe(422);
  expect((await call('POST', path, { action: 'put_aside', reason: 'Sent by hand' })).status).toBe(204);
  expect(await lastAction()).toBe('job.put_aside');
  const { rows } = (await server.db.execute(sql`select 1 from pgboss.job`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});

test('goes back page by page, also among those of one moment', async () => {
  for (let index = 0; index < 5; index++)
    await fail('tried-again', `2026-11-20T10:00:00.00000${Math.floor(index / 2)}Z`);
  await fail('code-mail', '2026-11-20T09:00:00Z');
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: FailedJobPage = await list(`page_size=2&q=TRIED${next && `&before=${next}`}`);
    seen.push(...page.items.map(({ _id }) => _id));
    next = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
});
