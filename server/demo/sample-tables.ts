import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { StoredTable } from '../platform/backup/stored-tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { migrationsFolder } from '../platform/database/migrations.ts';
import { rowsOf } from '../platform/database/rows-of.ts';

/** What a demo or its database makes for itself, or what is nobody's: sign-ins, secrets, logs, mails, plans. */
const LEFT_OUT =
  /^public\.(ai_calls|analytics_|application_counts|application_words|audit_|auth_|billing_|challenges|content_|credit_notes|idempotency|invoices|live_presence|live_tickets|mail_log|outbox|plan|provider_refunds|rate_limits|refresh_tokens|server_secrets|settings|signing_keys|subscriptions|system_log|usage_events)/;

/** A table with the order in which its rows are kept. */
interface OrderedTable extends StoredTable {
  readonly order: string;
}

interface Listed {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly counts: boolean }[];
  /** The tables that its rows name. */
  readonly needs: readonly string[] | null;
  readonly key: readonly string[];
}

/** The tables of the samples, each behind those that it names; without what a database counts or computes by itself. */
export async function tablesOf(tx: Transaction): Promise<OrderedTable[]> {
  const listed = await rowsOf<Listed>(
    tx,
    sql`select n.nspname || '.' || c.relname as name,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
            'counts', a.attidentity <> '') order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
          as columns,
        (select json_agg(distinct f.confrelid::regclass::text) from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs,
        (select json_agg(a.attname order by a.attnum) from pg_constraint k join pg_attribute a
          on a.attrelid = c.oid and a.attnum = any(k.conkey) where k.conrelid = c.oid and k.contype = 'p') as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  );
  return inOrder(listed.filter(({ name }) => !LEFT_OUT.test(name))).map(({ name, columns, key }) => {
    const counted = columns.find(({ counts }) => counts)?.name;
    return {
      name,
      columns: columns.flatMap(({ counts, ...column }) => (counts ? [] : [column])),
      order: (counted ? [counted] : key).map((column) => `"${column}"`).join(', '),
    };
  });
}

function inOrder(tables: readonly Listed[]): Listed[] {
  const known = new Set(tables.map(({ name }) => name));
  const placed = new Map<string, Listed>();
  while (placed.size < tables.length) {
    const next = tables.filter(
      ({ name, needs }) =>
        !placed.has(name) &&
        (needs ?? []).every((needed) => !known.has(`public.${needed}`) || placed.has(`public.${needed}`)),
    );
    if (next.length === 0) throw new Error('Some tables name each other in a circle.');
    for (const table of next) placed.set(table.name, table);
  }
  return [...placed.values()];
}

/** The migrations that write rows, other than what a database keeps by itself: samples that were made before one of them are not what it would have made of them. */
export const changingMigrations = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) =>
      /^\s*(?:update|insert into|delete from)\s+(?!"application_words"|public\.audit_payloads)/im.test(
        readFileSync(join(migrationsFolder, name), 'utf8'),
      ),
    )
    .toSorted();
