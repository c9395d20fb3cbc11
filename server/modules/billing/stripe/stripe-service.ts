import { z } from 'zod';
import { priceOf, type Terms } from '../rules/charges.ts';
import { createStripeCalls, type StripeCalls } from './stripe-call-service.ts';
import { StripeFault, StripeRefusal } from './stripe-fault.ts';
import {
  chargeObject,
  creditNoteObject,
  customerObject,
  invoiceObject,
  previewObject,
  priceObject,
  type StripeCharge,
  type StripeCreditNote,
  type StripeInvoice,
  type StripePreview,
  type StripeSubscription,
  subscriptionObject,
  taxRateObject,
  withId,
  withUrl,
} from './stripe-objects.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** What Stripe says of a customer at one moment. */
export interface Seen {
  readonly balance: number;
  readonly subscriptions: readonly StripeSubscription[];
  readonly invoices: readonly StripeInvoice[];
  readonly charges: readonly StripeCharge[];
  readonly creditNotes: readonly StripeCreditNote[];
}

/** Whom Stripe bills. */
interface PayerDetails {
  readonly key: string;
  readonly name: string;
  readonly email: string;
}

interface Checkout {
  readonly customerId: string;
  readonly terms: Terms;
  readonly seats: number;
  readonly returnUrl: string;
}

/** What this server does at Stripe. Every method throws `StripeFault` or `StripeRefusal`. */
export interface Stripe {
  readonly isTest: boolean;
  readonly webhookSecret: string;
  createCustomer(of: PayerDetails): Promise<string>;
  /** With all that they pay for; nobody is charged any more. */
  removeCustomer(id: string): Promise<void>;
  read(customerId: string): Promise<Seen>;
  /** Is taken off what they are charged next. */
  giveCredit(
    customerId: string,
    credit: { readonly amount: number; readonly currency: string },
    key: string,
  ): Promise<void>;
  openCheckout(checkout: Checkout): Promise<{ id: string; url: string }>;
  /** False where it was paid already. */
  closeCheckout(id: string): Promise<boolean>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  preview(id: string, terms: Terms, seats: number): Promise<StripePreview>;
  change(id: string, terms: Terms, seats: number, key: string): Promise<void>;
  setRenewal(id: string, isCanceled: boolean, key: string): Promise<void>;
  cancel(id: string): Promise<void>;
  probe(): Promise<void>;
  trouble(): Date | null;
}

