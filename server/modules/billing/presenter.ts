import type {
  BillingProvider,
  Charge,
  CreditNote,
  Invoice,
  InvoiceSummary,
  Plan,
  Subscription,
} from '../../../openapi/gen/types.gen.ts';
import type { CreditNoteRow } from './credit-note-repository.ts';
import type { InvoiceRow } from './invoice-repository.ts';
import type { PlanRow } from './plan-repository.ts';
import { type Charge as ChargeState, priceOf } from './rules/charges.ts';
import type { Held } from './subscription-service.ts';

export function presentPlan({ version, audience, isDefault }: PlanRow): Plan {
  return {
    _id: version.id,
    plan_id: version.planId,
    audience,
    version: version.number,
    is_default: isDefault,
    name: version.name,
    description: version.description,
    prices: version.prices,
    is_per_seat: version.isPerSeat,
    trial_days: version.trialDays,
    tax_basis_points: version.taxBasisPoints,
    limits: version.limits,
    features: version.features,
    position: version.position,
  };
}

export function presentSubscription({ id, state }: Pick<Held, 'id' | 'state'>): Subscription {
  const { terms, period } = state;
  return {
    _id: id,
    status: state.status,
    interval: terms.interval,
    currency: terms.currency || null,
    seats: state.seats,
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
    cancel_at_period_end: state.cancelAtPeriodEnd,
    credit: state.credit,
    price: priceOf(terms, state.seats),
  };
}

type Sums = Pick<
  ChargeState,
  'currency' | 'subtotal' | 'taxBasisPoints' | 'tax' | 'total' | 'creditUsed' | 'due'
>;

export function presentCharge(charge: Sums & Pick<ChargeState, 'lines'>): Charge {
  return {
    currency: charge.currency,
    lines: [...charge.lines],
    subtotal: charge.subtotal,
    tax_basis_points: charge.taxBasisPoints,
    tax: charge.tax,
    total: charge.total,
    credit_used: charge.creditUsed,
    due: charge.due,
  };
}

const numberText = (prefix: 'INV' | 'CN', number: number): string =>
  `${prefix}-${String(number).padStart(6, '0')}`;

const providerOf = ({ providerRef }: { readonly providerRef: string | null }): BillingProvider =>
  providerRef === null ? 'manual' : 'stripe';

export function presentInvoiceSummary(row: InvoiceRow): InvoiceSummary {
  return {
    _id: row.id,
    number:
      row.number === null ? (row.providerNumber ?? row.providerRef ?? '') : numberText('INV', row.number),
    provider: providerOf(row),
    status: row.status,
    currency: row.currency,
    total: row.total,
    due: row.due,
    refunded: row.refunded,
    issued_at: row.issuedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

export function presentCreditNote(row: CreditNoteRow): CreditNote {
  const { id, number, kind, seller, currency, amount, tax, issuedAt } = row;
  return {
    _id: id,
    number: numberText('CN', number),
    kind,
    seller,
    currency,
    amount,
    tax,
    issued_at: issuedAt.toISOString(),
  };
}

export function presentInvoice(row: InvoiceRow, notes: readonly CreditNoteRow[]): Invoice {
  return {
    ...presentInvoiceSummary(row),
    ...presentCharge(row),
    seller: row.seller,
    bill_to: row.billTo,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
    credit_notes: notes.map(presentCreditNote),
  };
}
