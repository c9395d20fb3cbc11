import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const soundSweepQueue = 'sweep-sound';

/** Queues the removal of the sound whose rows are gone with the caller's transaction. */
export function requestSoundSweep(jobs: Jobs, tx: Transaction): Promise<void> {
  return jobs.send(tx, soundSweepQueue, {});
}
