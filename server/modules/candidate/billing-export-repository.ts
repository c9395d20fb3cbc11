import { asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  creditNotes,
  invoices,
  planVersions,
  providerRefunds,
  subscriptions,
  usageEvents,
} from '../../platform/database/schema/index.ts';

/** What was given back of it at the provider. */
const refundsOf = sql<unknown[]>`(
  select coalesce(json_agg(json_build_object('_id', r.id, 'amount', r.amount, 'refunded_at', r.refunded_at) order by r.id), '[]')
  from ${providerRefunds} r where r.invoice_id = ${invoices.id})`;

/** Which plans a candidate had and used, and what they were charged, paid and were given back. */
export async function billingRecords(
  db: Database,
  candidateId: string,
): Promise<Pick<PersonalData, 'subscriptions' | 'plan_usage' | 'invoices' | 'credit_notes'>> {
  const isTheirs = eq(subscriptions.candidateId, candidateId);
  return {
    subscriptions: await db
      .select({
        _id: subscriptions.id,
        plan: planVersions.name,
        provider_id: subscriptions.providerRef,
        status: subscriptions.status,
        interval: subscriptions.interval,
        currency: subscriptions.currency,
        period_start: subscriptions.periodStart,
        period_end: subscriptions.periodEnd,
        cancel_at_period_end: subscriptions.cancelAtPeriodEnd,
        credit: subscriptions.credit,
        created_at: subscriptions.createdAt,
      })
      .from(subscriptions)
      .innerJoin(planVersions, eq(planVersions.id, subscriptions.planVersionId))
      .where(isTheirs)
      .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id)),
    plan_usage: await db
      .select({
        meter: usageEvents.meter,
        of: usageEvents.key,
        at: usageEvents.at,
        amount: usageEvents.amount,
      })
      .from(usageEvents)
      .innerJoin(subscriptions, eq(subscriptions.id, usageEvents.subscriptionId))
      .where(isTheirs)
      .orderBy(asc(usageEvents.at), asc(usageEvents.key)),
    invoices: await db
      .select({
        _id: invoices.id,
        number: invoices.number,
        provider_number: invoices.providerNumber,
        seller: invoices.seller,
        subscription_id: invoices.subscriptionId,
        status: invoices.status,
        currency: invoices.currency,
        lines: invoices.lines,
        subtotal: invoices.subtotal,
        tax: invoices.tax,
        total: invoices.total,
        credit_used: invoices.creditUsed,
        due: invoices.due,
        refunded: invoices.refunded,
        provider_refunds: refundsOf,
        period_start: invoices.periodStart,
        period_end: invoices.periodEnd,
        issued_at: invoices.issuedAt,
        due_at: invoices.dueAt,
        paid_at: invoices.paidAt,
      })
      .from(invoices)
      .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
      .where(isTheirs)
      .orderBy(asc(invoices.issuedAt), asc(invoices.id)),
    credit_notes: await db
      .select({
        number: creditNotes.number,
        invoice_id: creditNotes.invoiceId,
        seller: creditNotes.seller,
        kind: creditNotes.kind,
        currency: creditNotes.currency,
        amount: creditNotes.amount,
        tax: creditNotes.tax,
        issued_at: creditNotes.issuedAt,
      })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
      .where(isTheirs)
      .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.id)),
  };
}
