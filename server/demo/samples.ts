import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { demoEmail } from '../modules/auth/demo-service.ts';
import { type StoredTable, tableOf } from '../platform/backup/stored-tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { rowsOf } from '../platform/database/rows-of.ts';

/** Made by `npm run demo-data`. */
export const SAMPLES_FILE = join(import.meta.dirname, 'samples.json.gz');

/** Any number; the same in all processes, so that only one of them loads the samples. */
const SAMPLES_LOCK = 7_243_002;

/** As PostgreSQL and JSON write a moment of UTC. */
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00(?::?00)?)/g;

/** The rows of the sample company, in an order in which they can be inserted. */
export interface Samples {
  /** Their present: it becomes the moment of the first start. */
  readonly at: string;
  /** The migrations before them that wrote rows. */
  readonly changing: readonly string[];
  readonly tables: readonly (StoredTable & { readonly rows: readonly (string | null)[][] })[];
}

/** Reads the samples as if they had been made at a moment. */
export function readSamples(at: Date): Samples {
  const text = gunzipSync(readFileSync(SAMPLES_FILE)).toString();
  const { at: madeAt } = JSON.parse(text) as Samples;
  const shift = at.getTime() - Date.parse(madeAt);
  return JSON.parse(
    text.replaceAll(MOMENT, (moment) => new Date(Date.parse(moment) + shift).toISOString()),
  ) as Samples;
}

/** Loads the sample company, unless an account of its is there: then what was done with it stays. */
export async function loadSamples(db: Database, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLES_LOCK})`);
    const [owner] = await rowsOf(tx, sql`select 1 from users where email = ${demoEmail('recruiter')}`);
    if (owner) return;
    for (const table of readSamples(at).tables) await insertRows(tx, table);
  });
}

/** Of each value the text, which its column's type reads as it wrote it. */
export async function insertRows(tx: Transaction, table: Samples['tables'][number]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, index) => sql.raw(`(r ->> ${index})::${type}`));
  await tx.execute(
    sql`insert into ${tableOf(table)} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from jsonb_array_elements(${JSON.stringify(table.rows)}::jsonb) with ordinality as rows (r, place) order by place`,
  );
}
