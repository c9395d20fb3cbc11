import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { NoopLogger } from 'drizzle-orm/logger';
import type { ApplicationPage, Workspace } from '../../openapi/gen/types.gen.ts';
import { openDatabase } from '../../server/platform/database/connect.ts';
import { createAccount, signInAgain, type TestAccount } from '../support/accounts.ts';
import { callAs, nameCompany, nurseWorkspace } from '../support/hiring.ts';
import { startPostgres } from '../support/own-postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/test-server.ts';
import { median, type Table } from './figures.ts';

const ROUNDS = 25;
/** What the issue allows beside the same with 100 candidates. */
const MOST = 1.3;
const PAGE = 50;
/** A search that finds a fifth finds so many of 100: beside them as many are shown. */
const FIFTH = 20;

interface Filled {
  readonly lead: TestAccount;
  /** The one that is measured. */
  readonly workspace: string;
}

interface Company {
  readonly call: ReturnType<typeof callAs>;
  readonly workspace: string;
}

/** A company whose lead sees so many candidates in each of so many workspaces. */
async function companyOf(server: TestServer, workspaces: number, candidates: number): Promise<Filled> {
  const lead = await createAccount(server, 'recruiter');
  await nameCompany(server, lead);
  const call = callAs(server, lead);
  const ids: string[] = [];
  for (let nth = 0; nth < workspaces; nth += 1) {
    const { body } = await call<Workspace>('POST', '/workspaces', nurseWorkspace);
    ids.push(body._id);
  }
  for (const id of ids) {
    await fill(server, id, candidates);
    // Or what checks the keys goes on as if the tables were still empty.
    await server.db.execute(sql`analyze company_candidates, applications`);
  }
  return { lead, workspace: ids[0] ?? '' };
}

/** Filling takes so long that the server has given up the connection meanwhile, and the sign-in is over. */
async function signInto(server: TestServer, { lead, workspace }: Filled): Promise<Company> {
  await delay(10);
  return { call: callAs(server, await signInAgain(server, lead)), workspace };
}

