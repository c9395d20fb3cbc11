import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  CreditNoteKind,
  InvoiceLine,
  InvoiceStatus,
  Meter,
  PlanAudience,
  PlanInterval,
  PlanLimits,
  PlanPrice,
  PlanStatus,
  Seller,
  SubscriptionStatus,
} from '../../../../openapi/gen/types.gen.ts';
import { moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** In the smallest unit of a currency. */
const money = (name: string) => bigint(name, { mode: 'number' });

/** What can be subscribed to; what it costs and allows is in its versions. */
export const plans = pgTable(
  'plans',
  {
    id: text('id').primaryKey(),
    audience: text('audience').$type<PlanAudience>().notNull(),
    /** Who subscribes to nothing has it: one for each audience, and free. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('plans_default').on(table.audience).where(sql`${table.isDefault}`)],
);

/** A version is changed while it is a draft, and never again. */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: text('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    number: integer('number').notNull(),
    status: text('status').$type<PlanStatus>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    prices: jsonb('prices').$type<PlanPrice[]>().notNull(),
    isPerSeat: boolean('is_per_seat').notNull(),
    trialDays: integer('trial_days').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    limits: jsonb('limits').$type<PlanLimits>().notNull(),
    features: text('features').array().notNull(),
    /** Where it stands among others. */
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishedAt: moment('published_at'),
  },
  (table) => [
    unique('plan_versions_number').on(table.planId, table.number),
    uniqueIndex('plan_versions_draft').on(table.planId).where(sql`${table.status} = 'draft'`),
    uniqueIndex('plan_versions_published').on(table.planId).where(sql`${table.status} = 'published'`),
  ],
);

const isLive = sql`status in ('trialing', 'active', 'past_due')`;

/** What a company or a candidate has, one at a time; those that ended stay. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id').references(() => users.id, { onDelete: 'cascade' }),
    planVersionId: text('plan_version_id')
      .notNull()
      .references(() => planVersions.id),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** Null where it is free. */
    currency: text('currency'),
    interval: text('interval').$type<PlanInterval>().notNull(),
    seats: integer('seats').notNull(),
    anchorAt: moment('anchor_at').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Its id at Stripe, which then leads and is mirrored here; null where it is ours. */
    providerRef: text('provider_ref').unique(),
    /** What was given back and not used yet. */
    credit: money('credit').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('subscriptions_of_one', sql`num_nonnulls(${table.companyId}, ${table.candidateId}) = 1`),
    check('subscriptions_credit', sql`${table.credit} >= 0`),
    uniqueIndex('subscriptions_company').on(table.companyId).where(isLive),
    uniqueIndex('subscriptions_candidate').on(table.candidateId).where(isLive),
    index('subscriptions_period_end').on(table.periodEnd).where(isLive),
    index('subscriptions_plan').on(table.planVersionId),
  ],
);

/** Something of which a plan allows so many in a period; an event is counted once. */
export const usageEvents = pgTable(
  'usage_events',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    meter: text('meter').$type<Meter>().notNull(),
    /** What was used: the id of what came into being. */
    key: text('key').notNull(),
    amount: integer('amount').notNull(),
    at: moment('at').notNull(),
    /** A technical failure gave it back. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.meter, table.key] }),
    index('usage_events_at').on(table.subscriptionId, table.meter, table.at),
  ],
);

/** The one row whose lock numbers invoices and credit notes without gaps. */
export const billingCounters = pgTable('billing_counters', {
  name: text('name').$type<'invoice' | 'credit_note'>().primaryKey(),
  last: integer('last').notNull(),
});

/** Finalized with its number; only its payment changes. It outlives who it was for. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    /** Of our own series; null where Stripe numbers it. */
    number: integer('number').unique(),
    /** Its id and number at Stripe, of which it is a copy. */
    providerRef: text('provider_ref').unique(),
    providerNumber: text('provider_number'),
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /** The company; nothing of a candidate, whose account may be deleted. */
    billTo: text('bill_to'),
    /** As it was set when it was issued; null of a copy, and where nobody had set it. */
    seller: jsonb('seller').$type<Seller>(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    subtotal: money('subtotal').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    creditUsed: money('credit_used').notNull(),
    due: money('due').notNull(),
    refunded: money('refunded').notNull().default(0),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    issuedAt: moment('issued_at').notNull(),
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
    /** The last of the mails about it that was sent, counted from 1. */
    mailed: integer('mailed').notNull().default(0),
  },
  (table) => [
    check('invoices_of_one', sql`num_nonnulls(${table.number}, ${table.providerRef}) = 1`),
    check('invoices_due', sql`${table.due} >= 0 and ${table.refunded} between 0 and ${table.due}`),
    index('invoices_issued').on(table.issuedAt),
    index('invoices_subscription').on(table.subscriptionId, table.number),
    index('invoices_open').on(table.dueAt).where(sql`${table.status} = 'open'`),
  ],
);

/** What was given back of an invoice; numbered as those are. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull().unique(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind').$type<CreditNoteKind>().notNull(),
    /** As it was set when it was issued. */
    seller: jsonb('seller').$type<Seller>(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    tax: money('tax').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    check('credit_notes_amount', sql`${table.amount} > 0 and ${table.tax} between 0 and ${table.amount}`),
    index('credit_notes_invoice').on(table.invoiceId, table.number),
    index('credit_notes_issued').on(table.issuedAt),
  ],
);

/** What was given back of a payment at Stripe, with a credit note or without; a copy of what is there. */
export const providerRefunds = pgTable(
  'provider_refunds',
  {
    /** Its id there. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    refundedAt: moment('refunded_at').notNull(),
  },
  (table) => [
    index('provider_refunds_invoice').on(table.invoiceId),
    index('provider_refunds_refunded').on(table.refundedAt),
  ],
);

/** A customer's record at Stripe; it outlives who it was of until it is removed there. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    /** Its id there. */
    id: text('id').primaryKey(),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'set null' }),
    candidateId: text('candidate_id').references(() => users.id, { onDelete: 'set null' }),
    /** The payment page that was opened last; one at a time, so that nobody subscribes twice. */
    checkoutRef: text('checkout_ref'),
    checkoutAt: moment('checkout_at'),
    /** How often it was begun to be read, and which of these readings was taken up last: an older one is not. */
    asked: integer('asked').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    takenAt: moment('taken_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_customers_company').on(table.companyId),
    uniqueIndex('billing_customers_candidate').on(table.candidateId),
    index('billing_customers_taken').on(table.takenAt),
  ],
);

/** What Stripe told, each once; what it says is read there again. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);
