import type { Billing, PlanChange, PlanChangePreview } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { AuditOrigin } from '../audit/audit-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { noteChange, outcomeOf } from './change-service.ts';
import { findPublished } from './plan-repository.ts';
import { presentCharge, presentPlan, presentSubscription } from './presenter.ts';
import { isFree, priceOf } from './rules/charges.ts';
import { cancel } from './rules/subscription.ts';
import {
  atStripe,
  type CheckoutDeps,
  changeAtStripe,
  isAtStripe,
  openCheckout,
  openPortal,
} from './stripe/checkout-service.ts';
import { creditLeft, sumsOf } from './stripe/mirroring.ts';
import type { Customer } from './subscription-repository.ts';
import { holdSubscription, store } from './subscription-service.ts';
import { metersOf, usageOf } from './usage-service.ts';

const REASON = 'Asked for by the customer.';

export type BillingDeps = CheckoutDeps;

/** Whose plan somebody sees, and whether they may change it. */
export interface Payer {
  readonly customer: Customer;
  readonly canChange: boolean;
}

type Subscriber = Pick<Actor, 'userId' | 'role'>;

/** @throws HttpProblem 409 for a recruiter without a company */
export async function payerOf(db: Database | Transaction, { userId, role: of }: Subscriber): Promise<Payer> {
  if (of === 'candidate') return { customer: { candidateId: userId }, canChange: true };
  const { companyId, role } = await requireMember(db, userId);
  return { customer: { companyId }, canChange: role === 'owner' };
}

async function requirePayer(tx: Transaction, actor: Subscriber): Promise<Customer> {
  const { customer, canChange } = await payerOf(tx, actor);
  if (!canChange) throw new HttpProblem(403, 'Only an owner of the company can do this.');
  return customer;
}

export function billingOf({ db, now, stripe }: BillingDeps, actor: Subscriber): Promise<Billing> {
  const at = now();
  return db.transaction(async (tx) => {
    const { customer, canChange } = await payerOf(tx, actor);
    const held = await holdSubscription(tx, customer, at);
    const usage = [];
    for (const meter of metersOf(held)) usage.push(await usageOf(tx, held, meter, at));
    const isOfStripe = isAtStripe(held) || (stripe !== undefined && isFree(held.state.terms));
    return {
      can_change: canChange,
      provider: isOfStripe ? 'stripe' : 'manual',
      provider_down: isOfStripe && stripe?.trouble() != null,
      plan: presentPlan(held.plan),
      subscription: presentSubscription(held),
      usage,
      offers: (await findPublished(tx, held.plan.audience)).map(presentPlan),
    };
  });
}

/** @throws HttpProblem 403, 404, 409, 422, 502 */
export async function previewChange(
  deps: BillingDeps,
  actor: Subscriber,
  wanted: PlanChange,
): Promise<PlanChangePreview> {
  const at = deps.now();
  const { held, outcome } = await deps.db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    return { held, outcome: await outcomeOf(tx, held, wanted, at) };
  });
  const { state, charges } = outcome;
  const [charge] = charges;
  const then = {
    period_end: state.period.end.toISOString(),
    price: priceOf(state.terms, state.seats),
    is_trial: state.status === 'trialing',
  };
  if (!isAtStripe(held))
    return { ...then, charge: charge ? presentCharge(charge) : null, credit: state.credit };
  const { terms, seats } = state;
  const preview = await atStripe(deps, ({ stripe }) => stripe.preview(held.providerRef, terms, seats));
  const sums = sumsOf(preview, terms.taxBasisPoints);
  return { ...then, charge: presentCharge(sums), credit: creditLeft(preview) };
}

/**
 * `key` is the same for every repetition of one request.
 * @throws HttpProblem 403, 404, 409, 422, 502
 */
export async function changePlan(
  deps: BillingDeps,
  origin: AuditOrigin,
  actor: Subscriber,
  wanted: PlanChange,
  key: string,
): Promise<void> {
  const { db, now, stripe } = deps;
  const at = now();
  const asked = { origin, action: 'subscription.changed', reason: REASON };
  const there = await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    const outcome = await outcomeOf(tx, held, wanted, at);
    const { terms, seats } = outcome.state;
    if (isAtStripe(held)) return { held, terms, seats };
    if (stripe && isFree(held.state.terms))
      throw new HttpProblem(409, 'The plan begins once it is paid for.', { code: 'checkout' });
    await store(tx, held, outcome, at);
    await noteChange(tx, { ...asked, at, held, after: outcome });
    return undefined;
  });
  if (!there) return;
  const { held, ...change } = there;
  await changeAtStripe(deps, held, { kind: 'change', ...change }, { ...asked, key });
}

/** @throws HttpProblem 403, 409, 502 */
export async function setRenewal(
  deps: BillingDeps,
  origin: AuditOrigin,
  actor: Subscriber,
  isCanceled: boolean,
): Promise<void> {
  const { db, now } = deps;
  const at = now();
  const action = isCanceled ? 'subscription.canceled' : 'subscription.kept';
  const asked = { origin, action, reason: REASON };
  const there = await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    if (isFree(held.state.terms)) throw new HttpProblem(409, 'A free plan has no end.');
    if (isAtStripe(held)) return held;
    const after = isCanceled
      ? cancel(held.state, { atPeriodEnd: true })
      : { ...held.state, cancelAtPeriodEnd: false };
    const outcome = { state: after, charges: [] };
    await store(tx, held, outcome, at);
    await noteChange(tx, { ...asked, at, held, after: outcome });
    return undefined;
  });
  // To set it again sets nothing else: each request has a key of its own.
  if (there) await changeAtStripe(deps, there, { kind: 'renewal', isCanceled }, { ...asked, key: newId() });
}

/** The page on which a plan is paid for. @throws HttpProblem 403, 404, 409, 422, 502 */
export async function payForPlan(deps: BillingDeps, actor: Subscriber, wanted: PlanChange): Promise<string> {
  const customer = await deps.db.transaction((tx) => requirePayer(tx, actor));
  return openCheckout(deps, { customer, userId: actor.userId }, wanted);
}

/** The page on which to change how one pays. @throws HttpProblem 403, 409, 502 */
export async function payingOf(deps: BillingDeps, actor: Subscriber): Promise<string> {
  return openPortal(deps, await deps.db.transaction((tx) => requirePayer(tx, actor)));
}
