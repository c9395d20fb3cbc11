import type { Deps } from '../../platform/deps.ts';
import { dropAddressKeys } from './repository.ts';

const hourSeconds = 60 * 60;

/** Lets this process forget what is of use during an attempt only; the rest goes with the attempt itself. */
export function registerIntegrityJobs({ db, jobs }: Deps): void {
  jobs.every('drop-address-keys', hourSeconds, () => dropAddressKeys(db));
}
