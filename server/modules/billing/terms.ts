import type { PlanInterval } from '../../../openapi/gen/types.gen.ts';
import type { PlanRow } from './plan-repository.ts';
import type { Terms } from './rules/charges.ts';

interface Chosen {
  /** Null where it is free. */
  readonly currency: string | null;
  readonly interval: PlanInterval;
}

/** What a version costs in a currency and interval; undefined where it has no such price and is not free. */
export function termsOf({ version }: PlanRow, { currency, interval }: Chosen): Terms | undefined {
  const isFree = version.prices.length === 0;
  const price = version.prices.find((one) => one.currency === currency && one.interval === interval);
  if (!price && !isFree) return undefined;
  return {
    versionId: version.id,
    name: version.name,
    amount: price?.amount ?? 0,
    currency: price?.currency ?? '',
    interval,
    isPerSeat: version.isPerSeat,
    trialDays: version.trialDays,
    taxBasisPoints: version.taxBasisPoints,
  };
}
