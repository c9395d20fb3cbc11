import type { ReviewAssignment } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { assignmentsOf } from '../assignments/assignment-service.ts';
import { openWorkspace, type WorkspaceAccess } from '../workspaces/access-service.ts';
import { type NewActivity, recordActivities } from '../workspaces/activity-service.ts';
import { isAllowed, type WorkspaceAction } from '../workspaces/roles.ts';
import {
  findReviewed,
  findScorecards,
  hasChosenToSee,
  type Reviewed,
  type ScorecardRow,
} from './scorecard-repository.ts';
import { isRevealed } from './scorecard-rules.ts';

export type ReviewDeps = Pick<Deps, 'db' | 'now'>;

export interface Opened {
  readonly access: WorkspaceAccess;
  readonly reviewed: Reviewed;
  readonly reviewers: readonly ReviewAssignment[];
  /** Of whoever opens it; undefined where they are not asked to rate it. */
  readonly assignment: ReviewAssignment | undefined;
}

/**
 * A submitted attempt for somebody who may do this in its workspace; `rate` may also who sees no candidates and is asked
 * to rate this one. One of others is as if missing.
 * @throws HttpProblem 403, 404
 */
export async function openReview(
  db: Database | Transaction,
  userId: string,
  sessionId: string,
  action: WorkspaceAction | 'rate',
): Promise<Opened> {
  const reviewed = await findReviewed(db, sessionId);
  if (!reviewed) throw noSession();
  const reviewers = await assignmentsOf(db, sessionId);
  const assignment = reviewers.find(({ member }) => member._id === userId);
  const isAsked = assignment !== undefined && assignment.status !== 'declined';
  const needed = action !== 'rate' ? action : isAsked ? 'read' : 'seeCandidates';
  try {
    const access = await openWorkspace(db, userId, reviewed.workspace._id, needed);
    return { reviewed, access, reviewers, assignment };
  } catch (error) {
    throw error instanceof HttpProblem && error.status === 404 ? noSession() : error;
  }
}

const noSession = () => new HttpProblem(404, 'There is no such session.');

/** What somebody has rated, and whether they may see what others and the engine found. */
export async function standingOf(
  db: Database | Transaction,
  { reviewed: { sessionId, scorecardsNeeded }, access, assignment }: Opened,
  userId: string,
) {
  const all = await findScorecards(db, sessionId);
  const own = all.filter(({ scorecard }) => scorecard.raterId === userId);
  const team = newestSubmitted(all);
  const choseToSee = await hasChosenToSee(db, sessionId, userId);
  const hasSubmitted = own.some(({ scorecard }) => scorecard.submittedAt !== null);
  return {
    mine: own[0] ?? null,
    team,
    choseToSee,
    hasSubmitted,
    isRevealed: isRevealed({
      hasSubmitted,
      choseToSee,
      submitted: team.length,
      needed: scorecardsNeeded,
      isRater: assignment?.status === 'open' || !isAllowed(access.role, 'seeCandidates'),
    }),
  };
}

/** Of each rater the newest version that was submitted. */
export function newestSubmitted(all: readonly ScorecardRow[]): ScorecardRow[] {
  const newest = new Map<string, ScorecardRow>();
  for (const row of all) {
    const key = row.scorecard.raterId ?? row.scorecard.id;
    if (row.scorecard.submittedAt && !newest.has(key)) newest.set(key, row);
  }
  return [...newest.values()];
}

/** Notes in the activity what was done with an attempt. */
export async function note(
  tx: Transaction,
  { reviewed, access }: Pick<Opened, 'reviewed' | 'access'>,
  done: Pick<NewActivity, 'kind'>,
  at: Date,
): Promise<void> {
  const { companyId, id: workspaceId } = access.workspace;
  const change = { after: reviewed.terms.title };
  await recordActivities(tx, { companyId, workspaceId, actorId: access.userId, at }, [
    { ...done, applicationId: reviewed.application.id, change },
  ]);
}
