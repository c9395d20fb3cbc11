import type { Meter, Usage } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { monthOf } from './rules/periods.ts';
import type { Held } from './subscription-service.ts';
import { countSeats, countWorkspaces, sumEvents } from './usage-repository.ts';

/** How much of something a customer has used, and how much they may. */
export async function usageOf(tx: Transaction, held: Held, meter: Meter, at: Date): Promise<Usage> {
  return { meter, used: await usedOf(tx, held, meter, at), limit: limitOf(held, meter) };
}

/** What a plan of this customer is measured by. */
export const metersOf = ({ customer }: Held): readonly Meter[] =>
  'companyId' in customer ? ['interviews', 'workspaces', 'seats'] : ['interviews'];

function limitOf({ plan, state }: Held, meter: Meter): number | null {
  const { isPerSeat, limits } = plan.version;
  return meter === 'seats' && isPerSeat ? state.seats : limits[meter];
}

async function usedOf(
  tx: Transaction,
  { id, customer, state }: Held,
  meter: Meter,
  at: Date,
): Promise<number> {
  if (meter === 'interviews')
    return sumEvents(tx, { subscriptionId: id, meter, period: monthOf(state.period, at) });
  if (!('companyId' in customer)) return 0;
  const { companyId } = customer;
  return meter === 'workspaces' ? countWorkspaces(tx, companyId) : countSeats(tx, companyId, at);
}
