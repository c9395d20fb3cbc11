import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { invoices, subscriptions } from '../../platform/database/schema/index.ts';

/** Who subscribes. */
export type Customer = { readonly companyId: string } | { readonly candidateId: string };

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const LIVE = ['trialing', 'active', 'past_due'] as const;

export const isOf = (customer: Customer) =>
  'companyId' in customer
    ? eq(subscriptions.companyId, customer.companyId)
    : eq(subscriptions.candidateId, customer.candidateId);

/** The one that a customer has, held until the transaction ends. */
export async function lockLive(tx: Transaction, customer: Customer): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(isOf(customer), inArray(subscriptions.status, LIVE)))
    .for('update');
  return row;
}

/** What a customer paid in last; undefined for who has never had a plan that costs. */
export async function findLastCurrency(tx: Transaction, customer: Customer): Promise<string | undefined> {
  const { currency, createdAt } = subscriptions;
  const [row] = await tx
    .select({ currency })
    .from(subscriptions)
    .where(and(isOf(customer), isNotNull(currency)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.currency ?? undefined;
}

/** Does nothing where the customer has one already. */
export async function insertSubscription(
  tx: Transaction,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  await tx.insert(subscriptions).values(row).onConflictDoNothing();
}

export async function updateSubscription(
  tx: Transaction,
  id: string,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

/** Takes off a credit that went elsewhere; false where it is another one by now. */
export async function spendCredit(tx: Transaction, id: string, credit: number): Promise<boolean> {
  const spent = await tx
    .update(subscriptions)
    .set({ credit: 0 })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.credit, credit)))
    .returning({ id: subscriptions.id });
  return spent.length > 0;
}

/** When the open invoices of a customer are due, of each subscription they had. */
export async function findOpenDues(tx: Transaction, customer: Customer): Promise<Date[]> {
  const rows = await tx
    .select({ dueAt: invoices.dueAt })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(and(isOf(customer), eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt));
  return rows.map(({ dueAt }) => dueAt);
}

const isOurs = isNull(subscriptions.providerRef);

/** Those of ours for which time brings something: a period that ended, or an invoice that is due. */
export async function findDue(db: Database, at: Date, limit: number): Promise<SubscriptionRow[]> {
  const ended = db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.status, LIVE), isOurs, lte(subscriptions.periodEnd, at)))
    .limit(limit);
  const late = db
    .selectDistinct({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(
      and(
        inArray(subscriptions.status, ['trialing', 'active', 'past_due']),
        eq(invoices.status, 'open'),
        isNotNull(subscriptions.currency),
        isOurs,
        lte(invoices.dueAt, at),
      ),
    )
    .limit(limit);
  return [...(await ended), ...(await late).map(({ subscription }) => subscription)];
}

export const customerOf = ({ companyId, candidateId }: SubscriptionRow): Customer => {
  if (companyId !== null) return { companyId };
  if (candidateId !== null) return { candidateId };
  throw new Error('A subscription is nobody’s.');
};
