// @module-tag both
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationPage, StageMoved, Workspace } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { randomFrom } from '../../../tests/support/random-from.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';

const STAGES = ['applied', 'interview', 'review', 'offer'];

let server: TestServer;
let call: ReturnType<typeof callAs>;
let companyId: string;
let workspaceIds: string[];

beforeAll(async () => {
  server = await startTestServer({ tellsChanges: false });
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: first } = await openHiring(server, recruiter);
  call = callAs(server, recruiter);
  const { body: second } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
  workspaceIds = [first, second._id];
  const member = await server.db.query.companyMembers.findFirst();
  companyId = member?.companyId ?? '';
});
afterAll(() => server.close());

/** What is kept of applications, beside the same made anew. */
async function expectKept() {
  const rows = (statement: string) => rowsOf<object>(server.db, sql.raw(statement));
  const kept = `select workspace_id, status, stage_id, sum(count)::int as count from application_counts
    group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`;
  const counted = `select workspace_id, status, stage_id, count(*)::int from applications group by 1, 2, 3 order by 1, 2, 3`;
  expect(await rows(kept)).toEqual(await rows(counted));
  const words = 'select * from application_words order by 1';
  const before = await rows(words);
  await rows('delete from application_words');
  await rows('select keep_application_words(array(select id from applications))');
  expect(before).toEqual(await rows(words));
}

/** What may happen to candidates and their applications, of a few or of many at once. */
function happenings(next: (below: number) => number) {
  const workspace = () => workspaceIds[next(workspaceIds.length)] ?? '';
  const stage = () => STAGES[next(STAGES.length)] ?? '';
  const some = (table: string) =>
    sql.raw(`(select id from ${table} order by md5(id || ${next(1e6)}) limit ${1 + next(4)})`);
  return [
    () => sql`insert into applications (id, company_id, workspace_id, candidate_id, stage_id, stage_since, status, created_at)
      select md5(c.id || ${workspace()}), ${companyId}, ${workspace()}, c.id, ${stage()}, now(), 'active', now()
      from company_candidates c where c.id in ${some('company_candidates')} on conflict do nothing`,
    () => sql`update applications set stage_id = ${stage()} where id in ${some('applications')}`,
    () =>
      sql`update applications set status = ${next(2) === 0 ? 'active' : 'withdrawn'} where id in ${some('applications')}`,
    () => sql`delete from applications where id in ${some('applications')}`,
    () =>
      sql`update company_candidates set full_name = ${`Quillon ${next(1000)}`} where id in ${some('company_candidates')}`,
    () => sql`update company_candidates set merged_into = (select min(id) from company_candidates)
      where id in ${some('company_candidates')} and id <> (select min(id) from company_candidates)`,
    () => sql`update company_candidates set merged_into = null where id in ${some('company_candidates')}`,
    () => sql`update company_candidates set removed_at = now(), merged_into = null where id in ${some('company_candidates')}
      and id <> (select min(id) from company_candidates)`,
  ];
}

test.each([1, 2, 3])(
  'what is kept of applications is what they are, after any history (%i)',
  async (seed) => {
    const random = randomFrom(seed);
    const next = (below: number) => Math.floor(random() * below);
    await server.db.execute(sql`
    insert into company_candidates (id, company_id, full_name, email, phone, source, tags, created_at, updated_at, active_at)
    select ${`c${seed}of`}::text || n, ${companyId}, 'Marlow ' || n, ${`c${seed}of`}::text || n || '@mail.example', '', '', '["night"]',
      now(), now(), now() from generate_series(1, 12) n`);
    const may = happenings(next);
    for (let nth = 0; nth < 150; nth += 1) {
      const happens = may[next(may.length)];
      if (happens) await server.db.execute(happens());
    }
    await expectKept();
  },
);

test('twenty moves at the same time are counted, and so is what was rolled back: not at all', async () => {
  const [workspaceId = ''] = workspaceIds;
  await server.db.execute(sql`
    insert into applications (id, company_id, workspace_id, candidate_id, stage_id, stage_since, status, created_at)
    select 'moved' || id, company_id, ${workspaceId}, id, 'applied', now(), 'active', now() from company_candidates
    on conflict do nothing`);
  await server.db.execute(sql`update applications set status = 'active', stage_id = 'applied'`);
  const path = `/workspaces/${workspaceId}/applications`;
  const { body } = await call<ApplicationPage>('GET', `${path}?page_size=100`);
  expect(body.items.length).toBeGreaterThan(20);
  const moves = body.items.map(({ _id }) => ({ application_id: _id, from_stage_id: 'applied' }));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      call<StageMoved>('POST', `${path}/move`, {
        to_stage_id: STAGES[1 + (nth % 3)],
        moves: moves.filter((_move, index) => (index + nth) % 3 > 0),
      }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const failing = server.db.transaction(async (tx) => {
    await tx.execute(sql`update applications set stage_id = 'offer'`);
    throw new Error('Not after all');
  });
  await expect(failing).rejects.toThrow('Not after all');
  await expectKept();
  const { body: list } = await call<ApplicationPage>('GET', `${path}?stage_id=applied`);
  expect(list.total).toBe(list.items.length);
});

test('many changes leave few rows, and a workspace that goes takes its own along', async () => {
  const [, second = ''] = workspaceIds;
  for (let nth = 0; nth < 80; nth += 1)
    await server.db.execute(
      sql`update applications set stage_id = ${STAGES[nth % 2]} where workspace_id = ${second}`,
    );
  const rows = () => rowsOf(server.db, sql`select 1 from application_counts where workspace_id = ${second}`);
  const count = (await rows()).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(80);
  await expectKept();
  await server.db.execute(sql`delete from workspaces where id = ${second}`);
  expect(await rows()).toEqual([]);
  await expectKept();
});
