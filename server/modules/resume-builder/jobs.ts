import type { Deps } from '../../platform/deps.ts';
import { emptyTrash } from './built-resume-service.ts';

const HOUR_SECONDS = 60 * 60;

/** Lets this process delete what has been in the trash for 30 days. */
export function registerResumeBuilderJobs(deps: Deps): void {
  deps.jobs.every('empty-resume-trash', HOUR_SECONDS, () => emptyTrash(deps));
}
