// @module-tag both
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../../tests/support/statements.ts';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { testEngine } from '../../tests/support/test-server.ts';
import { createEngine } from '../modules/assessment/engine.ts';
import { seedDemo } from '../modules/auth/demo-service.ts';
import type { OpenDatabase } from '../platform/database/connect.ts';
import { rowsOf } from '../platform/database/rows-of.ts';
import { changingMigrations, tablesOf } from './sample-tables.ts';
import { loadSamples, readSamples } from './samples.ts';

const MAKE_ANEW = 'The samples of the demo are stale. Make them anew: npm run demo-data';
const at = new Date('2027-03-03T09:00:00Z');

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(testEngine());
});
afterAll(() => database.close());

const counted = async (what: string, from: string) => {
  const [row] = await rowsOf<{ count: number }>(
    database.db,
    sql`select count(${sql.raw(what)})::int as count from ${sql.raw(from)}`,
  );
  return row?.count;
};

test('they are loaded with one statement a table, once, and the accounts of the demo are theirs', async () => {
  const { statements } = await statementsOf(() => loadSamples(database.db, at));
  const tables = readSamples(at).tables.length;
  expect(statements.filter((one) => one.startsWith('insert'))).toHaveLength(tables);
  expect(statements.length).toBeLessThanOrEqual(tables + 6);
  const rows = await counted('*', 'activities');
  await loadSamples(database.db, at);
  expect(await counted('*', 'activities')).toBe(rows);
  await seedDemo(database.db, at);
  const [owner] = await rowsOf(
    database.db,
    sql`select c.name, m.role from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
      where u.email = 'demo.recruiter@candor.example'`,
  );
  expect(owner).toEqual({ name: 'Sample Company', role: 'owner' });
});

test('there are 60 candidates in 3 workspaces, in every state that there is', async () => {
  expect(await counted('*', 'workspaces')).toBe(3);
  expect(await counted('*', 'company_candidates')).toBe(60);
  const states = await rowsOf<{ state: string }>(
    database.db,
    sql`select distinct 'application ' || status as state from applications
      union select distinct 'stage ' || stage_id from applications where status = 'active'
      union select distinct 'workspace ' || status from workspaces
      union select distinct 'evaluation ' || evaluation_state from interview_sessions
      union select distinct 'waiting ' || kind from candidate_requests where answered_at is null
      union select distinct 'live ' || status from live_interviews
      union select 'accommodation waiting' from invitations where requested_at is not null and decided_at is null
      union select 'accommodation granted' from invitations where granted is not null
      union select 'second review ' || second_review from integrity_findings
      union select 'bounced' from invitations where bounced_at is not null
      union select 'declined' from invitations where declined_at is not null
      order by 1`,
  );
  expect(states.map(({ state }) => state)).toEqual([
    'accommodation granted',
    'accommodation waiting',
    'application active',
    'application hired',
    'application rejected',
    'application withdrawn',
    'bounced',
    'declined',
    'evaluation done',
    'evaluation not_started',
    'evaluation people_only',
    'live proposed',
    'live scheduled',
    'second review waiting',
    'stage applied',
    'stage interview',
    'stage offer',
    'stage review',
    'waiting human_review',
    'waiting transcript_correction',
    'workspace closed',
    'workspace open',
  ]);
});

test('their time is the one of the first start', async () => {
  const [times] = await rowsOf<Record<string, number>>(
    database.db,
    sql`select extract(epoch from max(a.at) - ${at.toISOString()}::timestamptz)::int as newest,
        (select extract(epoch from starts_at - ${at.toISOString()}::timestamptz)::int / 60 from live_interviews
          where starts_at is not null) as live,
        (select count(*)::int from live_interviews, json_array_elements_text(times::json) t
          where t::timestamptz < ${at.toISOString()}::timestamptz) as past_times
      from activities a`,
  );
  expect(times).toMatchObject({ live: 30, past_times: 0 });
  expect(times?.['newest']).toBeLessThanOrEqual(0);
  expect(times?.['newest']).toBeGreaterThan(-86_400);
});

test('every one says on its screen that it is a sample', async () => {
  const titles = await rowsOf<{ title: string }>(
    database.db,
    sql`select title from workspaces union select title from hiring_terms union select title from tests`,
  );
  expect(titles.length).toBeGreaterThanOrEqual(5);
  for (const { title } of titles) expect(title).toMatch(/\(sample\)$/);
});

describe('they belong to this version:', () => {
  // A column that came later has what its migration gives the rows that are there: loading fails without a default.
  test('the database has all of their columns', async () => {
    const now = await database.db.transaction(tablesOf);
    for (const { name, columns } of readSamples(at).tables) {
      const known = now.find((table) => table.name === name)?.columns ?? [];
      expect(known, MAKE_ANEW).toEqual(expect.arrayContaining([...columns]));
    }
  });

  test('no later migration changed rows', async () => {
    const { changing } = readSamples(at);
    expect(changingMigrations(), MAKE_ANEW).toEqual(changing);
  });

  test('their interviews go on with the engine of this version', async () => {
    const engines = await rowsOf<{ version: string }>(
      database.db,
      sql`select distinct engine::json ->> 'version' as version from interviews`,
    );
    expect(engines, MAKE_ANEW).toEqual([{ version: createEngine({}).description.version }]);
  });
});
