import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { migrationsFolder, requireOurMigrations } from './migrations.ts';
import { openFolderClient } from './open-folder.ts';
import * as schema from './schema/index.ts';
import { UnusableDatabase } from './unusable.ts';

/** Any number; the same in all processes, so that only one of them migrates. */
const MIGRATION_LOCK = 7_243_001;

/** A start may wait for a database that starts as well. */
const START_MS = 10_000;

/** Nobody waits longer for a connection (D31), or for an answer: what hangs gives back its locks and its connection. */
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 120_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** How jobs reach the same database beside drizzle. */
export type JobsConnection =
  | { readonly engine: 'pglite'; readonly client: PGlite }
  | { readonly engine: 'postgres'; readonly url: string };

/** Where it is noted that a connection broke; whoever used it has a failure of their own. */
export interface ConnectionLog {
  error(details: object, message: string): void;
}

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly connection: JobsConnection;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL if `databaseUrl` is given, else the embedded PGlite in `dataDir`, and migrates it.
 * @throws StartError when it cannot be reached, or the folder is unusable or in use
 */
export async function openDatabase(
  env: { readonly databaseUrl?: string; readonly databasePool?: number; readonly dataDir: string },
  log: ConnectionLog,
): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, dataDir } = env;
  return databaseUrl ? openPostgres(databaseUrl, databasePool, log) : openFolder(dataDir);
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockDataFolder(dataDir);
  let client: PGlite | undefined;
  try {
    client = await openFolderClient(dataDir);
    const opened = await migrated(client);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    await client?.close().catch(() => {});
    await lock.release();
    throw new StartError(`The database in ${dataDir} ${whyUnusable(error)}`);
  }
}

/** Migrates an open PGlite; the server's own, or a test's in memory. */
export async function migrated(client: PGlite): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const db = drizzle(client, { schema });
  await requireOurMigrations(db);
  await migrate(db, { migrationsFolder });
  return { db, connection: { engine: 'pglite', client }, close: () => client.close() };
}

async function openPostgres(url: string, max: number | undefined, log: ConnectionLog): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max, ...PATIENCE });
  // Without listeners a connection that breaks would end the process: the pool listens to none that a transaction
  // holds between two statements. It replaces them, and repeats what those say that were idle.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.error({ err: error }, 'A connection to the database broke')),
  );
  pool.on('error', () => {});
  try {
    await migratePostgres(url);
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL ${whyUnusable(error)}`);
  }
  return {
    db: drizzle(pool, { schema }),
    connection: { engine: 'postgres', url },
    close: () => pool.end(),
  };
}

/** Under a lock of the database, so that several processes may start together; a migration may take its time. */
async function migratePostgres(url: string): Promise<void> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await requireOurMigrations(db);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Said of the database that could not be opened. */
function whyUnusable(error: unknown): string {
  return error instanceof UnusableDatabase ? error.message : `cannot be used: ${reasonOf(error)}.`;
}

/** What lies below: drizzle says only which statement failed, and Node leaves the message of a refused connection empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line.trim().replace(/\.$/, '');
}
