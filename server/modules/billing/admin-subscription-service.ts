import type {
  AdminSubscription,
  AdminSubscriptionDetails,
  AdminSubscriptionPage,
  SubscriptionAction,
} from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import type { AuditOrigin } from '../audit/audit-service.ts';
import {
  findInvoicesOf,
  findSubscription,
  findSubscriptions,
  type SubscriptionFilter,
  type SubscriptionOfCustomer,
} from './admin-subscription-repository.ts';
import { noteChange, outcomeOf } from './change-service.ts';
import { findPublished } from './plan-repository.ts';
import { presentInvoiceSummary, presentPlan, presentSubscription } from './presenter.ts';
import { isFree } from './rules/charges.ts';
import { cancel, extend, hasEnded, type Outcome } from './rules/subscription.ts';
import { type AtStripe, changeAtStripe, isAtStripe } from './stripe/checkout-service.ts';
import type { StripeDeps } from './stripe/mirror-service.ts';
import { customerOf } from './subscription-repository.ts';
import { follow, type Held, holdSubscription, stateOf } from './subscription-service.ts';
import { metersOf, usageOf } from './usage-service.ts';

type SubscriptionDeps = Pick<Deps, 'db' | 'now'>;

function present({ subscription, customer, ...plan }: SubscriptionOfCustomer): AdminSubscription {
  const { version, audience } = plan;
  return {
    ...presentSubscription({ id: subscription.id, state: stateOf(subscription, plan, []) }),
    customer,
    audience,
    plan_version_id: version.id,
    plan_name: version.name,
    plan_version: version.number,
    created_at: subscription.createdAt.toISOString(),
  };
}

/** One page of what all customers have and had. */
export async function allSubscriptions(
  db: Database,
  { page, pageSize, ...filter }: SubscriptionFilter & { readonly page: number; readonly pageSize: number },
): Promise<AdminSubscriptionPage> {
  const { rows, total } = await findSubscriptions(db, filter, page, pageSize);
  return { items: rows.map(present), total };
}

/** @throws HttpProblem 404 */
export function subscriptionOf({ db, now }: SubscriptionDeps, id: string): Promise<AdminSubscriptionDetails> {
  return db.transaction((tx) => detailsOf(tx, id, now()));
}

async function detailsOf(tx: Transaction, id: string, at: Date): Promise<AdminSubscriptionDetails> {
  const found = await require(tx, id);
  const usage = [];
  if (!hasEnded(found.subscription)) {
    const held = await holdSubscription(tx, customerOf(found.subscription), at);
    if (held.id === id) for (const meter of metersOf(held)) usage.push(await usageOf(tx, held, meter, at));
  }
  return {
    ...present(await require(tx, id)),
    usage,
    invoices: (await findInvoicesOf(tx, id)).map(presentInvoiceSummary),
    offers: (await findPublished(tx, found.audience)).map(presentPlan),
  };
}

async function require(tx: Transaction, id: string): Promise<SubscriptionOfCustomer> {
  const found = await findSubscription(tx, id);
  if (!found) throw new HttpProblem(404, 'There is no such subscription.');
  return found;
}

/** @throws HttpProblem 404, 409, 422, 502 */
export async function actOnSubscription(
  deps: StripeDeps,
  origin: AuditOrigin,
  id: string,
  wanted: SubscriptionAction,
): Promise<AdminSubscriptionDetails> {
  const { db, now } = deps;
  const at = now();
  const asked = { origin, action: `subscription.${DONE[wanted.action]}`, reason: wanted.reason };
  const there = await db.transaction(async (tx) => {
    const { subscription } = await require(tx, id);
    const held = !hasEnded(subscription) && (await holdSubscription(tx, customerOf(subscription), at));
    if (!held || held.id !== id)
      throw new HttpProblem(409, 'This subscription has ended.', { code: 'ended' });
    const after = await acted(tx, held, wanted, at);
    if (isAtStripe(held)) return { held, after };
    await follow(tx, held, after, at);
    await noteChange(tx, { ...asked, at, held, after });
    return undefined;
  });
  if (there)
    await changeAtStripe(deps, there.held, thereAs(wanted.action, there.after), { ...asked, key: newId() });
  return subscriptionOf(deps, id);
}

/** @throws HttpProblem 409 for what is done at Stripe itself */
function thereAs(action: SubscriptionAction['action'], { state }: Outcome): AtStripe {
  if (action === 'change') return { kind: 'change', terms: state.terms, seats: state.seats };
  if (action === 'cancel_now') return { kind: 'cancel' };
  if (action === 'extend' || action === 'credit')
    throw new HttpProblem(409, 'Stripe leads this subscription. Do this in its dashboard.', {
      code: 'at_provider',
    });
  return { kind: 'renewal', isCanceled: action === 'cancel_at_period_end' };
}

const DONE: Readonly<Record<SubscriptionAction['action'], string>> = {
  change: 'changed',
  extend: 'extended',
  credit: 'credited',
  cancel_at_period_end: 'canceled',
  keep: 'kept',
  cancel_now: 'ended',
};

async function acted(
  tx: Transaction,
  held: Held,
  { action, plan, days, amount }: SubscriptionAction,
  at: Date,
): Promise<Outcome> {
  const { state } = held;
  const only = (after: typeof state): Outcome => ({ state: after, charges: [] });
  if (action === 'change') return outcomeOf(tx, held, plan ?? missing('plan'), at);
  if (isFree(state.terms)) throw new HttpProblem(409, 'The free plan has no end and no price.');
  if (action === 'extend') return only(extend(state, days ?? missing('days')));
  if (action === 'credit') return only({ ...state, credit: state.credit + (amount ?? missing('amount')) });
  if (action === 'keep') return only({ ...state, cancelAtPeriodEnd: false });
  return only(cancel(state, { atPeriodEnd: action === 'cancel_at_period_end' }));
}

function missing(field: 'plan' | 'days' | 'amount'): never {
  throw invalidFields({ field, message: 'This is required.' });
}
