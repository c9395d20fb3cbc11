import type { Billing, PlanChange, PlanChangePreview } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { findPlan, findPublished } from './plan-repository.ts';
import { presentCharge, presentPlan, presentSubscription } from './presenter.ts';
import { isFree, priceOf, type Terms } from './rules/charges.ts';
import { cancel, change, type Outcome } from './rules/subscription.ts';
import type { Customer } from './subscription-repository.ts';
import { type Held, holdSubscription, store } from './subscription-service.ts';
import { termsOf } from './terms.ts';
import { metersOf, usageOf } from './usage-service.ts';

type BillingDeps = Pick<Deps, 'db' | 'now'>;

/** Whose plan somebody sees, and whether they may change it. */
export interface Payer {
  readonly customer: Customer;
  readonly canChange: boolean;
}

/** @throws HttpProblem 409 without a company */
export async function payerOf(db: Database | Transaction, userId: string): Promise<Payer> {
  const { companyId, role } = await requireMember(db, userId);
  return { customer: { companyId }, canChange: role === 'owner' };
}

async function requirePayer(tx: Transaction, userId: string): Promise<Customer> {
  const { customer, canChange } = await payerOf(tx, userId);
  if (!canChange) throw new HttpProblem(403, 'Only an owner of the company can do this.');
  return customer;
}

export function billingOf({ db, now }: BillingDeps, userId: string): Promise<Billing> {
  const at = now();
  return db.transaction(async (tx) => {
    const { customer, canChange } = await payerOf(tx, userId);
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
  userId: string,
  wanted: PlanChange,
): Promise<PlanChangePreview> {
  const at = now();
  return db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, userId), at);
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
  origin: AuditOrigin & { readonly actorId: string },
  wanted: PlanChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, origin.actorId), at);
    const outcome = await outcomeOf(tx, held, wanted, at);
    await store(tx, held, outcome, at);
    await noteChange(tx, { at, origin, held, after: outcome, action: 'subscription.changed' });
  });
}

/** @throws HttpProblem 403, 409 */
export async function setRenewal(
  { db, now }: BillingDeps,
  origin: AuditOrigin & { readonly actorId: string },
  isCanceled: boolean,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const held = await holdSubscription(tx, await requirePayer(tx, origin.actorId), at);
    if (isFree(held.state.terms)) throw new HttpProblem(409, 'A free plan has no end.');
    const after = isCanceled
      ? cancel(held.state, { atPeriodEnd: true })
      : { ...held.state, cancelAtPeriodEnd: false };
    const outcome = { state: after, charges: [] };
    await store(tx, held, outcome, at);
    const action = isCanceled ? 'subscription.canceled' : 'subscription.kept';
    await noteChange(tx, { at, origin, held, after: outcome, action });
  });
}

interface Noted {
  readonly at: Date;
  readonly origin: AuditOrigin;
  readonly held: Held;
  readonly after: Outcome;
  readonly action: string;
}

async function noteChange(tx: Transaction, { at, origin, held, after, action }: Noted): Promise<void> {
  await appendAudit(tx, {
    at,
    origin,
    action,
    entity: { type: 'subscription', id: held.id, name: held.plan.version.name },
    reason: 'Asked for by the customer.',
    before: summaryOf(held.state),
    after: summaryOf(after.state),
  });
}

const summaryOf = ({ terms, seats, status, cancelAtPeriodEnd }: Outcome['state']) => ({
  plan_version: terms.versionId,
  interval: terms.interval,
  seats,
  status,
  cancel_at_period_end: cancelAtPeriodEnd,
});

/** What a change that somebody wants would bring. */
async function outcomeOf(tx: Transaction, held: Held, wanted: PlanChange, at: Date): Promise<Outcome> {
  const terms = await requireTerms(tx, held, wanted);
  const { state } = held;
  if (state.openDues.some((due) => due <= at))
    throw new HttpProblem(409, 'Pay your open invoice first.', { code: 'past_due' });
  const isSame =
    terms.versionId === state.terms.versionId &&
    terms.interval === state.terms.interval &&
    (wanted.seats === state.seats || !terms.isPerSeat);
  if (isSame) throw new HttpProblem(409, 'You have this plan.', { code: 'same_plan' });
  const { limit, used } = await usageOf(tx, held, 'seats', at);
  if (terms.isPerSeat && wanted.seats < used && limit !== null && wanted.seats < limit)
    throw invalidFields({ field: 'seats', message: `${used} seats are in use. Remove members first.` });
  return change(state, terms, wanted.seats, at);
}

async function requireTerms(tx: Transaction, { plan, state }: Held, wanted: PlanChange): Promise<Terms> {
  const target = await findPlan(tx, wanted.plan_version_id);
  const isOffered = target?.version.status === 'published' || target?.version.id === plan.version.id;
  if (!target || target.audience !== plan.audience || !isOffered)
    throw new HttpProblem(404, 'There is no such plan.');
  if (target.version.prices.length === 0)
    throw new HttpProblem(409, 'Cancel your plan to go back to the free one.', { code: 'free_plan' });
  const terms = termsOf(target, wanted);
  if (!terms) throw invalidFields({ field: 'interval', message: 'There is no such price.' });
  if (!isFree(state.terms) && terms.currency !== state.terms.currency)
    throw invalidFields({ field: 'currency', message: `Your plan is in ${state.terms.currency}.` });
  return terms;
}
