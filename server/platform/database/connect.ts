import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';
import { canChangeAuditLog, prepareForApplication, roleOf } from './application-role.ts';
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

/** A page is there sooner than a parallel worker; many requests at once are what keeps the processors busy. */
const NO_PARALLEL_WORKERS = { options: '-c max_parallel_workers_per_gather=0' };

/** How jobs reach the same database beside drizzle. */
export type JobsConnection =
  | { readonly engine: 'pglite'; readonly client: PGlite }
  | {
      readonly engine: 'postgres';
      readonly url: string;
      /** Where another role made the schema of the queue, as this one may not. */
      readonly hasJobsSchema: boolean;
    };

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
  env: Partial<Postgres> & { readonly dataDir: string },
  log: ConnectionLog,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = env;
  return databaseUrl ? openPostgres({ ...env, databaseUrl }, log) : openFolder(dataDir);
}

interface Postgres {
  readonly databaseUrl: string;
  /** Of the role that migrates; that of `databaseUrl` then only uses the tables. */
  readonly databaseOwnerUrl?: string | undefined;
  readonly databasePool?: number;
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

async function openPostgres(
  { databaseUrl: url, databaseOwnerUrl, databasePool: max }: Postgres,
  log: ConnectionLog,
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max, ...PATIENCE, ...NO_PARALLEL_WORKERS });
  // Without listeners a connection that breaks would end the process: the pool listens to none that a transaction
  // holds between two statements. It replaces them, and repeats what those say that were idle.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.error({ err: error }, 'A connection to the database broke')),
  );
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  const close = () => pool.end();
  try {
    await (databaseOwnerUrl ? migrateAsOwner(databaseOwnerUrl, db) : migratePostgres(url));
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL ${whyUnusable(error)}`);
  }
  const hasJobsSchema = databaseOwnerUrl !== undefined;
  return { db, connection: { engine: 'postgres', url, hasJobsSchema }, close };
}

/** @throws StartError where the application could change the audit log in spite of it */
async function migrateAsOwner(ownerUrl: string, application: Database): Promise<void> {
  const role = await roleOf(application);
  await migratePostgres(ownerUrl, (owner) => prepareForApplication(owner, role)).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_OWNER_URL ${whyUnusable(error)}`);
  });
  if (await canChangeAuditLog(application)) {
    throw new StartError(
      `The role ${role} of DATABASE_URL can change the audit log: it must own no table, be no superuser, and not belong ` +
        'to the role of DATABASE_OWNER_URL.',
    );
  }
}

/** Under a lock of the database, so that several processes may start together; a migration may take its time. */
async function migratePostgres(
  url: string,
  then: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
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
    await then(db);
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
