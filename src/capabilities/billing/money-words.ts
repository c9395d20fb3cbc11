import type { PlanPrice } from '../../../openapi/gen/types.gen.ts';

/** An amount in the smallest unit of its currency. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

/** As in “€29.00 a month”. */
export const priceText = ({ amount, currency, interval }: PlanPrice, isPerSeat: boolean): string =>
  `${moneyText(amount, currency)} ${isPerSeat ? 'per seat ' : ''}a ${interval}`;

export const percentText = (basisPoints: number): string => `${basisPoints / 100}%`;
