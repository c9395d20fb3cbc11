import { type AnchorDeps, anchorLog } from './anchor-service.ts';
import { CHECK_QUEUE, type CheckDeps, type CheckPage, checkPage, startCheck } from './check-service.ts';
import { registerNoteMails } from './note-mail-service.ts';

const HOUR_SECONDS = 3600;

/** Lets this process take part in noting the newest entry each day, and in checking up to it. */
export async function registerAuditJobs(
  deps: AnchorDeps & CheckDeps & Parameters<typeof registerNoteMails>[0],
): Promise<void> {
  await registerNoteMails(deps);
  await deps.jobs.work<CheckPage>(CHECK_QUEUE, (page) => checkPage(deps, page));
  deps.jobs.every('anchor-audit-log', HOUR_SECONDS, async () => {
    if (await anchorLog(deps)) await startCheck(deps, { whole: false });
  });
}
