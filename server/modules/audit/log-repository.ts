import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { auditEntries, auditPayloads, users } from '../../platform/database/schema/index.ts';

export interface AuditFilter {
  /** An account, an entity, a request or an action, whole. */
  readonly q: string;
  readonly entityType?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only numbers below. */
  readonly before?: number | undefined;
}

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

/** Some entries, newest first, with their parts as far as they were not erased. */
export async function findAuditEntries(db: Database, filter: AuditFilter, limit: number) {
  const entries = await db
    .select({ entry: auditEntries, actor: { fullName: users.fullName, email: users.email } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(await fits(db, filter))
    .orderBy(desc(auditEntries.number))
    .limit(limit);
  const numbers = entries.map(({ entry }) => entry.number);
  const parts =
    numbers.length === 0
      ? []
      : await db.select().from(auditPayloads).where(inArray(auditPayloads.number, numbers));
  const contentOf = (number: number, part: 'change' | 'origin') =>
    parts.find((one) => one.number === number && one.part === part)?.content ?? null;
  return entries.map(({ entry, actor }) => ({
    entry,
    actor,
    change: contentOf(entry.number, 'change'),
    origin: contentOf(entry.number, 'origin'),
  }));
}

async function fits(
  db: Database,
  { q, entityType, from, to, before }: AuditFilter,
): Promise<SQL | undefined> {
  return and(
    await isAbout(db, q.trim()),
    entityType ? eq(auditEntries.entityType, entityType) : undefined,
    from && gte(auditEntries.at, from),
    to && lt(auditEntries.at, to),
    before === undefined ? undefined : lt(auditEntries.number, before),
  );
}

/** Only columns that have an index: the log is long. */
async function isAbout(db: Database, q: string): Promise<SQL | undefined> {
  if (q === '') return undefined;
  const owners = await db.select({ id: users.id }).from(users).where(eq(users.email, q.toLowerCase()));
  const ids = [q, ...owners.map(({ id }) => id)];
  return or(
    inArray(auditEntries.actorId, ids),
    inArray(auditEntries.entityId, ids),
    eq(auditEntries.requestId, q),
    eq(auditEntries.action, q),
  );
}
