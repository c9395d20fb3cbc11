/** What the stub of Stripe keeps, what it computes of it, and how it shows it: as Stripe does. */

export type Fields = Record<string, string>;
export interface Price {
  readonly id: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly lookup_key: string;
  readonly name: string;
  readonly metadata: Fields;
  readonly recurring: { readonly interval: string };
}
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  status: string;
  price: Price;
  quantity: number;
  taxRate: string | undefined;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  reason: string | null;
}
export interface Line {
  readonly description: string;
  readonly quantity: number;
  readonly amount: number;
}
export interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly number: string;
  readonly created: number;
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly tax: number;
  readonly period: readonly [number, number];
  readonly used: number;
  status: string;
  paidAt: number | null;
  /** By credit notes. */
  refunded: number;
}
export interface Refund {
  readonly id: string;
  readonly invoice: string;
  readonly amount: number;
  readonly created: number;
  readonly hasNote: boolean;
}
export interface Session {
  readonly id: string;
  readonly fields: Fields;
  status: 'open' | 'complete' | 'expired';
}
export type Next = Pick<Subscription, 'price' | 'quantity' | 'taxRate'>;

export const after = (start: number, interval: string) => {
  const end = new Date(start * 1000);
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end.getTime() / 1000;
};

export const wholeLine = ({ price, quantity }: Subscription): Line => ({
  description: `${quantity} × ${price.name}`,
  quantity,
  amount: price.unit_amount * quantity,
});

/** What is left of the old is given back, what is left of the new is charged; another interval begins anew. */
export function prorated(old: Subscription, next: Next, at: number): readonly Line[] {
  if (old.status === 'trialing') return [];
  const part = (old.end - at) / (old.end - old.start);
  const rest = (of: Next) => Math.round(of.price.unit_amount * of.quantity * part);
  const isSame = next.price.recurring.interval === old.price.recurring.interval;
  const fresh = isSame ? rest(next) : next.price.unit_amount * next.quantity;
  return [
    {
      description: `Unused time on ${old.quantity} × ${old.price.name}`,
      quantity: old.quantity,
      amount: -rest(old),
    },
    {
      description: `Remaining time on ${next.quantity} × ${next.price.name}`,
      quantity: next.quantity,
      amount: fresh,
    },
  ];
}

export const totalOf = ({ lines, tax }: Invoice) => lines.reduce((sum, { amount }) => sum + amount, tax);
export const dueOf = (invoice: Invoice) => Math.max(0, totalOf(invoice)) - invoice.used;

export const shown = (one: Subscription) => ({
  id: one.id,
  customer: one.customer,
  status: one.status,
  created: one.created,
  cancel_at_period_end: one.cancelAtPeriodEnd,
  cancel_at: null,
  cancellation_details: { reason: one.reason },
  items: {
    data: [
      {
        id: `si_${one.id}`,
        quantity: one.quantity,
        current_period_start: one.start,
        current_period_end: one.end,
        price: one.price,
      },
    ],
  },
});

export const shownInvoice = (one: Invoice, balance: number) => ({
  id: one.id,
  number: one.number,
  status: one.status,
  created: one.created,
  currency: one.currency,
  lines: {
    data: one.lines.map((line) => ({
      ...line,
      pricing: { unit_amount_decimal: String(line.amount / line.quantity) },
    })),
  },
  subtotal: totalOf(one) - one.tax,
  total: totalOf(one),
  total_taxes: [{ amount: one.tax }],
  amount_due: dueOf(one),
  ending_balance: balance + (one.status === 'open' ? one.used + Math.min(0, totalOf(one)) : 0),
  period_start: one.period[0],
  period_end: one.period[1],
  due_date: null,
  attempted: true,
  post_payment_credit_notes_amount: one.refunded,
  payments: { data: one.paidAt ? [{ payment: { payment_intent: intentOf(one.id) } }] : [] },
  status_transitions: { paid_at: one.paidAt },
  parent: { subscription_details: { subscription: one.subscription } },
});

const intentOf = (invoice: string) => `pi_${invoice}`;

/** The payment of an invoice with what was given back of it. */
export const shownCharge = (invoice: Invoice, refunds: readonly Refund[]) => ({
  id: `ch_${invoice.id}`,
  payment_intent: intentOf(invoice.id),
  currency: invoice.currency,
  refunds: {
    data: refunds
      .filter((one) => one.invoice === invoice.id)
      .map(({ id, amount, created }) => ({ id, amount, created, status: 'succeeded' })),
  },
});

export const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
export const refusal = (code: string) => ({
  error: { type: code, code, message: 'It says what was sent: 4242' },
});
