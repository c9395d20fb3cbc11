// @module-tag both
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationPage, Workspace } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { asOwner } from '../../../tests/support/postgres-databases.ts';
import { rowsReadOf } from '../../../tests/support/rows-read.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { matchesSearchAmong } from '../workspaces/candidate-search-sql.ts';
import { findApplications } from './application-repository.ts';
import { findCompanyCandidates } from './candidate-repository.ts';
import { mineByWorkspace } from './next-step/mine-sql.ts';
import { findWork } from './next-step/work-repository.ts';

/** More than those of which all are gathered. */
const MANY = 12_000;
/** Besides, so that the database expects no single one to hold most. */
const WORKSPACES = 15;

let server: TestServer;
let call: ReturnType<typeof callAs>;
let userId: string;
let workspaceId: string;

beforeAll(async () => {
  server = await startTestServer({ tellsChanges: false });
  const recruiter = await createAccount(server, 'recruiter');
  userId = recruiter.userId;
  workspaceId = (await openHiring(server, recruiter)).workspace_id;
  call = callAs(server, recruiter);
});
afterAll(() => server.close());

/** Many at once, as an import makes them. */
const addMany = (count: number, prefix: string, into = workspaceId) =>
  server.db.execute(sql`
    with people as (
      insert into company_candidates (id, company_id, full_name, email, phone, source, tags, created_at, updated_at, active_at)
      select ${prefix}::text || n, w.company_id, 'Quillon ' || n, ${prefix}::text || n || '@mail.example', '', '', '[]', now(), now(), now()
      from workspaces w, generate_series(1, ${count}::int) n where w.id = ${into} returning *)
    insert into applications (id, company_id, workspace_id, candidate_id, stage_id, stage_since, status, created_at)
    select 'a' || id, company_id, ${into}, id, 'applied', now(), 'active', now() from people`);

const of = (path: string) => `/workspaces/${workspaceId}/applications${path}`;

/** Those about candidates: what the server does meanwhile for itself is not the call's. */
const countOf = (statements: readonly string[]) =>
  statements.filter((one) => /applications|application_counts|company_candidates|activities/.test(one))
    .length;

/** So many statements about candidates a call takes. */
async function statementsFor(path: string): Promise<number> {
  const { result, statements } = await statementsOf(() => call('GET', path));
  expect(result.status).toBe(200);
  return countOf(statements);
}

async function moveAll(count: number, toStageId: string): Promise<number> {
  const { body } = await call<ApplicationPage>('GET', of(`?page_size=${count}&sort=name&status=active`));
  const moves = body.items.map(({ _id, stage_id }) => ({ application_id: _id, from_stage_id: stage_id }));
  expect(moves).toHaveLength(count);
  const { result, statements } = await statementsOf(() =>
    call('POST', of('/move'), { to_stage_id: toStageId, moves }),
  );
  expect(result.status).toBe(200);
  return countOf(statements);
}

test('a list, a search, a column of the board and a move take as many statements for many as for few', async () => {
  const asked = [
    '/candidates?page_size=100',
    '/candidates?page_size=100&q=quillon',
    of('?page_size=100&sort=stage'),
    of('?page_size=100&q=quillon'),
    of('?page_size=100&stage_id=applied&status=active&sort=stage_since'),
  ];
  const countAll = async () => {
    const counts: number[] = [];
    for (const path of asked) counts.push(await statementsFor(path));
    return counts;
  };
  await addMany(2, 'few');
  const few = await countAll();
  const moved = await moveAll(3, 'interview');
  await addMany(300, 'many');
  expect(await countAll()).toEqual(few);
  // The page and its total.
  expect(few).toEqual(few.map(() => 2));
  expect(await moveAll(100, 'review')).toBe(moved);
});

/** What somebody asks of the company of the workspace, without the check of who they are. */
async function inCompany(who = userId) {
  const [member] = await server.db.query.companyMembers.findMany({
    where: (row, { eq }) => eq(row.userId, who),
  });
  const asked = { companyId: member?.companyId ?? '', userId: who, isNameless: false, page: 1, pageSize: 10 };
  return (q: string, sort: '-active_at' | 'name' = '-active_at') =>
    findCompanyCandidates(server.db, { ...asked, q, sort });
}

test('of very many candidates a list, a search and what waits read few', async () => {
  await addMany(MANY, 'lots');
  await asOwner(server, (owner) => owner.execute(sql`analyze`));
  const find = await inCompany();
  const { items, total } = await find('');
  expect([items.length, total]).toEqual([10, 1001]);
  expect([(await find('lots7')).total, (await find('lots77')).total]).toEqual([1001, 111]);
  const looking = { userId, at: new Date() };
  for (const act of [
    () => find(''),
    () => find('', 'name'),
    () => find('quillon'),
    () => find('lots7'),
    () => findWork(server.db, looking, 50),
  ]) {
    const applications = await rowsReadOf(server.db, 'applications', act);
    const candidates = await rowsReadOf(server.db, 'company_candidates', act);
    // Those that tell whether somebody sees many, and those that are counted; each in turn with its candidate.
    for (const count of applications) expect(count, `${act}`).toBeLessThan(7500);
    for (const count of candidates) expect(count, `${act}`).toBeLessThan(MANY);
  }
});

test('a search makes its query of the text once, and not for each row', async () => {
  const found = matchesSearchAmong(sql`workspace_members m where m.user_id = ${userId}`, 'lots7');
  const plan = await rowsOf<object>(
    server.db,
    sql`explain select 1 from application_words where person_id = 'lots7' and ${found}`,
  );
  expect(JSON.stringify(plan)).toContain(' @@ ');
  expect(JSON.stringify(plan)).not.toContain('::tsquery');
});

test('what is to do in a workspace is counted up to a bound, and no more is read for it', async () => {
  const mine = mineByWorkspace({ userId, at: new Date() });
  const count = () => server.db.select({ count: sql`count` }).from(sql`${mine} mine`);
  expect(await count()).toEqual([{ count: 51 }]);
  expect(Math.max(...(await rowsReadOf(server.db, 'applications', count)))).toBeLessThan(MANY / 10);
});

test('of very many candidates of a workspace no more than a page are looked at with all that hangs on them', async () => {
  const page = { stageId: undefined, isNameless: false, q: '', page: 1, pageSize: 10, at: new Date() };
  const stages = ['applied', 'interview', 'review', 'offer'];
  const asked = { ...page, userId, workspaceId, stages, status: 'active' } as const;
  for (const sort of ['name', 'stage', 'stage_since', 'next_step', '-next_step'] as const) {
    const find = () => findApplications(server.db, { ...asked, sort });
    expect((await find()).total).toBeGreaterThan(MANY);
    for (const table of ['company_candidates', 'workspace_members', 'invitations'])
      for (const count of await rowsReadOf(server.db, table, find))
        expect(count, `${table} by ${sort}`).toBeLessThan(MANY / 10);
  }
});

test('a small company reads nothing of a large one', async () => {
  // What came before takes so long that the server has given up its connection meanwhile.
  await delay(10);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  for (let nth = 0; nth < WORKSPACES; nth += 1) {
    const { body } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
    await addMany(1, `in${nth}of`, body._id);
  }
  await asOwner(server, (owner) => owner.execute(sql`analyze`));
  const find = await inCompany(stranger.userId);
  for (const q of ['', 'byron'])
    for (const table of ['applications', 'company_candidates'])
      for (const count of await rowsReadOf(server.db, table, () => find(q)))
        expect(count, `${table} for ${q}`).toBeLessThan(100);
});
