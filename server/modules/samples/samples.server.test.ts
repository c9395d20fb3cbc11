// @module-tag both
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ApplicationPage,
  Billing,
  HiringInterviewPage,
  HiringReportPage,
  Problem,
  WorkspacePage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, nameCompany, nurseWorkspace } from '../../../tests/support/hiring.ts';
import { call } from '../../../tests/support/sessions.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { readSamples } from '../../demo/samples.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { loadSample, removeSample } from './sample-service.ts';

const SAMPLE = '/company/sample';
let server: TestServer;
const now = () => new Date();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function openCompany(): Promise<TestAccount> {
  const owner = await createAccount(server, 'recruiter');
  await nameCompany(server, owner);
  return owner;
}

const workspacesOf = async (owner: TestAccount) =>
  (await callAs(server, owner)<WorkspacePage>('GET', '/workspaces?sort=title')).body.items;

/** Every table with how many rows it has. */
async function rowsByTable(): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    server.db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname !~ '^(auth_|refresh_|rate_|system_log|idempotency)' order by 1`,
  );
  const counted = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const rows = await rowsOf<{ name: string; count: number }>(server.db, sql.raw(counted.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('an empty company gets it in one statement a table, once, and loses it again whole', async () => {
  const owner = await openCompany();
  const before = await rowsByTable();
  const { statements } = await statementsOf(() => loadSample({ db: server.db, now }, owner.userId));
  expect(statements.length).toBeLessThanOrEqual(readSamples(now()).tables.length + 4);
  const loaded = await rowsByTable();
  expect(loaded['company_candidates']).toBe((before['company_candidates'] ?? 0) + 60);
  await loadSample({ db: server.db, now }, owner.userId);
  expect(await rowsByTable()).toEqual(loaded);
  const workspaces = await workspacesOf(owner);
  expect(workspaces.map(({ title, is_sample, my_role }) => [title, is_sample, my_role])).toEqual([
    ['Account executive (sample)', true, 'lead'],
    ['Backend engineer (sample)', true, 'lead'],
    ['Ward nurse (sample)', true, 'lead'],
  ]);
  const removed = await statementsOf(() => removeSample({ db: server.db, now }, owner.userId));
  expect(removed.statements.length).toBeLessThanOrEqual(9);
  expect(await rowsByTable()).toEqual(before);
});

test('its reports are read, two companies have it at once, and no id or address of the demo is in it', async () => {
  const owner = await openCompany();
  const other = await openCompany();
  for (const one of [owner, other]) expect((await callAs(server, one)('PUT', SAMPLE)).status).toBe(204);
  const recruit = callAs(server, owner);
  const { body: reports } = await recruit<HiringReportPage>('GET', '/reports');
  expect(reports.total).toBeGreaterThan(5);
  const text = JSON.stringify(
    await rowsOf(
      server.db,
      sql`select (select json_agg(t) from turns t) as turns, (select json_agg(r) from reports r) as reports,
        (select json_agg(a) from activities a) as activities, (select json_agg(s) from scorecards s) as scorecards,
        (select json_agg(c) from company_candidates c) as candidates, (select json_agg(i) from invitations i) as invitations`,
    ),
  );
  const old = readSamples(now()).tables.flatMap(({ columns, rows }) => {
    const id = columns.findIndex(({ name }) => name === 'id');
    return id < 0 ? [] : rows.flatMap((row) => row[id] ?? []);
  });
  expect(old.filter((id) => id.length > 12 && text.includes(`"${id}"`))).toEqual([]);
  expect(text).not.toMatch(/@(?:sample|company|candor)\.example/);
  expect(text).not.toContain(', live (sample)');
});

test('it takes in nobody and counts on no plan', async () => {
  const owner = await openCompany();
  const recruit = callAs(server, owner);
  await recruit('PUT', SAMPLE);
  const { _id: id } = (await workspacesOf(owner))[1] ?? {};
  const refused = [
    await recruit<Problem>('POST', `/workspaces/${id}/applications`, {
      candidates: [{ full_name: 'Zoe Zett', email: 'zoe@mail.example' }],
    }),
    await recruit<Problem>('POST', `/workspaces/${id}/open-link`, {
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      limit: null,
    }),
  ];
  const { body: page } = await recruit<ApplicationPage>('GET', `/workspaces/${id}/applications`);
  const { body: interviews } = await recruit<HiringInterviewPage>('GET', `/workspaces/${id}/interviews`);
  const invitations = `/workspaces/${id}/interviews/${interviews.items[0]?._id}/invitations`;
  const application_ids = page.items.map(({ _id }) => _id);
  refused.push(await recruit<Problem>('POST', invitations, { application_ids }));
  // An address of somebody real would get the next mail.
  const person = `/workspaces/${id}/candidates/${page.items[0]?.candidate._id}`;
  refused.push(await recruit<Problem>('PATCH', person, { email: 'zoe@mail.example' }));
  expect((await recruit('PATCH', person, { tags: ['looked at'] })).status).toBe(200);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'sample']);
  const { usage } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(usage.map(({ meter, used }) => [meter, used])).toEqual([
    ['interviews', 0],
    ['workspaces', 0],
    ['seats', 1],
    ['speech_minutes', 0],
    ['storage_megabytes', 0],
  ]);
});

test('it is for owners of a company that has no workspace; removing it leaves what is none', async () => {
  const owner = await openCompany();
  const recruit = callAs(server, owner);
  await recruit('POST', '/workspaces', nurseWorkspace);
  expect((await recruit('PUT', SAMPLE)).status).toBe(409);
  expect((await recruit('DELETE', SAMPLE)).status).toBe(204);
  expect(await workspacesOf(owner)).toHaveLength(1);
  await server.db.execute(sql`update company_members set role = 'member' where user_id = ${owner.userId}`);
  expect((await recruit('PUT', SAMPLE)).status).toBe(403);
  expect((await recruit('DELETE', SAMPLE)).status).toBe(403);
});
