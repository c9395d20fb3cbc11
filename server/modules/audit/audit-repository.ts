import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { auditEntries, auditHead, auditPayloads } from '../../platform/database/schema/index.ts';

export type AuditPayload = typeof auditPayloads.$inferSelect;

const HEAD = 1;

/** The newest entry; nobody appends another one before the transaction ends. */
export async function lockHead(tx: Transaction): Promise<{ number: number; hash: string }> {
  const [head] = await tx
    .select({ number: auditHead.number, hash: auditHead.hash })
    .from(auditHead)
    .where(eq(auditHead.id, HEAD))
    .for('update');
  if (!head) throw new Error('The audit log has lost its head');
  return head;
}

/** Stores an entry with its parts, and makes it the newest. */
export async function insertEntry(
  tx: Transaction,
  entry: typeof auditEntries.$inferInsert,
  parts: readonly AuditPayload[],
): Promise<void> {
  await tx.insert(auditEntries).values(entry);
  await tx.insert(auditPayloads).values([...parts]);
  await tx.update(auditHead).set({ number: entry.number, hash: entry.hash }).where(eq(auditHead.id, HEAD));
}

/** Removes the parts that hold values of a person whose account is gone; how many there were. */
export async function erasePartsOf(tx: Transaction, personId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select erase_audit_parts(${personId})::integer as count`,
  );
  return row?.count ?? 0;
}
