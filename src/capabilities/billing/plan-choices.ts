import type { Plan, PlanChange } from '../../../openapi/gen/types.gen.ts';
import { priceText } from './money-words.ts';

/** A price of a plan that can be chosen. */
export interface PlanChoice {
  readonly key: string;
  readonly label: string;
  readonly plan: Plan;
  readonly change: Omit<PlanChange, 'seats'>;
}

/** Each price of each plan, in the currency that is paid already; null where none is. */
export function planChoices(plans: readonly Plan[], paidIn: string | null): readonly PlanChoice[] {
  return plans.flatMap((plan) =>
    plan.prices
      .filter(({ currency }) => paidIn === null || currency === paidIn)
      .map((price) => ({
        key: `${plan._id} ${price.currency} ${price.interval}`,
        label: `${plan.name}, ${priceText(price, plan.is_per_seat)}`,
        plan,
        change: { plan_version_id: plan._id, interval: price.interval, currency: price.currency },
      })),
  );
}
