import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { requestNewEvaluation } from '../interviews/judging-service.ts';
import { refusalSentence } from '../interviews/session/refusal.ts';
import { lockedSession } from '../interviews/stored-session-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { isAllowed } from '../workspaces/roles.ts';
import { engineKey } from './comparison.ts';
import { findAttempts } from './comparison-repository.ts';
import type { ComparisonDeps } from './comparison-service.ts';

export type EvaluationDeps = ComparisonDeps & Pick<Deps, 'jobs' | 'now'>;

/** A model that judges costs. */
const PER_MEMBER: Limit = { name: 'evaluate-attempt-again', max: 60, seconds: 3600 };

/**
 * Queues a new evaluation of a submitted attempt by its engine as it is today.
 * @throws HttpProblem 403, 404, 409 where it would find the same or goes on already, 429
 */
export async function evaluateAttemptAgain(
  { db, jobs, now, engine }: EvaluationDeps,
  userId: string,
  sessionId: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const [found] = await findAttempts(tx, userId, [sessionId]);
    if (!found) throw new HttpProblem(404, 'There is no such session.');
    if (!isAllowed(found.role, 'workWithCandidates'))
      throw new HttpProblem(403, 'Only leads and recruiters of this workspace can do this.');
    const before = await lockedSession(tx, null, sessionId);
    const today = engineKey(engine.begunWith(before.interview.engine).description);
    if (found.engine && engineKey(found.engine) === today)
      throw new HttpProblem(409, 'The engine hasn’t changed since, so a new report would say the same.');
    await countAttempt(tx, PER_MEMBER, [userId], at);
    const step = await requestNewEvaluation({ jobs, now }, tx, before);
    if ('refused' in step) throw new HttpProblem(409, refusalSentence(step));
    const { companyId, id: applicationId } = found.application;
    const change = { after: found.terms.title };
    await recordActivities(tx, { companyId, workspaceId: found.workspace._id, actorId: userId, at }, [
      { kind: 'evaluated_again', applicationId, change },
    ]);
  });
}
