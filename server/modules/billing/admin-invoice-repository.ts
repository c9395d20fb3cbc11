import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InvoiceStatus } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companies, invoices, subscriptions, users } from '../../platform/database/schema/index.ts';
import { latestFirst } from './invoice-repository.ts';

export interface InvoiceFilter {
  readonly status: InvoiceStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const selectInvoices = (db: Pick<Database, 'select'>) =>
  db
    .select({
      invoice: invoices,
      subscription: subscriptions,
      customer: sql<string | null>`coalesce(${invoices.billTo}, ${companies.name}, ${users.email})`,
    })
    .from(invoices)
    .leftJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .leftJoin(companies, eq(companies.id, subscriptions.companyId))
    .leftJoin(users, eq(users.id, subscriptions.candidateId));

export type InvoiceOfCustomer = Awaited<ReturnType<typeof selectInvoices>>[number];

/** One page, the latest first. */
export async function findAllInvoices(db: Database, { status, page, pageSize }: InvoiceFilter) {
  const fits = status && eq(invoices.status, status);
  const rows = await selectInvoices(db)
    .where(fits)
    .orderBy(...latestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(invoices, fits) };
}

/** What the open ones come to, by currency. */
export function sumOpen(db: Database) {
  return db
    .select({ currency: invoices.currency, amount: sql<number>`sum(${invoices.due})`.mapWith(Number) })
    .from(invoices)
    .where(eq(invoices.status, 'open'))
    .groupBy(invoices.currency)
    .orderBy(invoices.currency);
}

export async function findOneInvoice(
  db: Database | Transaction,
  id: string,
): Promise<InvoiceOfCustomer | undefined> {
  const [row] = await selectInvoices(db).where(eq(invoices.id, id));
  return row;
}

/** False where it is settled already. */
export async function settleInvoice(
  tx: Transaction,
  id: string,
  change: { readonly status: 'paid' | 'void'; readonly paidAt: Date | null },
): Promise<boolean> {
  const changed = await tx
    .update(invoices)
    .set(change)
    .where(and(eq(invoices.id, id), inArray(invoices.status, ['open', 'uncollectible'])))
    .returning({ id: invoices.id });
  return changed.length > 0;
}
