import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { type StoredTable, tableOf } from './stored-tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  /** When it fires: for the origin, always, on a replica, never. */
  readonly enabled: 'O' | 'A' | 'R' | 'D';
}

const ENABLE: Readonly<Record<Trigger['enabled'], string>> = {
  O: 'enable',
  A: 'enable always',
  R: 'enable replica',
  D: 'disable',
};

/**
 * Lets tables be filled in any order: foreign keys are checked afterwards, triggers do not fire, and sequences go on
 * behind what is there. Takes no more than owning the tables.
 */
export async function withoutConstraints(
  tx: Transaction,
  tables: readonly StoredTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const triggers = await rowsOf<Trigger>(
    tx,
    sql`select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled::text as enabled
      from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  const change = (table: string, what: string) => tx.execute(sql.raw(`alter table ${table} ${what}`));
  for (const { table, name } of keys) await change(table, `drop constraint ${name}`);
  for (const { table, name } of triggers) await change(table, `disable trigger ${name}`);
  await fill();
  for (const { table, name, definition } of keys) await change(table, `add constraint ${name} ${definition}`);
  for (const { table, name, enabled } of triggers) await change(table, `${ENABLE[enabled]} trigger ${name}`);
  for (const table of tables) await advanceSequences(tx, table);
}

async function advanceSequences(tx: Transaction, table: StoredTable): Promise<void> {
  for (const { name } of table.columns) {
    const column = sql.identifier(name);
    const [found] = await rowsOf<{ sequence: string | null }>(
      tx,
      sql`select pg_get_serial_sequence(${table.name}, ${name}) as sequence`,
    );
    if (!found?.sequence) continue;
    await tx.execute(
      sql`select setval(${found.sequence}::regclass, coalesce(max(${column}), 0) + 1, false) from ${tableOf(table)}`,
    );
  }
}
