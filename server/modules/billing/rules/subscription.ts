import type { SubscriptionStatus } from '../../../../openapi/gen/types.gen.ts';
import {
  type Charge,
  chargeOf,
  creditAfter,
  isFree,
  type Period,
  periodLine,
  restLine,
  type Terms,
} from './charges.ts';
import { daysAfter, periodEndAfter } from './periods.ts';

/** A subscription as the rules see it. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly terms: Terms;
  readonly seats: number;
  /** Where periods are counted from. */
  readonly anchor: Date;
  readonly period: Period;
  readonly cancelAtPeriodEnd: boolean;
  /** What was given back and not used yet. */
  readonly credit: number;
  /** When the invoices are due that are open. */
  readonly openDues: readonly Date[];
}

/** What follows from something: the state, and what is charged, in its order. */
export interface Outcome {
  readonly state: SubscriptionState;
  readonly charges: readonly Charge[];
}

/** After so long without payment the plan ends. */
const GRACE_DAYS = 30;

export const hasEnded = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'canceled' || status === 'expired';

/** A subscription begins, with its trial where the plan has one. */
export function subscribe(terms: Terms, seats: number, at: Date, { credit = 0 } = {}): Outcome {
  const isTrial = terms.trialDays > 0 && !isFree(terms);
  const end = isTrial ? daysAfter(at, terms.trialDays) : periodEndAfter(at, terms.interval, at);
  const state: SubscriptionState = {
    status: isTrial ? 'trialing' : 'active',
    terms,
    seats,
    anchor: isTrial ? end : at,
    period: { start: at, end },
    cancelAtPeriodEnd: false,
    credit,
    openDues: [],
  };
  return isTrial ? { state, charges: [] } : charged(state, at);
}

/** Charges the whole period that a state is in. */
function charged(state: SubscriptionState, at: Date): Outcome {
  if (isFree(state.terms)) return { state, charges: [] };
  const { terms, seats, period, credit } = state;
  return withCharge(
    state,
    chargeOf({ kind: 'period', at, period, lines: [periodLine(terms, seats)], terms, credit }),
  );
}

function withCharge(state: SubscriptionState, charge: Charge): Outcome {
  const openDues = charge.due > 0 ? [...state.openDues, charge.dueAt] : state.openDues;
  return { state: { ...state, credit: creditAfter(state.credit, charge), openDues }, charges: [charge] };
}

/**
 * Another plan, interval or number of seats from now on. What is left of the old is given back, what is left of the
 * period is charged for the new; another interval begins a period of its own.
 */
export function change(state: SubscriptionState, terms: Terms, seats: number, at: Date): Outcome {
  if (hasEnded(state)) throw new RangeError('It has ended.');
  const next = { ...state, terms, seats, cancelAtPeriodEnd: false };
  if (state.status === 'trialing' && !isFree(terms)) return { state: next, charges: [] };
  if (isFree(state.terms)) return withDues(subscribe(terms, seats, at, { credit: state.credit }), state);
  // Only an extension moves the anchor into the future; its days were free, and are not given back.
  const isExtended = state.status !== 'trialing' && state.anchor > state.period.start;
  const { start } = state.period;
  const paid = isExtended ? { start, end: periodEndAfter(start, state.terms.interval, start) } : state.period;
  const unused =
    state.status === 'trialing' || paid.end <= at ? [] : [restLine(state.terms, state.seats, paid, at, -1)];
  const isSame = terms.interval === state.terms.interval && state.status !== 'trialing' && !isExtended;
  const period = isSame ? state.period : { start: at, end: periodEndAfter(at, terms.interval, at) };
  const line = isSame ? restLine(terms, seats, period, at, 1) : periodLine(terms, seats);
  const lines = [...unused, line].filter(({ amount }) => amount !== 0);
  const moved = { ...next, period, anchor: isSame ? state.anchor : at, status: keptStatus(state) };
  if (lines.length === 0) return { state: moved, charges: [] };
  return withCharge(moved, chargeOf({ kind: 'change', at, period, lines, terms, credit: state.credit }));
}

const keptStatus = ({ status }: SubscriptionState): SubscriptionStatus =>
  status === 'trialing' ? 'active' : status;

const withDues = ({ state, charges }: Outcome, { openDues }: SubscriptionState): Outcome => ({
  state: { ...state, openDues: [...openDues, ...state.openDues] },
  charges,
});

/** Ends a subscription now, or leaves it until its period ends. */
export function cancel(
  state: SubscriptionState,
  { atPeriodEnd }: { readonly atPeriodEnd: boolean },
): SubscriptionState {
  return atPeriodEnd ? { ...state, cancelAtPeriodEnd: true } : { ...state, status: 'canceled' };
}

/** Moves the end of a period or a trial; nothing is charged for it, and later periods are counted from there. */
export function extend(state: SubscriptionState, days: number): SubscriptionState {
  const end = daysAfter(state.period.end, days);
  return { ...state, anchor: end, period: { ...state.period, end } };
}

/** Somebody paid an invoice, or it was voided: the dues are those that are left. */
export function settle(state: SubscriptionState, openDues: readonly Date[], at: Date): SubscriptionState {
  const isLate = openDues.some((due) => due <= at);
  const isBack = state.status === 'past_due' && !isLate;
  return { ...state, openDues, status: isBack ? 'active' : state.status };
}

/** Everything that time brings up to a moment: renewals, late payments, ends. */
export function advance(state: SubscriptionState, to: Date): Outcome {
  let current = state;
  const charges: Charge[] = [];
  for (;;) {
    const next = nextStep(current);
    if (!next || next.at > to) return { state: current, charges };
    const outcome = next.take(current, next.at);
    current = outcome.state;
    charges.push(...outcome.charges);
  }
}

interface Step {
  readonly at: Date;
  readonly take: (state: SubscriptionState, at: Date) => Outcome;
}

/** What happens next by itself, and when. */
function nextStep(state: SubscriptionState): Step | undefined {
  if (hasEnded(state)) return undefined;
  const dues = isFree(state.terms) ? [] : state.openDues;
  const oldest = dues.toSorted((one, other) => one.getTime() - other.getTime())[0];
  const steps: Step[] = [{ at: state.period.end, take: endPeriod }];
  if (oldest && state.status !== 'past_due') steps.push({ at: oldest, take: turnLate });
  if (oldest && state.status === 'past_due') steps.push({ at: daysAfter(oldest, GRACE_DAYS), take: expire });
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
}

const only = (state: SubscriptionState): Outcome => ({ state, charges: [] });
const turnLate: Step['take'] = (state) => only({ ...state, status: 'past_due' });
/** What is unpaid then is given up. */
const expire: Step['take'] = (state) => only({ ...state, status: 'expired', openDues: [] });

function endPeriod(state: SubscriptionState, at: Date): Outcome {
  if (state.cancelAtPeriodEnd) return only({ ...state, status: 'canceled' });
  if (state.status === 'past_due') return expire(state, at);
  const period = { start: at, end: periodEndAfter(state.anchor, state.terms.interval, at) };
  return charged({ ...state, status: 'active', period }, at);
}
