import type { Deps } from '../../platform/deps.ts';
import { dropPastRetention } from './hiring/hiring-repository.ts';
import { inBatches } from './in-batches.ts';
import { rescueEvaluation } from './judging-service.ts';
import { findSilentEvaluations, findUntouched } from './repository.ts';
import { abandonedAfterMs, evaluationSilentMs, unbegunAfterMs } from './session/session-machine.ts';
import { changeSession } from './session-service.ts';

const hourSeconds = 60 * 60;
const minuteSeconds = 60;
const batch = 100;

/** Lets this process look for sessions that nobody came back to, evaluations that died, and what is past its time. */
export function registerInterviewJobs(deps: Deps): void {
  deps.jobs.every('settle-untouched-sessions', hourSeconds, () => settleUntouchedSessions(deps));
  deps.jobs.every('drop-past-retention', hourSeconds, () => dropPastRetention(deps.db, deps.now()));
  deps.jobs.every('rescue-silent-evaluations', minuteSeconds, () => rescueSilentEvaluations(deps));
}

/** Ends the sessions nobody touched for too long; what was said in them is judged. */
function settleUntouchedSessions(deps: Deps): Promise<void> {
  const at = deps.now().getTime();
  const since = { any: new Date(at - abandonedAfterMs), unbegunPractice: new Date(at - unbegunAfterMs) };
  return inBatches(
    batch,
    (limit) => findUntouched(deps.db, since, limit),
    (sessionId) => changeSession(deps, { sessionId, actor: null, act: (state) => state }),
  );
}

/** Queues the sessions whose evaluation ended without a word, e.g. with the process that did it. */
function rescueSilentEvaluations(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - evaluationSilentMs);
  return inBatches(
    batch,
    (limit) => findSilentEvaluations(deps.db, since, limit),
    (sessionId) => rescueEvaluation(deps, sessionId),
  );
}