/** People with names that a search finds some of, in the stages a workspace begins with. */
async function fill({ db }: TestServer, workspaceId: string, count: number): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into company_candidates (id, company_id, full_name, email, phone, source, tags, created_at, updated_at, active_at)
      select ${workspaceId} || n, w.company_id, (array['Amara','Bruno','Chiara','Dmitri','Elif'])[n % 5 + 1] || ' '
          || (array['Okafor','Lindqvist','Moreau','Petrov'])[n / 5 % 4 + 1] || ' ' || md5(n::text),
        lower(${workspaceId}) || n || '@mail.example', '', 'Careers page', '["long"]', t.at, t.at, t.at
      from workspaces w, generate_series(1, ${count}::int) n, lateral (select now() - n * interval '1 minute' as at) t
      where w.id = ${workspaceId} returning *)
    insert into applications (id, company_id, workspace_id, candidate_id, stage_id, stage_since, status, owner_id, created_at)
    select 'a' || p.id, p.company_id, ${workspaceId}, p.id,
      (array['applied','interview','review','offer'])[(hashtext(p.id) & 3) + 1], p.created_at, 'active',
      (select created_by from workspaces where id = ${workspaceId}), p.created_at
    from people p`);
}

interface Measured {
  readonly ms: number;
  readonly statements: number;
}

/** Medians of what two companies wait, asked in turns. */
async function compare(companies: readonly Company[], ask: (company: Company) => Promise<unknown>) {
  const times: number[][] = companies.map(() => []);
  const statements = companies.map(() => 0);
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [index, company] of companies.entries()) {
      const before = sent.count;
      const started = performance.now();
      await ask(company);
      const took = performance.now() - started;
      statements[index] = sent.count - before;
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map((of, index): Measured => ({ ms: median(of), statements: statements[index] ?? 0 }));
}

const sent = { count: 0 };

const ASKED: readonly (readonly [
  name: string,
  where: 'company' | 'workspace',
  ask: (of: Company) => Promise<unknown>,
])[] = [
  ['list of candidates', 'company', ({ call }) => call('GET', `/candidates?page_size=${PAGE}`)],
  ['its page 20', 'company', ({ call }) => call('GET', `/candidates?page_size=5&page=20`)],
  ['by name', 'company', ({ call }) => call('GET', `/candidates?page_size=${PAGE}&sort=name`)],
  [
    'search that finds a fifth',
    'company',
    ({ call }) => call('GET', `/candidates?page_size=${FIFTH}&q=amara`),
  ],
  [
    'search that finds one',
    'company',
    ({ call }) => call('GET', `/candidates?page_size=${PAGE}&q=${'c4ca4238a0b923820dcc509a6f75849b'}`),
  ],
  ['list of workspaces', 'company', ({ call }) => call('GET', '/workspaces?page_size=1')],
  ['what waits for me', 'company', ({ call }) => call('GET', '/work')],
  ['table', 'workspace', at((path) => `${path}?page_size=${PAGE}&sort=stage`)],
  ['by next step', 'workspace', at((path) => `${path}?page_size=${PAGE}&sort=next_step`)],
  ['by name', 'workspace', at((path) => `${path}?page_size=${PAGE}&sort=name`)],
  ['search', 'workspace', at((path) => `${path}?page_size=${FIFTH}&q=amara`)],
  [
    'a column of the board',
    'workspace',
    at((path) => `${path}?page_size=25&stage_id=applied&status=active&sort=stage_since`),
  ],
  ['move 25', 'workspace', moveSome],
];

function at(path: (applications: string) => string) {
  return ({ call, workspace }: Company) => call('GET', path(`/workspaces/${workspace}/applications`));
}

/** There, and back in the next round. */
async function moveSome({ call, workspace }: Company): Promise<void> {
  const path = `/workspaces/${workspace}/applications`;
  const { body } = await call<ApplicationPage>('GET', `${path}?page_size=25&sort=name&status=active`);
  const to_stage_id = body.items[0]?.stage_id === 'offer' ? 'interview' : 'offer';
  const moves = body.items.map(({ _id, stage_id }) => ({ application_id: _id, from_stage_id: stage_id }));
  await call('POST', `${path}/move`, { to_stage_id, moves });
}

export const measureLongLists = (): Promise<Table> =>
  measureOn('the embedded database', { tellsChanges: false });

export async function measureLongListsOnPostgres(): Promise<Table> {
  const postgres = await startPostgres();
  const database = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' }, { error: console.error });
  try {
    return await measureOn('PostgreSQL', { tellsChanges: false, database });
  } finally {
    await postgres.stop();
  }
}

/** What lists cost with 100,000 candidates in a company, and 5,000 in a workspace, beside those of 100. */
async function measureOn(name: string, options: TestServerOptions): Promise<Table> {
  const server = await startTestServer(options);
  const log = NoopLogger.prototype.logQuery;
  NoopLogger.prototype.logQuery = () => {
    sent.count += 1;
  };
  try {
    const filled = [await companyOf(server, 1, 100), await companyOf(server, 20, 5000)];
    await server.db.execute(sql`analyze`);
    const companies: Company[] = [];
    for (const one of filled) companies.push(await signInto(server, one));
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const [what, where, ask] of ASKED) {
      const [few, many] = await compare(companies, ask);
      if (!few || !many) continue;
      const ratio = many.ms / few.ms;
      rows.push([
        `${where}: ${what}`,
        String(many.statements),
        few.ms.toFixed(1),
        many.ms.toFixed(1),
        ratio.toFixed(2),
      ]);
      if (ratio > MOST)
        missed.push(`${where}: ${what} on ${name} takes ${ratio.toFixed(2)} times what it takes with 100`);
    }
    return {
      title: `Long lists on ${name}`,
      method:
        'Medians over HTTP, asked in turns: a company of 100 candidates in one workspace, and one of 100,000 in 20, whose ' +
        'lead sees all; of a search that finds a fifth, as many are shown of both. Statements are those of one call, the check of the sign-in among them.',
      columns: ['call', 'statements', 'of 100, ms', 'of many, ms', 'ratio'],
      rows,
      missed,
    };
  } finally {
    NoopLogger.prototype.logQuery = log;
    await server.close();
  }
}
