import type { PlanPrice } from '../../../openapi/gen/types.gen.ts';

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency });

const unitOf = (currency: string) => 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** As it is typed: in the main unit of its currency. */
export const mainUnits = (amount: number, currency: string): number => amount / unitOf(currency);

/** Of what was typed in the main unit. */
export const smallestUnits = (text: string, currency: string): number =>
  Math.round(Number(text) * unitOf(currency));

/** What is wrong with an amount as it was typed. */
export const amountProblem = (text: string): string | undefined =>
  /^\d+(\.\d+)?$/.test(text) ? undefined : 'Enter an amount, as 29.00.';

/** An amount in the smallest unit of its currency. */
export const moneyText = (amount: number, currency: string): string =>
  formatOf(currency).format(mainUnits(amount, currency));

/** As in “€29.00 a month”. */
export const priceText = ({ amount, currency, interval }: PlanPrice, isPerSeat: boolean): string =>
  `${moneyText(amount, currency)} ${isPerSeat ? 'per seat ' : ''}a ${interval}`;

export const percentText = (basisPoints: number): string => `${basisPoints / 100}%`;
