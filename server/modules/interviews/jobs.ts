import type { Deps } from '../../platform/deps.ts';
import { dropPastRetention } from './hiring/hiring-repository.ts';
import { findSilentEvaluations, findUntouched } from './repository.ts';
import { abandonedAfterMs, evaluationSilentMs } from './session/session-machine.ts';
import { changeSession, rescueEvaluation } from './session-service.ts';

const hourSeconds = 60 * 60;
const minuteSeconds = 60;
const batch = 100;

/** Has this process look for sessions that nobody came back to, evaluations that died, and what is past its time. */
export function registerInterviewJobs(deps: Deps): void {
  deps.jobs.every('settle-untouched-sessions', hourSeconds, () => settleUntouchedSessions(deps));
  deps.jobs.every('drop-past-retention', hourSeconds, () => dropPastRetention(deps.db, deps.now()));
  deps.jobs.every('rescue-silent-evaluations', minuteSeconds, () => rescueSilentEvaluations(deps));
}

/** Ends the sessions nobody touched for seven days; what was said in them is judged. */
function settleUntouchedSessions(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - abandonedAfterMs);
  return inBatches(
    () => findUntouched(deps.db, since, batch),
    (sessionId) => changeSession(deps, { sessionId, actor: null, act: (state) => state }),
  );
}

/** Has sessions judged whose evaluation ended without a word, e.g. with the process that did it. */
function rescueSilentEvaluations(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - evaluationSilentMs);
  return inBatches(
    () => findSilentEvaluations(deps.db, since, batch),
    (sessionId) => rescueEvaluation(deps, sessionId),
  );
}

/** Looks again until less than a batch is found: each must no longer be found once it was dealt with. */
async function inBatches(
  find: () => Promise<string[]>,
  deal: (sessionId: string) => Promise<unknown>,
): Promise<void> {
  let found: string[];
  do {
    found = await find();
    for (const sessionId of found) await deal(sessionId);
  } while (found.length === batch);
}
