import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  billingCustomers,
  billingEvents,
  companies,
  invoices,
  providerRefunds,
  subscriptions,
  users,
} from '../../../platform/database/schema/index.ts';
import { findBillTo } from '../invoice-repository.ts';
import type { Customer, SubscriptionRow } from '../subscription-repository.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

const isOf = (customer: Customer) =>
  'companyId' in customer
    ? eq(billingCustomers.companyId, customer.companyId)
    : eq(billingCustomers.candidateId, customer.candidateId);

export async function findCustomerRow(
  db: Database | Transaction,
  customer: Customer,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(isOf(customer));
  return row;
}

export async function insertCustomer(db: Database, id: string, customer: Customer, at: Date): Promise<void> {
  await db
    .insert(billingCustomers)
    .values({ id, ...customer, createdAt: at })
    .onConflictDoNothing();
}

/** The number of a reading that begins; undefined for a customer who is not ours. */
export async function nextReading(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1` })
    .where(eq(billingCustomers.id, id))
    .returning({ asked: billingCustomers.asked });
  return row?.asked;
}

export async function findCustomerById(tx: Transaction, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(billingCustomers).where(eq(billingCustomers.id, id));
  return row;
}

/** Keeps whoever pays from being deleted until the transaction ends; false where they were. */
export async function holdPayer(tx: Transaction, customer: Customer): Promise<boolean> {
  const rows =
    'companyId' in customer
      ? tx.select({ id: companies.id }).from(companies).where(eq(companies.id, customer.companyId))
      : tx.select({ id: users.id }).from(users).where(eq(users.id, customer.candidateId));
  return (await rows.for('key share')).length > 0;
}

/** Held until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(billingCustomers).where(eq(billingCustomers.id, id)).for('update');
  return row;
}

export async function noteTaken(tx: Transaction, id: string, reading: number, at: Date): Promise<void> {
  await tx.update(billingCustomers).set({ taken: reading, takenAt: at }).where(eq(billingCustomers.id, id));
}

/** False where another payment page was opened meanwhile. */
export async function replaceCheckout(
  db: Database,
  { id, checkoutRef }: Pick<CustomerRow, 'id' | 'checkoutRef'>,
  next: { readonly ref: string; readonly at: Date },
): Promise<boolean> {
  const isSame =
    checkoutRef === null
      ? isNull(billingCustomers.checkoutRef)
      : eq(billingCustomers.checkoutRef, checkoutRef);
  const changed = await db
    .update(billingCustomers)
    .set({ checkoutRef: next.ref, checkoutAt: next.at })
    .where(and(eq(billingCustomers.id, id), isSame))
    .returning({ id: billingCustomers.id });
  return changed.length > 0;
}

export async function clearCheckout(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ checkoutRef: null, checkoutAt: null })
    .where(eq(billingCustomers.id, id));
}

/** So long a payment page can be used. */
const CHECKOUT_MS = 24 * 3_600_000;

/** Those that were not read since, have a payment page open, or are nobody's any more; after one of them, in order. */
export function findUnread(
  db: Database,
  since: Date,
  at: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<CustomerRow[]> {
  const { id, takenAt, checkoutAt, companyId, candidateId } = billingCustomers;
  return db
    .select()
    .from(billingCustomers)
    .where(
      and(
        gt(id, after),
        or(
          isNull(takenAt),
          lt(takenAt, since),
          gt(checkoutAt, new Date(at.getTime() - CHECKOUT_MS)),
          and(isNull(companyId), isNull(candidateId)),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

/** Who a customer is to Stripe: a company by its name, with the address of who pays. */
export async function findPerson(db: Database, customer: Customer, userId: string) {
  const [row] = await db
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  const billTo = await db.transaction((tx) => findBillTo(tx, customer));
  return { email: row?.email ?? '', name: billTo ?? row?.fullName ?? '' };
}

export async function removeCustomerRow(db: Database, id: string): Promise<void> {
  await db.delete(billingCustomers).where(eq(billingCustomers.id, id));
}

/** False for one that was told before. */
export async function insertEvent(tx: Transaction, id: string, type: string, at: Date): Promise<boolean> {
  const made = await tx
    .insert(billingEvents)
    .values({ id, type, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return made.length > 0;
}

/** When something was told last. */
export async function findLastEvent(db: Database): Promise<Date | undefined> {
  const { receivedAt } = billingEvents;
  const [row] = await db.select({ receivedAt }).from(billingEvents).orderBy(desc(receivedAt)).limit(1);
  return row?.receivedAt;
}

export async function dropEventsBefore(db: Database, at: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, at));
}

export async function findMirrored(
  tx: Transaction,
  providerRef: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.providerRef, providerRef));
  return row;
}

/** The copy of an invoice, new or as it is there now; to whom it was issued stays. */
export async function upsertInvoice(
  tx: Transaction,
  invoice: typeof invoices.$inferInsert & { readonly providerRef: string },
): Promise<string> {
  const { id: _id, billTo: _billTo, ...now } = invoice;
  const [row] = await tx
    .insert(invoices)
    .values(invoice)
    .onConflictDoUpdate({ target: invoices.providerRef, set: now })
    .returning({ id: invoices.id });
  if (!row) throw new Error('An invoice was not stored.');
  return row.id;
}

/** What was given back of an invoice there, as it is now: one that failed later is none. */
export async function replaceRefunds(
  tx: Transaction,
  invoiceId: string,
  refunds: readonly Pick<typeof providerRefunds.$inferInsert, 'id' | 'currency' | 'amount' | 'refundedAt'>[],
): Promise<void> {
  await tx.delete(providerRefunds).where(eq(providerRefunds.invoiceId, invoiceId));
  const rows = refunds.map(({ id, currency, amount, refundedAt }) => ({
    id,
    invoiceId,
    currency,
    amount,
    refundedAt,
  }));
  if (rows.length > 0) await tx.insert(providerRefunds).values(rows);
}
