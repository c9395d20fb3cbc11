import type { PlanAudience } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { findBillTo, findSeller, giveUpOpen, insertInvoice } from './invoice-repository.ts';
import { findPlan, type PlanRow, requireDefault } from './plan-repository.ts';
import type { Charge } from './rules/charges.ts';
import { periodEndAfter } from './rules/periods.ts';
import { advance, hasEnded, type Outcome, type SubscriptionState, subscribe } from './rules/subscription.ts';
import {
  type Customer,
  customerOf,
  findDue,
  findOpenDues,
  insertSubscription,
  lockLive,
  type SubscriptionRow,
  updateSubscription,
} from './subscription-repository.ts';
import { termsOf } from './terms.ts';

/** What a customer has, held until the transaction ends. */
export interface Held {
  readonly id: string;
  readonly customer: Customer;
  readonly plan: PlanRow;
  /** Its id at Stripe, which leads: what time brings is learned from there. */
  readonly providerRef: string | null;
  readonly state: SubscriptionState;
}

export const audienceOf = (customer: Customer): PlanAudience =>
  'companyId' in customer ? 'recruiter' : 'candidate';

/**
 * What a customer has at a moment, after everything that time brought until then. Who has nothing gets the free plan,
 * and keeps its version.
 */
export async function holdSubscription(tx: Transaction, customer: Customer, at: Date): Promise<Held> {
  const row = (await lockLive(tx, customer)) ?? (await beginFree(tx, customer, at, 0));
  const plan = await findPlan(tx, row.planVersionId);
  if (!plan) throw new Error('A subscription has no plan.');
  const { id, providerRef } = row;
  const held = {
    id,
    customer,
    plan,
    providerRef,
    state: stateOf(row, plan, await findOpenDues(tx, customer)),
  };
  if (providerRef !== null) return { ...held, state: renewedAt(held.state, at) };
  const outcome = advance(held.state, at);
  if (outcome.state === held.state) return held;
  await follow(tx, held, outcome, at);
  return hasEnded(outcome.state) ? holdSubscription(tx, customer, at) : { ...held, state: outcome.state };
}

/** The period that a moment lies in, where Stripe has not told of it yet: what a plan allows is counted in it. */
function renewedAt(state: SubscriptionState, at: Date): SubscriptionState {
  const { anchor, period, terms } = state;
  if (period.end > at) return state;
  return { ...state, period: { start: period.end, end: periodEndAfter(anchor, terms.interval, at) } };
}

/** Stores what follows; after an end comes the free plan, with the credit that is left. */
export async function follow(
  tx: Transaction,
  held: Pick<Held, 'id' | 'customer'>,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  await store(tx, held, outcome, at);
  if (hasEnded(outcome.state)) await beginFree(tx, held.customer, at, outcome.state.credit);
}

/** Stores what follows, and finalizes what is charged. */
export async function store(
  tx: Transaction,
  { id, customer }: Pick<Held, 'id' | 'customer'>,
  { state, charges }: Outcome,
  at: Date,
): Promise<void> {
  const { terms, period } = state;
  await updateSubscription(tx, id, {
    planVersionId: terms.versionId,
    status: state.status,
    currency: terms.currency || null,
    interval: terms.interval,
    seats: state.seats,
    anchorAt: state.anchor,
    periodStart: period.start,
    periodEnd: period.end,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    // What has ended hands its credit on.
    credit: hasEnded(state) ? 0 : state.credit,
    updatedAt: at,
  });
  if (charges.length > 0) await finalize(tx, { id, customer }, charges);
  if (state.status === 'expired') await giveUpOpen(tx, id);
}

async function finalize(
  tx: Transaction,
  { id, customer }: Pick<Held, 'id' | 'customer'>,
  charges: readonly Charge[],
): Promise<void> {
  const billTo = await findBillTo(tx, customer);
  const seller = await findSeller(tx);
  for (const charge of charges)
    await insertInvoice(tx, { ...invoiceOf(charge), subscriptionId: id, billTo, seller });
}

function invoiceOf({ kind: _kind, at, dueAt, period, lines, ...charge }: Charge) {
  const isPaid = charge.due === 0;
  return {
    ...charge,
    id: newId(),
    lines: [...lines],
    status: isPaid ? ('paid' as const) : ('open' as const),
    periodStart: period.start,
    periodEnd: period.end,
    issuedAt: at,
    dueAt,
    paidAt: isPaid ? at : null,
  };
}

/** A stored subscription as the rules see it. */
export function stateOf(row: SubscriptionRow, plan: PlanRow, openDues: Date[]): SubscriptionState {
  const terms = termsOf(plan, row);
  if (!terms) throw new Error('A plan has lost its price.');
  return {
    status: row.status,
    terms,
    seats: row.seats,
    anchor: row.anchorAt,
    period: { start: row.periodStart, end: row.periodEnd },
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    credit: row.credit,
    openDues,
  };
}

async function beginFree(
  tx: Transaction,
  customer: Customer,
  at: Date,
  credit: number,
): Promise<SubscriptionRow> {
  const plan = await requireDefault(tx, audienceOf(customer));
  const terms = termsOf(plan, { currency: null, interval: 'month' });
  if (!terms) throw new Error('The free plan has a price.');
  const { state } = subscribe(terms, 1, at);
  await insertSubscription(tx, {
    ...{ companyId: null, candidateId: null, ...customer },
    id: newId(),
    planVersionId: plan.version.id,
    status: state.status,
    interval: terms.interval,
    seats: state.seats,
    anchorAt: state.anchor,
    periodStart: state.period.start,
    periodEnd: state.period.end,
    credit,
    createdAt: at,
    updatedAt: at,
  });
  // Of another transaction, where that one was faster.
  const row = await lockLive(tx, customer);
  if (!row) throw new Error('A subscription did not begin.');
  return row;
}

const AT_ONCE = 100;

/** Brings up to date what nobody looks at: renewals, late invoices, ends. */
export async function advanceDue({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> {
  const at = now();
  for (const row of await findDue(db, at, AT_ONCE)) {
    await db.transaction((tx) => holdSubscription(tx, customerOf(row), at));
  }
}
