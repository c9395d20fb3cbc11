import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { readSession } from '../../interviews/session-service.ts';
import { findSessionOf, lockFinding, updateFinding } from './finding-repository.ts';
import { noFinding } from './finding-service.ts';

/**
 * Keeps what a candidate says to a possible violation in their own attempt, and tells in which it is.
 * @throws HttpProblem 404, 409 once it is decided
 */
export async function replyToFinding(
  deps: Deps,
  actor: Actor,
  { findingId, text }: { readonly findingId: string; readonly text: string },
): Promise<string> {
  const sessionId = await findSessionOf(deps.db, findingId);
  if (!sessionId) throw noFinding();
  await readSession(deps, actor, sessionId).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 404 ? noFinding() : error;
  });
  await deps.db.transaction(async (tx) => {
    const finding = await lockFinding(tx, findingId);
    if (!finding?.secondReview) throw noFinding();
    if (finding.secondReview !== 'waiting') throw new HttpProblem(409, 'This was decided already.');
    await updateFinding(tx, finding.id, { reply: text.trim(), repliedAt: deps.now() });
  });
  return sessionId;
}
