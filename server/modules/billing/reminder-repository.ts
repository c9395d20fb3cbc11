import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companyMembers, invoices, subscriptions, users } from '../../platform/database/schema/index.ts';
import { LAST } from './rules/reminders.ts';

/** Those that are open, or were given up, about which more may have to be said; after one of them, in order. */
export function findUnpaid(db: Database, after: string, limit: number) {
  return db
    .select({
      id: invoices.id,
      status: invoices.status,
      dueAt: invoices.dueAt,
      periodEnd: invoices.periodEnd,
      mailed: invoices.mailed,
    })
    .from(invoices)
    .where(
      and(
        gt(invoices.id, after),
        inArray(invoices.status, ['open', 'uncollectible']),
        lt(invoices.mailed, LAST),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(limit);
}

/** False where another process was faster, or it was paid meanwhile. */
export async function noteMailed(tx: Transaction, id: string, number: number): Promise<boolean> {
  const changed = await tx
    .update(invoices)
    .set({ mailed: number })
    .where(
      and(
        eq(invoices.id, id),
        inArray(invoices.status, ['open', 'uncollectible']),
        lt(invoices.mailed, number),
      ),
    )
    .returning({ id: invoices.id });
  return changed.length > 0;
}

/** Who pays an invoice: the owners of the company, or the candidate. */
export function findPayers(db: Database | Transaction, invoiceId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      isCandidate: sql<boolean>`${subscriptions.candidateId} is not null`,
      invoice: invoices,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, subscriptions.companyId), eq(companyMembers.role, 'owner')),
    )
    .innerJoin(users, or(eq(users.id, companyMembers.userId), eq(users.id, subscriptions.candidateId)))
    .where(eq(invoices.id, invoiceId))
    .orderBy(asc(users.id));
}
