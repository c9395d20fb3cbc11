import type { InvoiceStatus, SubscriptionStatus } from '../../../../openapi/gen/types.gen.ts';
import { type Charge, DUE_DAYS } from '../rules/charges.ts';
import { daysAfter } from '../rules/periods.ts';
import type { StripeInvoice, StripePreview, StripeSubscription } from './stripe-objects.ts';
import type { Seen } from './stripe-service.ts';

/** What a subscription there is here; undefined for one that did not begin. */
export function statusOf({ status, cancellation_details: ending }: StripeSubscription) {
  const ended: SubscriptionStatus = ending?.reason === 'payment_failed' ? 'expired' : 'canceled';
  const statuses: Readonly<Record<StripeSubscription['status'], SubscriptionStatus | undefined>> = {
    trialing: 'trialing',
    active: 'active',
    past_due: 'past_due',
    unpaid: 'past_due',
    paused: 'past_due',
    canceled: ended,
    incomplete: undefined,
    incomplete_expired: undefined,
  };
  return statuses[status];
}

/** Its columns here, but for what is another's there: which plan it is of. */
export function columnsOf(subscription: StripeSubscription, isPerSeat: boolean) {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription is of nothing.');
  return {
    currency: item.price.currency,
    interval: item.price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    seats: isPerSeat ? item.quantity : 1,
    anchorAt: item.current_period_start,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    providerRef: subscription.id,
  };
}

/** The version of a plan that a subscription is of, as its price says. */
export const versionIdOf = ({ items }: StripeSubscription): string =>
  items.data[0]?.price.metadata['plan_version_id'] ?? '';

type Sums = Omit<Charge, 'kind' | 'at' | 'dueAt' | 'period'>;

/** What an invoice there charges, as ours say it. */
export function sumsOf(invoice: StripePreview, taxBasisPoints: number): Sums {
  const { lines, subtotal, total, amount_due: due, total_taxes: taxes } = invoice;
  return {
    currency: invoice.currency,
    lines: lines.data.map(({ description, quantity, amount, pricing }) => {
      const unit = Number(pricing?.unit_amount_decimal ?? Number.NaN);
      const isWhole = Number.isSafeInteger(unit) && unit * (quantity ?? 1) === amount;
      const counted = isWhole
        ? { quantity: quantity ?? 1, unit_amount: unit }
        : { quantity: 1, unit_amount: amount };
      return { description: description ?? 'Plan', ...counted, amount };
    }),
    subtotal,
    taxBasisPoints,
    tax: (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total,
    creditUsed: Math.max(0, Math.max(0, total) - due),
    due,
  };
}

/** What was given back of a payment. */
interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly refundedAt: Date;
  /** Whether a credit note of the invoice counts it. */
  readonly isNoted: boolean;
}

/** What was given back of what an invoice was paid by. */
export function refundsOf(
  { payments }: Pick<StripeInvoice, 'payments'>,
  { charges, creditNotes }: Pick<Seen, 'charges' | 'creditNotes'>,
): Refund[] {
  const noted = new Set(creditNotes.flatMap(({ refunds }) => refunds.map(({ refund }) => refund)));
  const paidBy = new Set(
    payments?.data.flatMap(({ payment }) => [payment.payment_intent, payment.charge]).filter(Boolean),
  );
  const ofInvoice = charges.filter(({ id, payment_intent: intent }) => paidBy.has(id) || paidBy.has(intent));
  return ofInvoice.flatMap(({ currency, refunds }) =>
    (refunds?.data ?? [])
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map(({ id, amount, created }) => ({
        id,
        amount,
        currency,
        refundedAt: created,
        isNoted: noted.has(id),
      })),
  );
}

/** The columns of an invoice here; undefined for one that is not issued. */
export function invoiceColumnsOf(invoice: StripeInvoice, taxBasisPoints: number, refunds: readonly Refund[]) {
  const { status, created } = invoice;
  if (status === null || status === 'draft') return undefined;
  const sums = sumsOf(invoice, taxBasisPoints);
  const alone = refunds.filter(({ isNoted }) => !isNoted).reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...sums,
    lines: [...sums.lines],
    status: status satisfies InvoiceStatus,
    providerRef: invoice.id,
    providerNumber: invoice.number,
    refunded: Math.min(invoice.post_payment_credit_notes_amount + alone, sums.due),
    periodStart: invoice.period_start,
    periodEnd: invoice.period_end,
    issuedAt: created,
    // What was tried to be charged and is open was not paid.
    dueAt: invoice.due_date ?? (invoice.attempted ? created : daysAfter(created, DUE_DAYS)),
    paidAt: status === 'paid' ? (invoice.status_transitions.paid_at ?? created) : null,
  };
}

/** What is left to a customer after a preview, of what was given back. */
export const creditLeft = ({ ending_balance: balance }: StripePreview): number =>
  Math.max(0, -(balance ?? 0));
