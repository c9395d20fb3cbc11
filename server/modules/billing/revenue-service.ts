import type { Revenue } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { sumInvoiced, sumPaid, sumRefunded, sumUnits, sumUnpaid } from './revenue-repository.ts';

const MONTHS = 12;

/** The months up to a moment, the latest first. */
function monthsBefore(at: Date): readonly Date[] {
  return Array.from(
    { length: MONTHS },
    (_, back) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1)),
  );
}

/** What was invoiced, paid and refunded, by currency. */
export async function revenueOf({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Revenue> {
  const at = now();
  const months = monthsBefore(at);
  const since = months.at(-1) ?? at;
  const sums = {
    invoiced: await sumInvoiced(db, since),
    paid: await sumPaid(db, since),
    refunded: await sumRefunded(db, since),
  };
  const unpaid = await sumUnpaid(db, at);
  const recurring = recurringOf(await sumUnits(db));
  const known = [...Object.values(sums).flat(), ...unpaid].map(({ currency }) => currency);
  const currencies = [...new Set([...known, ...recurring.keys()])].toSorted();
  return {
    currencies: currencies.map((currency) => {
      const sum = (name: keyof typeof sums, month: string) =>
        sums[name].find((one) => one.currency === currency && one.month === month)?.amount ?? 0;
      const left = unpaid.find((one) => one.currency === currency);
      return {
        currency,
        recurring: Math.round(recurring.get(currency) ?? 0),
        open: left?.open ?? 0,
        overdue: left?.overdue ?? 0,
        months: months.map((start) => {
          const month = start.toISOString().slice(0, 7);
          return {
            month,
            invoiced: sum('invoiced', month),
            paid: sum('paid', month),
            refunded: sum('refunded', month),
          };
        }),
      };
    }),
  };
}

/** What is paid for, a month. */
function recurringOf(rows: Awaited<ReturnType<typeof sumUnits>>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, interval, prices, units } of rows) {
    const price = prices.find((one) => one.currency === currency && one.interval === interval);
    if (!price) continue;
    const monthly = (price.amount * units) / (interval === 'year' ? 12 : 1);
    sums.set(price.currency, (sums.get(price.currency) ?? 0) + monthly);
  }
  return sums;
}