export function createStripe(settings: StripeSettings, now: () => Date, patienceMs?: number): Stripe {
  const calls = createStripeCalls(settings, now, patienceMs);
  const { ask } = calls;
  const post = <T extends z.ZodType>(path: string, fields: object, shape: T, key?: string) =>
    ask({ method: 'POST', path, fields: { ...fields }, ...(key && { key }) }, shape);

  const itemOf = async (terms: Terms, seats: number) => ({
    price: await priceIdOf(calls, terms),
    quantity: terms.isPerSeat ? seats : 1,
  });

  /** The item of a subscription as it is to be. */
  const itemsFor = async (id: string, terms: Terms, seats: number) => {
    const { items } = await ask({ method: 'GET', path: `subscriptions/${id}` }, subscriptionObject);
    const taxes = await taxRatesOf(calls, terms);
    const [item] = items.data;
    return [{ id: item?.id, ...(await itemOf(terms, seats)), tax_rates: taxes.length > 0 ? taxes : '' }];
  };

  return {
    isTest: !settings.secretKey.includes('_live_'),
    webhookSecret: settings.webhookSecret,
    trouble: calls.trouble,
    async createCustomer({ key, name, email }) {
      const { id } = await post('customers', { name, email, metadata: { key } }, withId, `customer-${key}`);
      return id;
    },
    async removeCustomer(id) {
      await ask({ method: 'DELETE', path: `customers/${id}` }, withId).catch(unlessGone);
    },
    async read(customerId) {
      const fields = { customer: customerId };
      const { balance } = await ask({ method: 'GET', path: `customers/${customerId}` }, customerObject);
      const all = { ...fields, status: 'all' };
      return {
        balance,
        subscriptions: await calls.list({ path: 'subscriptions', fields: all }, subscriptionObject),
        invoices: await calls.list(
          { path: 'invoices', fields: { ...fields, expand: ['data.payments'] } },
          invoiceObject,
        ),
        charges: await calls.list(
          { path: 'charges', fields: { ...fields, expand: ['data.refunds'] } },
          chargeObject,
        ),
        creditNotes: await calls.list({ path: 'credit_notes', fields }, creditNoteObject),
      };
    },
    async giveCredit(customerId, { amount, currency }, key) {
      const fields = { amount: -amount, currency: currency.toLowerCase() };
      await post(`customers/${customerId}/balance_transactions`, fields, withId, key);
    },
    async openCheckout({ customerId, terms, seats, returnUrl }) {
      const taxes = await taxRatesOf(calls, terms);
      const fields = {
        mode: 'subscription',
        customer: customerId,
        line_items: [{ ...(await itemOf(terms, seats)), ...(taxes.length > 0 && { tax_rates: taxes }) }],
        ...(terms.trialDays > 0 && { subscription_data: { trial_period_days: terms.trialDays } }),
        success_url: `${returnUrl}checkout=done`,
        cancel_url: `${returnUrl}checkout=left`,
      };
      return post('checkout/sessions', fields, withUrl);
    },
    async closeCheckout(id) {
      try {
        await post(`checkout/sessions/${id}/expire`, {}, withId);
        return true;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        const shape = z.object({ status: z.enum(['open', 'complete', 'expired']) });
        const { status } = await ask({ method: 'GET', path: `checkout/sessions/${id}` }, shape);
        return status === 'expired';
      }
    },
    async openPortal(customer, returnUrl) {
      return (await post('billing_portal/sessions', { customer, return_url: returnUrl }, withUrl)).url;
    },
    async preview(id, terms, seats) {
      const items = await itemsFor(id, terms, seats);
      const details = { items, proration_behavior: 'always_invoice' };
      const fields = { subscription: id, subscription_details: details };
      return post('invoices/create_preview', fields, previewObject);
    },
    async change(id, terms, seats, key) {
      const fields = {
        items: await itemsFor(id, terms, seats),
        proration_behavior: 'always_invoice',
        // Nothing is changed where the payment fails.
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      };
      await post(`subscriptions/${id}`, fields, withId, key);
    },
    async setRenewal(id, isCanceled, key) {
      await post(`subscriptions/${id}`, { cancel_at_period_end: isCanceled }, withId, key);
    },
    async cancel(id) {
      await ask({ method: 'DELETE', path: `subscriptions/${id}` }, withId).catch(unlessGone);
    },
    async probe() {
      await ask({ method: 'GET', path: 'balance' }, z.object({}));
    },
  };
}

function unlessGone(error: unknown): undefined {
  if (error instanceof StripeRefusal && error.status === 404) return undefined;
  throw error;
}

/** The price of a published version, made at Stripe when it is first paid: a version never changes. */
async function priceIdOf({ ask, list }: StripeCalls, terms: Terms): Promise<string> {
  const { versionId, interval, name } = terms;
  const lookup = `candor_${versionId}_${terms.currency}_${interval}`;
  const [known] = await list({ path: 'prices', fields: { lookup_keys: [lookup] } }, priceObject);
  const price =
    known ??
    (await ask(
      {
        method: 'POST',
        path: 'prices',
        key: `price-${lookup}`,
        fields: {
          currency: terms.currency.toLowerCase(),
          unit_amount: priceOf(terms, 1),
          recurring: { interval },
          lookup_key: lookup,
          product_data: { name },
          metadata: { plan_version_id: versionId },
        },
      },
      priceObject,
    ));
  // Nobody pays another price than they were shown.
  if (price.unit_amount !== priceOf(terms, 1) || price.currency !== terms.currency)
    throw new StripeFault(`The price ${lookup} is another one there`);
  return price.id;
}

async function taxRatesOf({ ask, list }: StripeCalls, { taxBasisPoints }: Terms): Promise<string[]> {
  if (taxBasisPoints === 0) return [];
  const percentage = taxBasisPoints / 100;
  const fields = { active: true, inclusive: false };
  const known = await list({ path: 'tax_rates', fields }, taxRateObject);
  const rate = known.find((one) => one.percentage === percentage && !one.inclusive);
  const made = { display_name: 'Tax', percentage, inclusive: false };
  const key = `tax-${taxBasisPoints}`;
  return [(rate ?? (await ask({ method: 'POST', path: 'tax_rates', fields: made, key }, taxRateObject))).id];
}
