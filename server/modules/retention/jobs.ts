import type { Deps } from '../../platform/deps.ts';
import { removePast } from './retention-service.ts';

const HOUR_SECONDS = 60 * 60;

/** Lets this process remove what is past its time. */
export function registerRetentionJobs(deps: Deps): void {
  deps.jobs.every('remove-past-applications', HOUR_SECONDS, () => removePast(deps));
}
