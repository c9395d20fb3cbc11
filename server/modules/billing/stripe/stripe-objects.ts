import { z } from 'zod';

/** What is read of Stripe's objects, of its version 2025-03-31; whatever looks otherwise is not believed. */

const seconds = z.int().transform((value) => new Date(value * 1000));
const currency = z.string().transform((text) => text.toUpperCase());

export const listOf = <T extends z.ZodType>(of: T) => z.object({ data: z.array(of), has_more: z.boolean() });

export const withId = z.object({ id: z.string().min(1).max(255) });
export const withUrl = z.object({ id: z.string().min(1).max(255), url: z.url() });

export const customerObject = z.object({
  id: z.string(),
  deleted: z.boolean().optional(),
  /** Below zero: what they have to their credit. */
  balance: z.int().default(0),
});

export const priceObject = z.object({
  id: z.string(),
  unit_amount: z.int().nullable(),
  currency,
  metadata: z.record(z.string(), z.string()),
  recurring: z.object({ interval: z.string() }).nullable(),
});

export const taxRateObject = z.object({ id: z.string(), percentage: z.number(), inclusive: z.boolean() });

export const subscriptionObject = z.object({
  id: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  created: seconds,
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  cancellation_details: z.object({ reason: z.string().nullable() }).nullable(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          quantity: z.int().min(1).default(1),
          current_period_start: seconds,
          current_period_end: seconds,
          price: priceObject,
        }),
      )
      .min(1),
  }),
});

const lineObject = z.object({
  description: z.string().nullable(),
  quantity: z.int().nullable(),
  amount: z.int(),
  pricing: z.object({ unit_amount_decimal: z.string().nullable() }).nullish(),
});

/** Of one that is shown before it is made. */
export const previewObject = z.object({
  currency,
  lines: z.object({ data: z.array(lineObject) }),
  subtotal: z.int(),
  total: z.int(),
  amount_due: z.int().min(0),
  total_taxes: z.array(z.object({ amount: z.int() })).nullable(),
  ending_balance: z.int().nullable(),
});

export const invoiceObject = previewObject.extend({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullable(),
  created: seconds,
  period_start: seconds,
  period_end: seconds,
  due_date: seconds.nullable(),
  attempted: z.boolean(),
  post_payment_credit_notes_amount: z.int().min(0),
  /** What it was paid by. */
  payments: z
    .object({
      data: z.array(
        z.object({
          payment: z.object({ payment_intent: z.string().nullish(), charge: z.string().nullish() }),
        }),
      ),
    })
    .nullish(),
  status_transitions: z.object({ paid_at: seconds.nullable() }),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullable(),
});

export const chargeObject = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  currency,
  refunds: z
    .object({
      data: z.array(
        z.object({
          id: z.string().min(1).max(255),
          amount: z.int().min(1),
          created: seconds,
          status: z.string().nullable(),
        }),
      ),
    })
    .nullish(),
});

/** Which refunds a credit note is about: its amount counts them already. */
export const creditNoteObject = z.object({
  id: z.string(),
  refunds: z.array(z.object({ refund: z.string() })).default([]),
});

/** Of a message, only what it is about: the rest is read again. */
export const eventObject = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string(),
      customer: z.string().max(255).nullish(),
    }),
  }),
});

export type StripeSubscription = z.infer<typeof subscriptionObject>;
export type StripeInvoice = z.infer<typeof invoiceObject>;
export type StripeCharge = z.infer<typeof chargeObject>;
export type StripeCreditNote = z.infer<typeof creditNoteObject>;
export type StripePreview = z.infer<typeof previewObject>;
