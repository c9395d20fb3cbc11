import type { Meter, Usage } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { monthOf } from './rules/periods.ts';
import type { Held } from './subscription-service.ts';
import { countSeats, countWorkspaces, sumBytes, sumEvents } from './usage-repository.ts';

const MINUTE_SECONDS = 60;
const MEGABYTE = 1_000_000;

/** How much of something a customer has used, and how much they may. */
export async function usageOf(tx: Transaction, held: Held, meter: Meter, at: Date): Promise<Usage> {
  return { meter, used: await usedOf(tx, held, meter, at), limit: limitOf(held, meter) };
}

/** What a plan of this customer is measured by. */
export const metersOf = ({ customer }: Held): readonly Meter[] =>
  'companyId' in customer
    ? ['interviews', 'workspaces', 'seats', 'speech_minutes', 'storage_megabytes']
    : ['interviews', 'speech_minutes'];

/** What nobody chooses to use up. */
export type FillingMeter = 'speech_minutes' | 'storage_megabytes';

/** Whether nothing is left of what fills by itself; what nobody limits is not counted for it. */
export async function isUsedUp(tx: Transaction, held: Held, meter: FillingMeter, at: Date): Promise<boolean> {
  const limit = limitOf(held, meter);
  return limit !== null && (await usedOf(tx, held, meter, at)) >= limit;
}

function limitOf({ plan, state }: Held, meter: Meter): number | null {
  const { isPerSeat, limits } = plan.version;
  return meter === 'seats' && isPerSeat ? state.seats : (limits[meter] ?? null);
}

async function usedOf(
  tx: Transaction,
  { id, customer, state }: Held,
  meter: Meter,
  at: Date,
): Promise<number> {
  if (meter === 'interviews' || meter === 'speech_minutes') {
    const sum = await sumEvents(tx, { subscriptionId: id, meter, period: monthOf(state.period, at) });
    return meter === 'interviews' ? sum : Math.ceil(sum / MINUTE_SECONDS);
  }
  if (!('companyId' in customer)) return 0;
  const { companyId } = customer;
  if (meter === 'storage_megabytes') return Math.ceil((await sumBytes(tx, companyId)) / MEGABYTE);
  return meter === 'workspaces' ? countWorkspaces(tx, companyId) : countSeats(tx, companyId, at);
}
