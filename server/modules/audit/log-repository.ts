import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
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
    .where(await fits(db, filter, limit))
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

async function fits(db: Database, filter: AuditFilter, limit: number): Promise<SQL | undefined> {
  const { entityType, from, to, before } = filter;
  const is = and(
    entityType ? eq(auditEntries.entityType, entityType) : undefined,
    from && gte(auditEntries.at, from),
    to && lt(auditEntries.at, to),
    before === undefined ? undefined : lt(auditEntries.number, before),
  );
  const q = filter.q.trim();
  if (q === '') return is;
  const numbers = (about: SQL) =>
    db
      .select({ number: auditEntries.number })
      .from(auditEntries)
      .where(and(about, is))
      .orderBy(desc(auditEntries.number))
      .limit(limit);
  // Each alone, in the order of its own index: with an `or` between them a database may as well read the whole log.
  const { actorId, entityId, requestId, action } = auditEntries;
  const owners = await db.select({ id: users.id }).from(users).where(eq(users.email, q.toLowerCase()));
  const abouts = [q, ...owners.map(({ id }) => id)].flatMap((id) => [eq(actorId, id), eq(entityId, id)]);
  const found = union(
    numbers(eq(requestId, q)),
    numbers(eq(action, q)),
    ...abouts.map((about) => numbers(about)),
  );
  return inArray(auditEntries.number, found);
}
