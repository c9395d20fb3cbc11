import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { UnusableDatabase } from './unusable.ts';

type Executor = Pick<Database, 'execute'>;

/** What each table of the log may be used for besides reading; any other table for everything but its definition. */
const OF_THE_LOG: Readonly<Record<string, string>> = {
  audit_entries: 'insert',
  audit_payloads: 'insert',
  audit_anchors: 'insert',
  audit_head: 'update',
};

const CHANGE = 'insert, update, delete';

/** Erases of the log what is of a person; it runs as the owner. */
const ERASE = 'erase_audit_parts(text)';

/** The role that a connection acts as. */
export async function roleOf(db: Executor): Promise<string> {
  const [row] = await rowsOf<{ role: string }>(db, sql`select current_user::text as role`);
  return row?.role ?? '';
}

/**
 * Called as the owner: lets the application's role use everything, and of the audit log only read and append. Where the
 * owner did the application's work so far, the job queue, which looks after its own tables, goes over to the application.
 */
export async function prepareForApplication(owner: Database, role: string): Promise<void> {
  await requireMember(owner, role);
  await owner.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists pgboss`);
    const [quoted] = await rowsOf<{ name: string }>(tx, sql`select quote_ident(${role}) as name`);
    const to = quoted?.name ?? '';
    const tables = await rowsOf<{ name: string }>(tx, TABLES);
    const parts = await rowsOf<{ kind: string; name: string }>(tx, OWN_QUEUE_PARTS);
    const statements = [
      `grant usage on schema public to ${to}`,
      `revoke all on all tables in schema public from ${to}`,
      ...tables.map(({ name }) => `grant select, ${OF_THE_LOG[name] ?? CHANGE} on ${name} to ${to}`),
      `grant usage, select on all sequences in schema public to ${to}`,
      `revoke all on function ${ERASE} from public`,
      `grant execute on function ${ERASE} to ${to}`,
      `grant usage, create on schema pgboss to ${to}`,
      ...parts.map(({ kind, name }) => `alter ${kind} ${name} owner to ${to}`),
    ];
    await tx.execute(sql.raw(statements.join(';')));
  });
}

/** Whether this connection's role could change or remove an entry, or lift what refuses that. */
export async function canChangeAuditLog(db: Executor): Promise<boolean> {
  const [row] = await rowsOf<{ can: boolean }>(
    db,
    sql`select bool_or(
        rolsuper or rolcreaterole or pg_has_role(relowner, 'member')
        or has_table_privilege(c.oid, 'update, delete, truncate, trigger') or has_any_column_privilege(c.oid, 'update')
      ) as can
      from pg_class c, pg_roles
      where c.oid in ('audit_entries'::regclass, 'audit_payloads'::regclass) and rolname = current_user`,
  );
  return row?.can !== false;
}

/** Else it could neither hand over the queue nor restore a backup of it. */
async function requireMember(owner: Executor, role: string): Promise<void> {
  const [row] = await rowsOf<{ is: boolean; own: string }>(
    owner,
    sql`select pg_has_role(${role}, 'member') as is, current_user::text as own`,
  );
  if (row?.is) return;
  throw new UnusableDatabase(
    `needs its role to belong to that of DATABASE_URL. Run: grant "${role}" to "${row?.own}".`,
  );
}

const TABLES = sql`select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const OWN_QUEUE_PARTS = sql`
  select 'table' as kind, oid::regclass::text as name from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and relowner = current_user::regrole
  union all
  select 'function', oid::regprocedure::text from pg_proc
    where pronamespace = 'pgboss'::regnamespace and proowner = current_user::regrole
  union all
  select 'type', oid::regtype::text from pg_type
    where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and typowner = current_user::regrole`;
