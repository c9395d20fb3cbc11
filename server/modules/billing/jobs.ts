import type { Deps } from '../../platform/deps.ts';
import { advanceDue } from './subscription-service.ts';

const HOUR_SECONDS = 3600;

/** Lets this process take part in renewing subscriptions. */
export function registerBillingJobs(deps: Deps): void {
  deps.jobs.every('advance-subscriptions', HOUR_SECONDS, () => advanceDue(deps));
}
