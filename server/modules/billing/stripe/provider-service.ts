import type { PaymentProvider } from '../../../../openapi/gen/types.gen.ts';
import type { CheckoutDeps } from './checkout-service.ts';
import { findLastEvent } from './customer-repository.ts';

/** How customers pay, and whether that works. */
export async function paymentProviderOf({ db, stripe, publicUrl }: CheckoutDeps): Promise<PaymentProvider> {
  const event = stripe && (await findLastEvent(db));
  return {
    provider: stripe ? 'stripe' : 'manual',
    is_test: stripe?.isTest ?? false,
    webhook_url: stripe ? `${publicUrl}/api/v1/billing/stripe-events` : null,
    last_event_at: event?.toISOString() ?? null,
    down_since: stripe?.trouble()?.toISOString() ?? null,
  };
}
