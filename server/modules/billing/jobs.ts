import { type ReminderDeps, registerInvoiceMails, remindDue } from './reminder-service.ts';
import { registerStripeJobs } from './stripe/event-service.ts';
import type { StripeDeps } from './stripe/mirror-service.ts';
import { advanceDue } from './subscription-service.ts';

const HOUR_SECONDS = 3600;
const MINUTES_SECONDS = 300;

/** Lets this process take part in renewing subscriptions and in mailing about invoices. */
export async function registerBillingJobs(deps: ReminderDeps & StripeDeps): Promise<void> {
  await registerInvoiceMails(deps);
  await registerStripeJobs(deps);
  deps.jobs.every('advance-subscriptions', HOUR_SECONDS, () => advanceDue(deps));
  deps.jobs.every('remind-of-invoices', MINUTES_SECONDS, () => remindDue(deps));
}
