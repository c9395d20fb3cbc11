import { isDeepStrictEqual } from 'node:util';
import type { ReviewAssignment, ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import {
  assignmentsOf,
  declineAssignment,
  noteRated,
  setAssignments,
} from '../assignments/assignment-service.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { openWorkspace, type WorkspaceAccess } from '../workspaces/access-service.ts';
import { type NewActivity, recordActivities } from '../workspaces/activity-service.ts';
import { isAllowed, type WorkspaceAction } from '../workspaces/roles.ts';
import {
  findExactPoints,
  findNewestReport,
  findRequests,
  findReviewed,
  findScorecards,
  hasChosenToSee,
  insertReveal,
  lockAttempt,
  type Reviewed,
  type ScorecardRow,
  saveVersion,
  storeAnswer,
} from './scorecard-repository.ts';
import {
  draftProblems,
  isRevealed,
  type Rated,
  ratingsWithQuotes,
  submissionProblems,
} from './scorecard-rules.ts';
import { shownAnswer } from './shown-answer.ts';

type ReviewDeps = Pick<Deps, 'db' | 'now'>;

interface Opened {
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
async function openReview(
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

/** All that one may see of an attempt now: whatever rule 1 hides is not even read. */
export async function readReview({ db }: Pick<Deps, 'db'>, userId: string, sessionId: string) {
  const opened = await openReview(db, userId, sessionId, 'rate');
  const { reviewed, access, reviewers, assignment } = opened;
  const { interview, turns } = await storedSession(db, null, sessionId);
  const { mine, team, ...standing } = await standingOf(db, opened, userId);
  const requests = await findRequests(db, sessionId);
  const exact = await findExactPoints(db, sessionId);
  const report = standing.isRevealed ? await findNewestReport(db, sessionId) : undefined;
  return {
    ...standing,
    reviewed,
    reviewers,
    assignment: assignment ?? null,
    role: access.role,
    interview,
    turns,
    requests,
    mine,
    team: standing.isRevealed ? team : null,
    report: report ?? null,
    exact,
  };
}

export type Review = Awaited<ReturnType<typeof readReview>>;

async function standingOf(
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

/** What people and the engine found in an attempt. Only for who may see it: this does not ask. */
export async function foundBy(db: Database | Transaction, sessionId: string) {
  const team = newestSubmitted(await findScorecards(db, sessionId));
  return { team, report: (await findNewestReport(db, sessionId)) ?? null };
}

/** Of each rater the newest version that was submitted. */
function newestSubmitted(all: readonly ScorecardRow[]): ScorecardRow[] {
  const newest = new Map<string, ScorecardRow>();
  for (const row of all) {
    const key = row.scorecard.raterId ?? row.scorecard.id;
    if (row.scorecard.submittedAt && !newest.has(key)) newest.set(key, row);
  }
  return [...newest.values()];
}

/**
 * Saves one's own scorecard as a draft, or submits it. After a submission it is the next version, unless it says the
 * same: an answer that was lost on its way is asked for again.
 * @throws HttpProblem 403, 404, 409 for who chose to see the results without rating, 422
 */
export async function saveScorecard(
  { db, now }: ReviewDeps,
  userId: string,
  sessionId: string,
  draft: ScorecardDraft,
  { isSubmitted }: { readonly isSubmitted: boolean },
): Promise<ScorecardRow> {
  const at = now();
  return db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'rate');
    const { reviewed, access } = opened;
    await lockAttempt(tx, sessionId);
    const { mine, isRevealed: isSeen, choseToSee } = await standingOf(tx, opened, userId);
    if (choseToSee) throw new HttpProblem(409, 'You chose to see the results without rating this attempt.');
    const rated = await ratedIn(tx, sessionId);
    const problems = [
      ...draftProblems(draft, rated),
      ...(isSubmitted ? submissionProblems(draft, rated) : []),
    ];
    if (problems.length > 0) throw invalidFields(...problems);
    const isDraft = mine !== null && mine.scorecard.submittedAt === null;
    const { companyId } = access.workspace;
    const said = { ratings: ratingsWithQuotes(draft, rated), overall: draft.overall, reason: draft.reason };
    if (mine && !isDraft && isSaid(mine, said)) return mine;
    await saveVersion(tx, {
      id: isDraft ? mine.scorecard.id : newId(),
      companyId,
      interviewId: reviewed.interviewId,
      sessionId,
      raterId: userId,
      version: isDraft ? mine.scorecard.version : (mine?.scorecard.version ?? 0) + 1,
      rubricVersion: reviewed.rubricVersion ?? 1,
      ...said,
      savedAt: at,
      submittedAt: isSubmitted ? at : null,
      isIndependent: !isSeen,
    });
    if (isSubmitted) {
      await noteRated(tx, sessionId, userId);
      await note(tx, opened, { kind: 'scorecard_submitted' }, at);
    }
    const saved = (await standingOf(tx, opened, userId)).mine;
    if (!saved) throw new Error(`There is no scorecard of ${sessionId} after it was saved.`);
    return saved;
  });
}

function isSaid(
  { scorecard: { ratings, overall, reason } }: ScorecardRow,
  said: Pick<ScorecardRow['scorecard'], 'ratings' | 'overall' | 'reason'>,
): boolean {
  return isDeepStrictEqual({ ratings, overall, reason }, said);
}

async function ratedIn(tx: Transaction, sessionId: string): Promise<Rated> {
  const { interview, turns } = await storedSession(tx, null, sessionId);
  return {
    competencyIds: interview.competencies.map(({ id }) => id),
    questions: interview.questions.length,
    turns: turns.map(({ id, questionNumber, answer }) => {
      const question = interview.questions[questionNumber - 1];
      return { id, questionNumber, answer: question ? shownAnswer(question, answer) : answer };
    }),
  };
}

/**
 * Shows the results to somebody who then cannot rate.
 * @throws HttpProblem 403, 404, 409 for who has rated
 */
export async function showWithoutRating(
  { db, now }: ReviewDeps,
  userId: string,
  sessionId: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'seeCandidates');
    const { reviewed, access } = opened;
    await lockAttempt(tx, sessionId);
    const { hasSubmitted } = await standingOf(tx, opened, userId);
    if (hasSubmitted) throw new HttpProblem(409, 'You have rated this attempt already.');
    const { companyId } = access.workspace;
    const { interviewId } = reviewed;
    await declineAssignment(tx, sessionId, userId);
    const isNew = await insertReveal(tx, { companyId, interviewId, sessionId, userId, at });
    if (isNew) await note(tx, opened, { kind: 'shown_without_rating' }, at);
  });
}

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

/**
 * Answers what a candidate asked for.
 * @throws HttpProblem 403, 404, 409 for what was answered already
 */
export async function answerRequest(
  { db, now }: ReviewDeps,
  userId: string,
  { sessionId, requestId }: { readonly sessionId: string; readonly requestId: string },
  answer: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'workWithCandidates');
    const requests = await findRequests(tx, sessionId);
    if (!requests.some(({ id }) => id === requestId)) throw new HttpProblem(404, 'There is no such request.');
    if (!(await storeAnswer(tx, { sessionId, requestId }, answer.trim(), at)))
      throw new HttpProblem(409, 'Somebody has answered this already.');
    await note(tx, opened, { kind: 'request_answered' }, at);
  });
}

async function note(
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
