import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { FileStore } from '../files/file-store.ts';
import { StartError } from '../start-error.ts';
import { type BackupCounts, type BackupLine, type BackupRow, readLines } from './backup-lines.ts';
import { listStoredTables, type StoredTable, tableOf } from './stored-tables.ts';
import { withoutConstraints } from './without-constraints.ts';

const ROWS_AT_ONCE = 500;

interface Target {
  readonly db: Database;
  readonly files: Pick<FileStore, 'write'>;
}

/**
 * Fills an empty database, all or nothing, and writes the files.
 * @throws StartError when the database holds accounts, or the backup is damaged or of another version
 */
export async function restoreBackup({ db, files }: Target, path: string): Promise<BackupCounts> {
  const counts = await requireWhole(path);
  await db.transaction(async (tx) => {
    const [user] = await rowsOf(tx, sql`select 1 from users limit 1`);
    if (user) throw new StartError('The database holds accounts. Restore into an empty one.');
    const tables = await listStoredTables(tx);
    await withoutConstraints(tx, tables, () => fill(tx, tables, { files, path }));
  });
  return counts;
}

/** Reads it to its end before anything is touched. */
async function requireWhole(path: string): Promise<BackupCounts> {
  const seen = { rows: 0, files: 0 };
  let end: BackupCounts | undefined;
  let begun = false;
  for await (const line of readLines(path)) {
    if (!begun) requireOurVersion(line, path);
    begun = true;
    if ('row' in line) seen.rows += 1;
    if ('file' in line) seen.files += 1;
    if ('end' in line) end = line.end;
  }
  if (end?.rows === seen.rows && end.files === seen.files) return seen;
  throw new StartError(`${path} is cut off. Nothing was restored.`);
}

async function fill(
  tx: Transaction,
  tables: readonly StoredTable[],
  { files, path }: Pick<Target, 'files'> & { path: string },
): Promise<void> {
  for (const table of tables.toReversed()) await tx.execute(sql`delete from ${tableOf(table)}`);
  const into = { rows: createRowTarget(tx, tables), files: createFileTarget(files) };
  for await (const line of readLines(path)) await take(line, into);
  await into.rows.end();
  await into.files.end();
}

interface Targets {
  readonly rows: ReturnType<typeof createRowTarget>;
  readonly files: ReturnType<typeof createFileTarget>;
}

async function take(line: BackupLine, { rows, files }: Targets): Promise<void> {
  if ('row' in line) await rows.add(line.row);
  else if ('table' in line) await rows.begin(line.table, line.columns);
  else if ('part' in line) files.add(line.part);
  else if ('file' in line) await files.begin(line.file);
}

function requireOurVersion(line: BackupLine, path: string): void {
  if (!('backup' in line)) throw new StartError(`${path} is no backup.`);
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (ours.join() === line.backup.migrations.join()) return;
  throw new StartError(
    `${path} was made by another version on ${line.backup.at.slice(0, 10)}. Restore it with that one, then start this one.`,
  );
}

function createRowTarget(tx: Transaction, tables: readonly StoredTable[]) {
  let table: StoredTable | undefined;
  let waiting: BackupRow[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(tx, table, waiting);
    waiting = [];
  };
  return {
    async begin(name: string, columns: readonly string[]) {
      await flush();
      const stored = tables.find((one) => one.name === name);
      table = stored && {
        name,
        columns: columns.flatMap((column) => stored.columns.find((own) => own.name === column) ?? []),
      };
      if (table?.columns.length !== columns.length) {
        throw new StartError(`The backup has a table ${name} that this version does not know.`);
      }
    },
    async add(row: BackupRow) {
      waiting.push(row);
      if (waiting.length === ROWS_AT_ONCE) await flush();
    },
    end: flush,
  };
}

/** Of each value the text, which its column's type reads as it wrote it. */
async function insertRows(tx: Transaction, table: StoredTable, rows: readonly BackupRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, index) => sql.raw(`(r ->> ${index})::${type}`));
  await tx.execute(
    sql`insert into ${tableOf(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`,
  );
}

function createFileTarget(files: Pick<FileStore, 'write'>) {
  let key: string | undefined;
  let parts: Buffer[] = [];
  const flush = async () => {
    if (key !== undefined) await files.write(key, Buffer.concat(parts));
  };
  return {
    async begin(next: string) {
      await flush();
      key = next;
      parts = [];
    },
    add(part: string) {
      parts.push(Buffer.from(part, 'base64'));
    },
    end: flush,
  };
}
