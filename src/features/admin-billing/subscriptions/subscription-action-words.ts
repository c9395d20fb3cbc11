import type { AdminSubscriptionDetails, SubscriptionActionKind } from '../../../../openapi/gen/types.gen.ts';
import { hasEnded } from './subscription-words.ts';

interface ActionWords {
  readonly label: string;
  /** What follows from it. */
  readonly message?: string;
  /** Said once it is done. */
  readonly done: string;
  readonly isDestructive?: true;
}

export const actionWords: Readonly<Record<SubscriptionActionKind, ActionWords>> = {
  change: {
    label: 'Change plan',
    message: 'What is left of the period is credited and charged anew.',
    done: 'Plan changed',
  },
  extend: { label: 'Extend', message: 'The period ends later, free of charge.', done: 'Period extended' },
  credit: { label: 'Add credit', message: 'It is used for the next invoices.', done: 'Credit added' },
  cancel_at_period_end: {
    label: 'Cancel at period end',
    message: 'The customer keeps the plan until then.',
    done: 'Cancels at period end',
  },
  keep: { label: 'Keep', message: 'It renews again.', done: 'Plan kept' },
  cancel_now: {
    label: 'Cancel now',
    message: 'The customer is on the free plan at once. Refund invoices in Billing.',
    done: 'Subscription canceled',
    isDestructive: true,
  },
};

/** What fits the subscription as it is. */
export function actionsFor(subscription: AdminSubscriptionDetails): readonly SubscriptionActionKind[] {
  const { currency, cancel_at_period_end: isEnding, offers } = subscription;
  if (hasEnded(subscription)) return [];
  const change = offers.some(({ prices }) => prices.length > 0) ? (['change'] as const) : [];
  if (currency === null) return change;
  return [...change, 'extend', 'credit', isEnding ? 'keep' : 'cancel_at_period_end', 'cancel_now'];
}
