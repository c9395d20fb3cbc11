import type { PlanChange } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import { findPlan } from './plan-repository.ts';
import { isFree, type Terms } from './rules/charges.ts';
import { change, type Outcome } from './rules/subscription.ts';
import { findLastCurrency } from './subscription-repository.ts';
import type { Held } from './subscription-service.ts';
import { termsOf } from './terms.ts';
import { usageOf } from './usage-service.ts';

interface Noted {
  readonly at: Date;
  readonly origin: AuditOrigin;
  readonly held: Held;
  readonly after: Outcome;
  /** As in `subscription.changed`. */
  readonly action: string;
  readonly reason: string;
}

/** Writes a change of a subscription to the audit log. */
export async function noteChange(tx: Transaction, noted: Noted): Promise<void> {
  const { at, origin, held, after, action, reason } = noted;
  await appendAudit(tx, {
    at,
    origin,
    action,
    entity: { type: 'subscription', id: held.id, name: held.plan.version.name },
    reason,
    before: summaryOf(held.state),
    after: summaryOf(after.state),
    personId: 'candidateId' in held.customer ? held.customer.candidateId : null,
  });
}

const summaryOf = ({ terms, seats, status, period, cancelAtPeriodEnd, credit }: Outcome['state']) => ({
  plan_version: terms.versionId,
  interval: terms.interval,
  seats,
  status,
  period_end: period.end.toISOString(),
  cancel_at_period_end: cancelAtPeriodEnd,
  credit,
});

/**
 * What a change that somebody wants would bring.
 * @throws HttpProblem 404, 409, 422
 */
export async function outcomeOf(tx: Transaction, held: Held, wanted: PlanChange, at: Date): Promise<Outcome> {
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

async function requireTerms(
  tx: Transaction,
  { customer, plan, state }: Held,
  wanted: PlanChange,
): Promise<Terms> {
  const target = await findPlan(tx, wanted.plan_version_id);
  const isOffered = target?.version.status === 'published' || target?.version.id === plan.version.id;
  if (!target || target.audience !== plan.audience || !isOffered)
    throw new HttpProblem(404, 'There is no such plan.');
  if (target.version.prices.length === 0)
    throw new HttpProblem(409, 'Cancel your plan to go back to the free one.', { code: 'free_plan' });
  const terms = termsOf(target, wanted);
  if (!terms) throw invalidFields({ field: 'interval', message: 'There is no such price.' });
  const last = isFree(state.terms) ? await findLastCurrency(tx, customer) : undefined;
  // Credit from a plan that ended waits in that plan's currency.
  const held = isFree(state.terms) ? state.credit > 0 && last : state.terms.currency;
  if (held && terms.currency !== held)
    throw invalidFields({ field: 'currency', message: `Your ${last ? 'credit' : 'plan'} is in ${held}.` });
  // Nobody tries twice: a trial is for who has never had a plan that costs.
  return last ? { ...terms, trialDays: 0 } : terms;
}
