import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { declineAssignment, setAssignments } from '../assignments/assignment-service.ts';
import { note, openReview, type ReviewDeps } from './opened-review-service.ts';
import { lockAttempt } from './scorecard-repository.ts';

/**
 * Declines to rate what one is asked to.
 * @throws HttpProblem 403, 404, 409 for who is not asked, or has rated
 */
export async function declineReview(
  { db, now }: ReviewDeps,
  userId: string,
  sessionId: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'rate');
    if (!(await declineAssignment(tx, sessionId, userId)))
      throw new HttpProblem(409, 'You are not asked to rate this attempt.');
    await note(tx, opened, { kind: 'review_declined' }, at);
  });
}

/**
 * Says who is to rate an attempt.
 * @throws HttpProblem 403, 404, 422 for who is no member of the workspace
 */
export async function setReviewers(
  { db, now }: ReviewDeps,
  userId: string,
  sessionId: string,
  memberIds: readonly string[],
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'workWithCandidates');
    await lockAttempt(tx, sessionId);
    const { companyId, id: workspaceId } = opened.access.workspace;
    const { interviewId } = opened.reviewed;
    const attempt = { sessionId, interviewId, companyId, workspaceId, at };
    if (!(await setAssignments(tx, attempt, memberIds)))
      throw invalidFields({ field: 'member_ids', message: 'Choose members of this workspace.' });
    await note(tx, opened, { kind: 'reviewers_changed' }, at);
  });
}
