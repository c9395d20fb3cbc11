import type { PostOffice } from '../../content/mails/mail-frame.ts';
import type { Deps } from '../../platform/deps.ts';
import { registerFindingMailJobs } from './findings/finding-mail-service.ts';
import { dropAddressKeys } from './repository.ts';

const hourSeconds = 60 * 60;

interface IntegrityJobsDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Lets this process mail who has to do with a violation, and forget what is of use during an attempt only. */
export async function registerIntegrityJobs(deps: IntegrityJobsDeps): Promise<void> {
  const { db, jobs } = deps;
  await registerFindingMailJobs(deps);
  jobs.every('drop-address-keys', hourSeconds, () => dropAddressKeys(db));
}
