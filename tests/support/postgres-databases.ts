import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  type JobsConnection,
  type OpenDatabase,
  openDatabase,
} from '../../server/platform/database/connect.ts';
import type { Database } from '../../server/platform/database/database.ts';
import * as schema from '../../server/platform/database/schema/index.ts';
import { startJobs } from '../../server/platform/jobs/boss-jobs.ts';

const TEMPLATE = 'test_template';

/** As `DATABASE_OWNER_URL` has it: the one owns the tables, the other one only uses them. */
const OWNER = 'candor_owner';
const APPLICATION = 'candor_application';

/** Makes the database that those of tests are copies of: a copy takes a fraction of what its migrations take. */
export async function makePostgresTemplate(adminUrl: string): Promise<void> {
  const { password } = new URL(adminUrl);
  for (const role of [OWNER, APPLICATION]) {
    await administer(adminUrl, `create role ${role} login password '${password}'`);
  }
  await administer(adminUrl, `grant ${APPLICATION} to ${OWNER}`);
  // For tests that change the log as a replicated session would.
  await administer(adminUrl, `grant set on parameter session_replication_role to ${OWNER}`);
  await administer(adminUrl, `create database ${TEMPLATE} owner ${OWNER}`);
  const { connection, close } = await open(adminUrl, TEMPLATE);
  const jobs = await startJobs(connection, { error: console.error });
  await jobs.stop();
  await close();
}

/** An empty, migrated database of its own, which is gone once it is closed. */
export async function openOnPostgres(adminUrl: string, databasePool?: number): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} owner ${OWNER} template ${TEMPLATE}`);
  const database = await open(adminUrl, name, databasePool);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Does it as the role that owns the tables, which may what the server may not. */
export async function asOwner<T>(
  { db, connection }: { readonly db: Database; readonly connection: JobsConnection },
  run: (owner: Database) => Promise<T>,
): Promise<T> {
  if (connection.engine === 'pglite') return run(db);
  const client = new pg.Client({ connectionString: urlOf(connection.url, OWNER) });
  await client.connect();
  return run(drizzle(client, { schema })).finally(() => client.end());
}

/** Both addresses of a database that a test has opened, as the environment names them. */
export const addressesOf = (connection: JobsConnection) =>
  connection.engine === 'pglite'
    ? undefined
    : { DATABASE_URL: connection.url, DATABASE_OWNER_URL: urlOf(connection.url, OWNER) };

function open(adminUrl: string, name: string, databasePool?: number): Promise<OpenDatabase> {
  const databaseUrl = urlOf(adminUrl, APPLICATION, name);
  const databaseOwnerUrl = urlOf(adminUrl, OWNER, name);
  return openDatabase({ databaseUrl, databaseOwnerUrl, databasePool, dataDir: '' }, { error: console.error });
}

function urlOf(from: string, role: string, database?: string): string {
  const url = new URL(from);
  url.username = role;
  if (database) url.pathname = `/${database}`;
  return url.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
