import type { Billing, PlanChange, PlanChangePreview } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { AuditOrigin } from '../audit/audit-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { noteChange, outcomeOf } from './change-service.ts';
import { findPublished } from './plan-repository.ts';
import { presentCharge, presentPlan, presentSubscription } from './presenter.ts';
import { isFree, priceOf } from './rules/charges.ts';
import { cancel } from './rules/subscription.ts';
import type { Customer } from './subscription-repository.ts';
import { holdSubscription, store } from './subscription-service.ts';
import { metersOf, usageOf } from './usage-service.ts';

const REASON = 'Asked for by the customer.';

type BillingDeps = Pick<Deps, 'db' | 'now'>;

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

export function billingOf({ db, now }: BillingDeps, actor: Subscriber): Promise<Billing> {
  const at = now();
  return db.transaction(async (tx) => {
    const { customer, canChange } = await payerOf(tx, actor);
    const held = await holdSubscription(tx, customer, at);
    const usage = [];
    for (const meter of metersOf(held)) usage.push(await usageOf(tx, held, meter, at));
    return {
      can_change: canChange,
      plan: presentPlan(held.plan),
      subscription: presentSubscription(held),
      usage,
      offers: (await findPublished(tx, held.plan.audience)).map(presentPlan),
    };
  });
}

/** @throws HttpProblem 403, 404, 409, 422 */
export function previewChange(
  { db, now }: BillingDeps,
  actor: Subscriber,
  wanted: PlanChange,
): Promise<PlanChangePreview> {
  const at = now();
  return db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    const { state, charges } = await outcomeOf(tx, held, wanted, at);
    const [charge] = charges;
    return {
      charge: charge ? presentCharge(charge) : null,
      credit: state.credit,
      period_end: state.period.end.toISOString(),
      price: priceOf(state.terms, state.seats),
      is_trial: state.status === 'trialing',
    };
  });
}

/** @throws HttpProblem 403, 404, 409, 422 */
export async function changePlan(
  { db, now }: BillingDeps,
  origin: AuditOrigin,
  actor: Subscriber,
  wanted: PlanChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    const outcome = await outcomeOf(tx, held, wanted, at);
    await store(tx, held, outcome, at);
    const action = 'subscription.changed';
    await noteChange(tx, { at, origin, held, after: outcome, action, reason: REASON });
  });
}

/** @throws HttpProblem 403, 409 */
export async function setRenewal(
  { db, now }: BillingDeps,
  origin: AuditOrigin,
  actor: Subscriber,
  isCanceled: boolean,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, actor), at);
    if (isFree(held.state.terms)) throw new HttpProblem(409, 'A free plan has no end.');
    const after = isCanceled
      ? cancel(held.state, { atPeriodEnd: true })
      : { ...held.state, cancelAtPeriodEnd: false };
    const outcome = { state: after, charges: [] };
    await store(tx, held, outcome, at);
    const action = isCanceled ? 'subscription.canceled' : 'subscription.kept';
    await noteChange(tx, { at, origin, held, after: outcome, action, reason: REASON });
  });
}
