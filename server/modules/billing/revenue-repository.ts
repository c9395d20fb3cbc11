import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import {
  creditNotes,
  invoices,
  planVersions,
  providerRefunds,
  subscriptions,
} from '../../platform/database/schema/index.ts';

/** As in `2026-11`, in UTC. */
const monthOf = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
const sumOf = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** By month and currency, what was issued since. */
export function sumInvoiced(db: Database, since: Date) {
  const month = monthOf(invoices.issuedAt);
  return db
    .select({ month, currency: invoices.currency, amount: sumOf(invoices.due) })
    .from(invoices)
    .where(and(gte(invoices.issuedAt, since), ne(invoices.status, 'void')))
    .groupBy(month, invoices.currency);
}

export function sumPaid(db: Database, since: Date) {
  const month = monthOf(invoices.paidAt);
  return db
    .select({ month, currency: invoices.currency, amount: sumOf(invoices.due) })
    .from(invoices)
    .where(and(gte(invoices.paidAt, since), eq(invoices.status, 'paid')))
    .groupBy(month, invoices.currency);
}

/** What was given back, by us or at Stripe; what is left to a customer's credit is not. */
export function sumRefunded(db: Database, since: Date) {
  const { issuedAt, kind } = creditNotes;
  const { refundedAt } = providerRefunds;
  const ours = {
    month: monthOf(issuedAt).as('month'),
    currency: creditNotes.currency,
    part: creditNotes.amount,
  };
  const theirs = {
    month: monthOf(refundedAt).as('month'),
    currency: providerRefunds.currency,
    part: providerRefunds.amount,
  };
  const all = unionAll(
    db
      .select(ours)
      .from(creditNotes)
      .where(and(gte(issuedAt, since), eq(kind, 'refund'))),
    db.select(theirs).from(providerRefunds).where(gte(refundedAt, since)),
  ).as('all_refunds');
  return db
    .select({
      month: all.month,
      currency: all.currency,
      amount: sql<number>`sum(${all.part})`.mapWith(Number),
    })
    .from(all)
    .groupBy(all.month, all.currency);
}

/** Of what is not paid yet, by currency, with the part that is late. */
export const sumUnpaid = (db: Database, at: Date) =>
  db
    .select({
      currency: invoices.currency,
      open: sumOf(invoices.due),
      overdue:
        sql<number>`coalesce(sum(${invoices.due}) filter (where ${invoices.dueAt} <= ${at.toISOString()}), 0)`.mapWith(
          Number,
        ),
    })
    .from(invoices)
    .where(eq(invoices.status, 'open'))
    .groupBy(invoices.currency);

/** How many units are paid for, of each version, currency and interval. */
export const sumUnits = (db: Database) =>
  db
    .select({
      currency: subscriptions.currency,
      interval: subscriptions.interval,
      prices: planVersions.prices,
      units:
        sql<number>`sum(case when ${planVersions.isPerSeat} then ${subscriptions.seats} else 1 end)`.mapWith(
          Number,
        ),
    })
    .from(subscriptions)
    .innerJoin(planVersions, eq(planVersions.id, subscriptions.planVersionId))
    .where(inArray(subscriptions.status, ['active', 'past_due']))
    .groupBy(planVersions.id, subscriptions.currency, subscriptions.interval);
