import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { changingMigrations, tablesOf } from '../../server/demo/sample-tables.ts';
import { SAMPLES_FILE, type Samples } from '../../server/demo/samples.ts';
import { tableOf } from '../../server/platform/backup/stored-tables.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { rowsOf } from '../../server/platform/database/rows-of.ts';

/** Writes the rows of the samples as they are at a moment; `names` are ids with what they are called there. */
export async function packSamples(
  db: Database,
  { at, names }: { readonly at: Date; readonly names: ReadonlyMap<string, string> },
): Promise<{ rows: number; bytes: number }> {
  const tables = await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const packed: Samples['tables'][number][] = [];
    for (const table of await tablesOf(tx)) {
      const values = table.columns.map(({ name, type }) =>
        // What a person signs in with is made at each start of a demo.
        table.name === 'public.users' && name === 'password_hash'
          ? sql`null::text`
          : sql.raw(`"${name}"::${type}::text`),
      );
      const rows = await rowsOf<{ row: (string | null)[] }>(
        tx,
        sql`select to_json(array[${sql.join(values, sql`, `)}]) as row from ${tableOf(table)} order by ${sql.raw(table.order)}`,
      );
      if (rows.length > 0)
        packed.push({ name: table.name, columns: table.columns, rows: rows.map(({ row }) => row) });
    }
    return packed;
  });
  const samples: Samples = { at: at.toISOString(), changing: changingMigrations(), tables };
  const text = [...names].reduce((all, [id, name]) => all.replaceAll(id, name), JSON.stringify(samples));
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(SAMPLES_FILE, bytes);
  return { rows: tables.reduce((sum, { rows }) => sum + rows.length, 0), bytes: bytes.length };
}
