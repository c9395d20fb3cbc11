import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { soundSweepQueue } from '../../server/modules/speech/service.ts';
import { integrityEvents, integrityLogs } from '../../server/platform/database/schema/index.ts';
import { createAccount } from './accounts.ts';
import { callAs, openHiring } from './hiring.ts';
import { completedInterview, nurseScorecard } from './hiring-interviews.ts';
import type { ServerProcess } from './server-process.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const run = promisify(execFile);

/** Does something to a data folder that no server has open. */
async function withFolder(dataDir: string, work: (server: TestServer) => Promise<unknown>): Promise<void> {
  const server = await startTestServer({ engine: 'pglite', dataDir });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

/** Leaves what an administrator has to look after: a violation that nobody else can decide on, and a job that was given up. */
export const leaveWork = ({ dataDir }: ServerProcess): Promise<void> =>
  withFolder(dataDir, async (server) => {
    const recruiter = await createAccount(server, 'recruiter');
    const candidate = await createAccount(server);
    const { workspace_id: workspaceId } = await openHiring(server, recruiter);
    const { sessionId, turnId } = await completedInterview(server, recruiter, { workspaceId, candidate });
    await server.db.insert(integrityLogs).values({ sessionId });
    await server.db.insert(integrityEvents).values({
      ...{ sessionId, at: new Date(), id: 'exit-1', signal: 'page_hidden', durationMs: 20_000 },
      whilePaused: false,
    });
    const call = callAs(server, recruiter);
    await call('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId));
    await call('POST', `/reviews/${sessionId}/integrity/findings`, {
      ...{ verdict: 'violation', text: 'A long exit.', event_ids: ['exit-1'], second_reviewer_id: null },
    });
    await server.db.execute(
      sql`insert into pgboss.job (name, state, data, output, completed_on, retry_count, retry_limit)
        values (${soundSweepQueue}, 'failed', '{}', '{"message":"The disk was full"}', now(), 4, 4)`,
    );
  });

/** Makes an administrator by the command, as an operator does; gives the link that sets the password. */
export async function commandAdministrator({ dataDir, url }: ServerProcess, email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: new URL(url).port };
  const { stdout } = await run(process.execPath, ['server/admin.ts', 'add', email], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Has what happened be undone in the log by whoever owns its tables. */
export const tamper = ({ dataDir }: ServerProcess, ...statements: readonly string[]): Promise<void> =>
  withFolder(dataDir, async ({ db }) => {
    for (const table of ['audit_entries', 'audit_payloads'])
      await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await db.execute(
      sql`alter table audit_payloads drop constraint if exists audit_payloads_number_audit_entries_number_fk`,
    );
    for (const statement of statements) await db.execute(sql.raw(statement));
  });
