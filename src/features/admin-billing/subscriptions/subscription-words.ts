import type { AdminSubscription } from '../../../../openapi/gen/types.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';

/** As in “€29.00 a month”. */
export const costOf = ({ currency, price, interval }: AdminSubscription): string =>
  currency === null ? 'Free' : `${moneyText(price, currency)} a ${interval}`;

export const hasEnded = ({ status }: Pick<AdminSubscription, 'status'>): boolean =>
  status === 'canceled' || status === 'expired';
