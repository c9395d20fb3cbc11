import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  auditAnchors,
  auditChecks,
  auditEntries,
  auditHead,
  auditPayloads,
} from '../../platform/database/schema/index.ts';
import { ERASED } from './chain.ts';
import type { Anchor } from './check-page.ts';

export type StoredCheck = typeof auditChecks.$inferSelect;

/** The newest entry, as the log itself says. */
export async function readHead(db: Database | Transaction): Promise<{ number: number; hash: string }> {
  const [head] = await db.select({ number: auditHead.number, hash: auditHead.hash }).from(auditHead);
  return head ?? { number: 0, hash: '' };
}

/** Whether this day's was not noted before. */
export async function insertAnchor(tx: Transaction, anchor: Anchor): Promise<boolean> {
  const noted = await tx.insert(auditAnchors).values(anchor).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Entries from a number on, in order, with their parts. */
export async function readEntries(db: Database | Transaction, from: number, to: number, limit: number) {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(gte(auditEntries.number, from), lte(auditEntries.number, to)))
    .orderBy(asc(auditEntries.number))
    .limit(limit);
  const last = entries.at(-1)?.number ?? from;
  const parts = await db
    .select()
    .from(auditPayloads)
    .where(and(gte(auditPayloads.number, from), lte(auditPayloads.number, last)));
  return { entries, parts };
}

/** Those of the persons whose values were erased. */
export async function findErased(
  db: Database | Transaction,
  persons: readonly string[],
): Promise<Set<string>> {
  if (persons.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, ERASED), inArray(auditEntries.entityId, [...persons])));
  return new Set(rows.map(({ id }) => id));
}

export async function insertCheck(tx: Transaction, check: StoredCheck): Promise<void> {
  await tx.insert(auditChecks).values(check);
}

/** A check that is not done yet; nobody goes on with it before the transaction ends. */
export async function lockRunningCheck(tx: Transaction, id: string): Promise<StoredCheck | undefined> {
  const [check] = await tx.select().from(auditChecks).where(eq(auditChecks.id, id)).for('update');
  return check && !check.endedAt ? check : undefined;
}

export async function saveCheck(
  tx: Transaction,
  id: string,
  change: Pick<StoredCheck, 'upTo' | 'endedAt' | 'faults'>,
): Promise<void> {
  await tx.update(auditChecks).set(change).where(eq(auditChecks.id, id));
}

/** The check that began last. */
export async function findLastCheck(db: Database | Transaction): Promise<StoredCheck | undefined> {
  const [check] = await db.select().from(auditChecks).orderBy(desc(auditChecks.startedAt)).limit(1);
  return check;
}

/** Up to where the log was found whole. */
export async function findCheckedUpTo(db: Database | Transaction): Promise<number> {
  const [row] = await db
    .select({ upTo: auditChecks.upTo })
    .from(auditChecks)
    .where(and(isNotNull(auditChecks.endedAt), sql`cardinality(${auditChecks.faults}) = 0`))
    .orderBy(desc(auditChecks.upTo))
    .limit(1);
  return row?.upTo ?? 0;
}
