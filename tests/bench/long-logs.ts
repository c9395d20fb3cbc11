import { sql } from 'drizzle-orm';
import { keepFigures } from '../../server/modules/admin/analytics/figures-service.ts';
import { openDatabase } from '../../server/platform/database/connect.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { createAccount } from '../support/accounts.ts';
import { startPostgres } from '../support/own-postgres.ts';
import { ServerProcess } from '../support/server-process.ts';
import { reportedSession } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import type { Table } from './figures.ts';

/** `BENCH_SCALE=0.01` measures with a hundredth of the rows, where there is no time for all. */
const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
const ROUNDS = 20;
/** As many as fill each page that is asked for. */
const FEW = 10_000;
/** A statement of the server has two minutes at most. */
const LINES_AT_ONCE = 50_000;
const SESSIONS_AT_ONCE = 2000;
/** Beside the same with few rows. */
const MOST = 1.3;

/** A server over HTTP, and its database. */
interface Served {
  readonly url: string;
  readonly db: Database;
}

const ENGINES: readonly {
  readonly name: string;
  readonly logRows: number;
  readonly sessions: number;
  readonly serve: <Result>(work: (served: Served) => Promise<Result>) => Promise<Result>;
}[] = [
  { name: 'embedded', logRows: 300_000, sessions: 50_000, serve: serveEmbedded },
  { name: 'PostgreSQL', logRows: 10_000_000, sessions: 1_000_000, serve: servePostgres },
];

async function serveEmbedded<Result>(work: (served: Served) => Promise<Result>): Promise<Result> {
  const server = await startTestServer({ tellsChanges: false });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

async function servePostgres<Result>(work: (served: Served) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres();
  const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, { error: console.error });
  try {
    return await work({ url: server.url, db: database.db });
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
  }
}

/** Lines a second apart back from now, of which every hundredth is an error. */
async function fillLog(db: Database, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += LINES_AT_ONCE) {
    const last = Math.min(to, first + LINES_AT_ONCE);
    await db.execute(sql`
      insert into system_log (at, level, message, error_type, error_message, request_id, work, details)
      select now() - n * interval '1 second', case when n % 100 = 0 then 'error' else 'warn' end,
        'Message ' || n % 500, null, null, md5(n::text), null, '{}'
      from generate_series(${first}::int, ${last - 1}::int) n`);
  }
  await db.execute(sql`vacuum analyze system_log`);
}

type Ask = (path: string) => Promise<string>;

