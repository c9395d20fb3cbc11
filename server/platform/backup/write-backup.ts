import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { FileStore } from '../files/file-store.ts';
import { type BackupCounts, type BackupLine, type BackupRow, createLineWriter } from './backup-lines.ts';
import { listStoredTables, type StoredTable, tableOf } from './stored-tables.ts';

const ROWS_AT_ONCE = 500;
/** A multiple of 3, so that the texts of all parts together are that of the whole. */
const PART_BYTES = 768 * 1024;

type Write = (line: BackupLine) => Promise<void>;

interface Source {
  readonly db: Database;
  readonly files: Pick<FileStore, 'keys' | 'read'>;
  readonly now: () => Date;
}

/** Writes the database as it is at one moment, then the files, to a new file. */
export async function writeBackup({ db, files, now }: Source, path: string): Promise<BackupCounts> {
  const { write, close } = await createLineWriter(path);
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  await write({ backup: { at: now().toISOString(), migrations } });
  const rows = await db.transaction((tx) => writeTables(tx, write), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const counts = { rows, files: await writeFiles(files, write) };
  await write({ end: counts });
  await close();
  return counts;
}

async function writeTables(tx: Transaction, write: Write): Promise<number> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  let rows = 0;
  for (const table of await listStoredTables(tx)) {
    await write({ table: table.name, columns: table.columns.map(({ name }) => name) });
    for await (const row of readRows(tx, table)) {
      await write({ row });
      rows += 1;
    }
  }
  return rows;
}

async function* readRows(tx: Transaction, table: StoredTable): AsyncGenerator<BackupRow> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare rows_of_table no scroll cursor for
      select to_json(array[${sql.join(texts, sql`, `)}]) as row from ${tableOf(table)}`,
  );
  let batch: { readonly row: BackupRow }[];
  do {
    batch = await rowsOf(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`));
    for (const { row } of batch) yield row;
  } while (batch.length === ROWS_AT_ONCE);
  await tx.execute(sql`close rows_of_table`);
}

/** One that is removed meanwhile is left out: nothing refers to it any more. */
async function writeFiles(files: Source['files'], write: Write): Promise<number> {
  let count = 0;
  for await (const key of files.keys()) {
    const bytes = await files.read(key);
    if (!bytes) continue;
    await write({ file: key });
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      await write({ part: bytes.toString('base64', from, Math.min(from + PART_BYTES, bytes.length)) });
    }
    count += 1;
  }
  return count;
}
