import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Seller } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  billingCounters,
  companies,
  invoices,
  settings,
  subscriptions,
} from '../../platform/database/schema/index.ts';
import { type Customer, isOf } from './subscription-repository.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Those of one moment in the order of their numbers. */
export const latestFirst = [desc(invoices.issuedAt), desc(invoices.number), desc(invoices.id)];

/** The next number of a series, whose row is held until the transaction ends: what is rolled back leaves no gap. */
export async function nextNumber(tx: Transaction, name: 'invoice' | 'credit_note'): Promise<number> {
  const [row] = await tx
    .update(billingCounters)
    .set({ last: sql`${billingCounters.last} + 1` })
    .where(eq(billingCounters.name, name))
    .returning({ last: billingCounters.last });
  if (!row) throw new Error(`There is no counter of ${name}.`);
  return row.last;
}

/** Finalizes an invoice with the next number. */
export async function insertInvoice(
  tx: Transaction,
  invoice: Omit<typeof invoices.$inferInsert, 'number'>,
): Promise<void> {
  const number = await nextNumber(tx, 'invoice');
  await tx.insert(invoices).values({ ...invoice, number });
}

/** What an invoice to a customer says of them. */
export async function findBillTo(tx: Transaction, customer: Customer): Promise<string | null> {
  if (!('companyId' in customer)) return null;
  const [row] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, customer.companyId));
  return row?.name ?? null;
}

/** Who issues it: as it is stored now, whatever this process has heard of. Null where it is not set. */
export async function findSeller(tx: Transaction): Promise<Seller | null> {
  const [row] = await tx
    .select({ stored: settings.value })
    .from(settings)
    .where(eq(settings.section, 'seller'))
    .orderBy(desc(settings.version))
    .limit(1);
  const text = (field: keyof Seller) => {
    const said = row?.stored.values[field];
    return typeof said === 'string' ? said : null;
  };
  const [name, address] = [text('name'), text('address')];
  if (name === null || address === null) return null;
  return {
    ...{ name, address },
    tax_number: text('tax_number'),
    bank_details: text('bank_details'),
    contact_email: text('contact_email'),
  };
}

/** One page of a customer's invoices, of each subscription they had. */
export async function findInvoices(db: Database, customer: Customer, page: number, pageSize: number) {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(isOf(customer))
    .orderBy(...latestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(isOf(customer));
  return { items: rows.map(({ invoice }) => invoice), total: counted?.total ?? 0 };
}

export async function findInvoice(
  db: Database,
  customer: Customer,
  id: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(and(isOf(customer), eq(invoices.id, id)));
  return row?.invoice;
}

/** What is not paid once a plan has ended for it is given up. */
export async function giveUpOpen(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'uncollectible' })
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open')));
}