async function asAdmin(served: Served): Promise<Ask> {
  const { accessToken } = await createAccount(served, 'admin');
  return async (path) => {
    // A connection that was kept would be closed while the rows are written.
    const headers = { authorization: `Bearer ${accessToken}`, connection: 'close' };
    const reply = await fetch(`${served.url}/api/v1/admin${path}`, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.text();
  };
}

/** The least of some rounds: what else the machine does can only add to it. */
async function leastMs(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** Pages of a log of so many rows; the middle is found by its time. */
const asked = (rows: number): readonly (readonly [name: string, path: string])[] => {
  const middle = Date.now() - (rows / 2) * 1000;
  return [
    ['newest page', '/logs/system?page_size=50'],
    [
      'a page in the middle',
      `/logs/system?page_size=50&before=${Math.round(middle)}_${Math.round(rows / 2)}`,
    ],
    ['search by request', `/logs/system?page_size=50&q=c4ca4238a0b923820dcc509a6f75849b`],
    ['search that finds nothing', '/logs/system?page_size=50&q=nothing-of-the-kind'],
    ['errors alone', '/logs/system?page_size=50&level=error'],
  ];
};

const measure = async (ask: Ask, rows: number) => {
  const found: number[] = [];
  for (const [, path] of asked(rows)) found.push(await leastMs(() => ask(path)));
  return found;
};

/** What a log costs that is as long as the issue says, beside one of 10,000 rows. */
export async function measureLongLogs(): Promise<Table> {
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const { name, logRows, serve } of ENGINES) {
    const many = Math.max(FEW, Math.round(logRows * SCALE));
    await serve(async (served) => {
      await fillLog(served.db, 1, FEW + 1);
      const few = await measure(await asAdmin(served), FEW);
      await fillLog(served.db, FEW + 1, many + 1);
      // A sign-in from before would have ended meanwhile.
      const ask = await asAdmin(served);
      const all = await measure(ask, many);
      for (const [index, [what]] of asked(many).entries()) {
        const [small = Number.NaN, large = Number.NaN] = [few[index], all[index]];
        const ratio = large / small;
        rows.push([
          name,
          many.toLocaleString('en-US'),
          what,
          small.toFixed(1),
          large.toFixed(1),
          ratio.toFixed(2),
        ]);
        if (ratio > MOST)
          missed.push(`${name}, ${what}: ${ratio.toFixed(2)} times what it takes with 10,000`);
      }
      const started = performance.now();
      const bytes = (await ask('/logs/system/export?format=jsonl&level=error')).length;
      const seconds = (performance.now() - started) / 1000;
      rows.push([
        name,
        many.toLocaleString('en-US'),
        `export of its errors, ${(bytes / 1e6).toFixed(1)} MB`,
        '',
        (seconds * 1000).toFixed(0),
        '',
      ]);
    });
  }
  return {
    title: 'Long logs',
    method: `The least of ${ROUNDS} over HTTP; the system log is filled to the rows named (${SCALE} of what the design asks for), beside the same with ${FEW.toLocaleString('en-US')}.`,
    columns: ['database', 'rows', 'call', 'of 10,000, ms', 'of all, ms', 'ratio'],
    rows,
    missed,
  };
}

/** As many sessions as wanted, over a year, each a copy of one that was judged; those of the demo are not copied. */
async function fillSessions(db: Database, sessionId: string, count: number): Promise<void> {
  const copied = async (table: string, one: string, changes: string) => {
    for (let first = 1; first <= count; first += SESSIONS_AT_ONCE) {
      const last = Math.min(count, first + SESSIONS_AT_ONCE - 1);
      await db.execute(
        sql.raw(`
          insert into ${table} select made.*
          from (select * from ${table} where ${one}) t,
            lateral (select n, now() - (n % 360) * interval '1 day' as at from generate_series(${first}, ${last}) n) g,
            lateral jsonb_populate_record(null::${table}, to_jsonb(t) || ${changes}) made`),
      );
    }
  };
  const id = (of: string) => `'copy-' || g.n || '-' || ${of}`;
  const ofSession = `session_id = '${sessionId}'`;
  const ofInterview = `id = (select interview_id from interview_sessions where id = '${sessionId}')`;
  await copied('interviews', ofInterview, `jsonb_build_object('id', ${id('t.id')}, 'created_at', g.at)`);
  const times = `'created_at', g.at, 'started_at', g.at, 'ended_at', g.at, 'updated_at', g.at`;
  await copied(
    'interview_sessions',
    `id = '${sessionId}'`,
    `jsonb_build_object('id', ${id('t.id')}, 'interview_id', ${id('t.interview_id')}, ${times})`,
  );
  await copied(
    'turns',
    ofSession,
    `jsonb_build_object('id', ${id('t.id')}, 'session_id', ${id('t.session_id')})`,
  );
  await copied(
    'reports',
    ofSession,
    `jsonb_build_object('id', ${id('t.id')}, 'session_id', ${id('t.session_id')}, 'created_at', g.at)`,
  );
  await db.execute(sql`vacuum analyze`);
}

/** What the analytics cost over a year of sessions: adding them up in the background, and the page. */
export async function measureAnalytics(): Promise<Table> {
  const rows: string[][] = [];
  for (const { name, sessions, serve } of ENGINES) {
    const many = Math.max(10, Math.round(sessions * SCALE));
    await serve(async (served) => {
      const candidate = await createAccount(served);
      const { _id } = await reportedSession(served as TestServer, candidate);
      await served.db.execute(sql`update users set created_at = now() - interval '1 year'`);
      const pageOf = (ask: Ask) => () => ask('/analytics?days=365');
      const deps = { db: served.db, now: () => new Date() };
      await keepFigures(deps);
      const few = await leastMs(pageOf(await asAdmin(served)));
      await fillSessions(served.db, _id, many);
      await served.db.execute(sql`truncate analytics_months, analytics_days`);
      const began = performance.now();
      await keepFigures(deps);
      const whole = performance.now() - began;
      const again = performance.now();
      await keepFigures(deps);
      const hourly = performance.now() - again;
      const all = await leastMs(pageOf(await asAdmin(served)));
      const count = many.toLocaleString('en-US');
      rows.push(
        [name, count, 'page over a year', few.toFixed(1), all.toFixed(1)],
        [name, count, 'job, first time (13 months)', '', whole.toFixed(0)],
        [name, count, 'job, each hour (3 months)', '', hourly.toFixed(0)],
      );
    });
  }
  return {
    title: 'Analytics over many sessions',
    method: `The least of ${ROUNDS} over HTTP, and the job in the process that measures; sessions with a report each, spread over a year (${SCALE} of what the design asks for), beside one.`,
    columns: ['database', 'sessions', 'what', 'of one, ms', 'of all, ms'],
    rows,
  };
}
