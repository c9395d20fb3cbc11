import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { packedDatabase } from './pack-database.ts';
import { migrated, type OpenDatabase, openDatabase } from './platform/database/connect.ts';

async function columnsOf({ db, close }: OpenDatabase): Promise<unknown[]> {
  const { rows } = (await db.execute(
    sql`select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )) as { rows: unknown[] };
  await close();
  return rows;
}

test('a new folder is unpacked, and has the columns of a database that is made anew', async () => {
  await packedDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-unpacked-'));
  const made = vi.spyOn(PGlite, 'create');
  const unpacked = await columnsOf(await openDatabase({ dataDir }, { error: vi.fn() }));
  expect(made.mock.calls[0]?.[1]).toMatchObject({ loadDataDir: expect.any(Blob) });
  made.mockRestore();
  rmSync(dataDir, { recursive: true });
  expect(unpacked).toEqual(await columnsOf(await migrated(new PGlite())));
});
