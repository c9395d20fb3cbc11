import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';

/** A table whose rows belong into a backup. */
export interface StoredTable {
  /** With its schema, e.g. `public.users`. */
  readonly name: string;
  /** Those that are not computed, with their types. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** All of ours, and of pg-boss what waits to be done. */
export async function listStoredTables(tx: Transaction): Promise<StoredTable[]> {
  return rowsOf<StoredTable>(
    tx,
    sql`select n.nspname || '.' || c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where (n.nspname = 'public' and c.relkind = 'r')
        or (n.nspname = 'pgboss' and c.relname in ('queue', 'job'))
      group by 1 order by 1 desc`,
  );
}

/** The name of a table, quoted. */
export const tableOf = ({ name }: StoredTable): SQL =>
  sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );
