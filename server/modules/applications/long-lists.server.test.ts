// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { findCompanyCandidates } from './candidate-repository.ts';

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
const addMany = (count: number, prefix: string) =>
  server.db.execute(sql`
    with people as (
      insert into company_candidates (id, company_id, full_name, email, phone, source, tags, created_at, updated_at, active_at)
      select ${prefix}::text || n, w.company_id, 'Quillon ' || n, ${prefix}::text || n || '@mail.example', '', '', '[]', now(), now(), now()
      from workspaces w, generate_series(1, ${count}::int) n where w.id = ${workspaceId} returning *)
    insert into applications (id, company_id, workspace_id, candidate_id, stage_id, stage_since, status, created_at)
    select 'a' || id, company_id, ${workspaceId}, id, 'applied', now(), 'active', now() from people`);

const of = (path: string) => `/workspaces/${workspaceId}/applications${path}`;

/** Those about candidates: what the server does meanwhile for itself is not the call's. */
const countOf = (statements: readonly string[]) =>
  statements.filter((one) => /applications|company_candidates|activities/.test(one)).length;

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

test('a company’s candidates are counted no further than is told', async () => {
  await addMany(10_100, 'lots');
  const [company] = await server.db.query.companyMembers.findMany({
    where: (row, { eq }) => eq(row.userId, userId),
  });
  const { items, total } = await findCompanyCandidates(server.db, {
    companyId: company?.companyId ?? '',
    userId,
    isNameless: false,
    q: '',
    sort: '-active_at',
    page: 1,
    pageSize: 10,
  });
  expect([items.length, total]).toEqual([10, 10_001]);
});
