import type { PlanChange } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { type AuditOrigin, SERVER } from '../../audit/audit-service.ts';
import { noteChange, outcomeOf } from '../change-service.ts';
import { isFree, type Terms } from '../rules/charges.ts';
import { type Customer, spendCredit } from '../subscription-repository.ts';
import { type Held, holdSubscription } from '../subscription-service.ts';
import {
  type CustomerRow,
  findCustomerRow,
  findPerson,
  insertCustomer,
  replaceCheckout,
} from './customer-repository.ts';
import { type MirrorDeps, mirrorCustomer, type StripeDeps } from './mirror-service.ts';
import { StripeFault, StripeRefusal } from './stripe-fault.ts';

export interface CheckoutDeps extends StripeDeps {
  readonly publicUrl: string;
}

/** Does something at Stripe; what goes wrong there is told in words that say what to do. */
export async function atStripe<T>(deps: StripeDeps, act: (deps: MirrorDeps) => Promise<T>): Promise<T> {
  const { stripe } = deps;
  if (!stripe) throw new HttpProblem(409, 'Payment by card is not set up here.', { code: 'no_provider' });
  try {
    return await act({ ...deps, stripe });
  } catch (error) {
    if (error instanceof StripeRefusal && error.status === 402)
      throw new HttpProblem(
        409,
        'Your payment was declined, so nothing changed. Check your payment method.',
        {
          code: 'payment_failed',
        },
      );
    if (!(error instanceof StripeFault || error instanceof StripeRefusal)) throw error;
    deps.logger.warn({ reason: error.message }, 'Stripe did not do what was asked');
    throw new HttpProblem(
      502,
      'The payment provider does not answer. Try again in a few minutes: nothing is charged twice.',
      { code: 'provider_down' },
    );
  }
}

const homeOf = (publicUrl: string, customer: Customer): string =>
  'companyId' in customer ? `${publicUrl}/recruiter/billing?` : `${publicUrl}/candidate/settings?tab=plan&`;

/** Opens the page on which a plan is paid for; the one that was opened before is closed, so that nobody pays twice. */
export function openCheckout(
  deps: CheckoutDeps,
  payer: { readonly customer: Customer; readonly userId: string },
  wanted: PlanChange,
): Promise<string> {
  const { customer } = payer;
  return atStripe(deps, async (at) => {
    await requireTerms(at, customer, wanted);
    const row = await customerRow(at, payer);
    // Perhaps they paid on another page, and we were not told yet.
    await mirrorCustomer(at, row.id);
    const { terms, held } = await requireTerms(at, customer, wanted);
    if (row.checkoutRef && !(await at.stripe.closeCheckout(row.checkoutRef))) throw beingPaid();
    await handOnCredit(at, row, held, terms.currency);
    const returnUrl = homeOf(deps.publicUrl, customer);
    const opened = await at.stripe.openCheckout({
      customerId: row.id,
      terms,
      seats: wanted.seats,
      returnUrl,
    });
    if (await replaceCheckout(deps.db, row, { ref: opened.id, at: deps.now() })) return opened.url;
    await at.stripe.closeCheckout(opened.id);
    throw new HttpProblem(409, 'Another payment page was opened at the same time. Use that one.');
  });
}

const beingPaid = () =>
  new HttpProblem(409, 'Your payment is being confirmed. Reload this page in a moment.', {
    code: 'being_paid',
  });

/** @throws HttpProblem 404, 409, 422 */
function requireTerms(
  { db, now }: MirrorDeps,
  customer: Customer,
  wanted: PlanChange,
): Promise<{ readonly terms: Terms; readonly held: Held }> {
  const at = now();
  return db.transaction(async (tx) => {
    const held = await holdSubscription(tx, customer, at);
    const { state } = await outcomeOf(tx, held, wanted, at);
    if (!isFree(held.state.terms))
      throw new HttpProblem(409, 'You have a plan. Change that one.', { code: 'subscribed' });
    return { terms: state.terms, held };
  });
}

/** What was given back for an earlier plan of ours is taken off what Stripe charges first. */
async function handOnCredit(
  { db, now, stripe }: MirrorDeps,
  row: CustomerRow,
  held: Held,
  currency: string,
): Promise<void> {
  const { id, state } = held;
  const { credit } = state;
  if (credit === 0) return;
  // Of one credit once, however often a payment page is asked for at the same time.
  const key = `credit-${id}-${credit}-${row.checkoutRef ?? 'first'}`;
  await stripe.giveCredit(row.id, { amount: credit, currency }, key);
  await db.transaction(async (tx) => {
    if (!(await spendCredit(tx, id, credit))) return;
    const after = { state: { ...state, credit: 0 }, charges: [] };
    const reason = 'The credit is taken off the first charge at Stripe.';
    await noteChange(tx, { at: now(), origin: SERVER, held, after, action: 'subscription.mirrored', reason });
  });
}

async function customerRow(
  { db, now, stripe }: MirrorDeps,
  { customer, userId }: { readonly customer: Customer; readonly userId: string },
): Promise<CustomerRow> {
  const found = await findCustomerRow(db, customer);
  if (found) return found;
  const person = await findPerson(db, customer, userId);
  const key = 'companyId' in customer ? customer.companyId : customer.candidateId;
  await insertCustomer(db, await stripe.createCustomer({ ...person, key }), customer, now());
  const made = await findCustomerRow(db, customer);
  if (!made) throw new Error('A customer was not kept.');
  return made;
}

/** The page on which a customer sees to how they pay. */
export function openPortal(deps: CheckoutDeps, customer: Customer): Promise<string> {
  return atStripe(deps, async ({ db, stripe }) => {
    const row = await findCustomerRow(db, customer);
    if (!row) throw new HttpProblem(409, 'You have not paid by card yet.', { code: 'no_customer' });
    return stripe.openPortal(row.id, homeOf(deps.publicUrl, customer).slice(0, -1));
  });
}

export type AtStripe =
  | { readonly kind: 'change'; readonly terms: Terms; readonly seats: number }
  | { readonly kind: 'renewal'; readonly isCanceled: boolean }
  | { readonly kind: 'cancel' };

interface Asked {
  readonly origin: AuditOrigin;
  readonly action: string;
  readonly reason: string;
  /** What is sent twice with one is done once. */
  readonly key: string;
}

/**
 * Changes what Stripe leads, and takes up what came of it.
 * @throws HttpProblem 409, 502
 */
export function changeAtStripe(
  deps: StripeDeps,
  held: Held & { readonly providerRef: string },
  wanted: AtStripe,
  { key, ...asked }: Asked,
): Promise<void> {
  const { providerRef: ref } = held;
  return atStripe(deps, async (at) => {
    const { stripe } = at;
    if (wanted.kind === 'change') await stripe.change(ref, wanted.terms, wanted.seats, key);
    if (wanted.kind === 'renewal') await stripe.setRenewal(ref, wanted.isCanceled, key);
    if (wanted.kind === 'cancel') await stripe.cancel(ref);
    const row = await findCustomerRow(at.db, held.customer);
    if (row) await mirrorCustomer(at, row.id, asked);
  });
}

export const isAtStripe = (held: Held): held is Held & { readonly providerRef: string } =>
  held.providerRef !== null;
