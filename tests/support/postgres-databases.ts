import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../server/platform/database/connect.ts';
import { startJobs } from '../../server/platform/jobs/boss-jobs.ts';

const TEMPLATE = 'test_template';

/** Makes the database that those of tests are copies of: a copy takes a fraction of what its migrations take. */
export async function makePostgresTemplate(adminUrl: string): Promise<void> {
  await administer(adminUrl, `create database ${TEMPLATE}`);
  const { connection, close } = await open(adminUrl, TEMPLATE);
  const jobs = await startJobs(connection, { error: console.error });
  await jobs.stop();
  await close();
}

/** An empty, migrated database of its own, which is gone once it is closed. */
export async function openOnPostgres(adminUrl: string, databasePool?: number): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${TEMPLATE}`);
  const database = await open(adminUrl, name, databasePool);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

function open(adminUrl: string, name: string, databasePool?: number): Promise<OpenDatabase> {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return openDatabase({ databaseUrl: url.href, databasePool, dataDir: '' }, { error: console.error });
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
