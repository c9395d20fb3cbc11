import { isDeepStrictEqual } from 'node:util';
import type { ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { declineAssignment, noteRated } from '../assignments/assignment-service.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { type Masked, maskAttempt, namesFor } from './hidden-names-service.ts';
import { note, type Opened, openReview, type ReviewDeps, standingOf } from './opened-review-service.ts';
import {
  findMarks,
  insertReveal,
  lockAttempt,
  type ScorecardRow,
  saveVersion,
} from './scorecard-repository.ts';
import { draftProblems, type Rated, ratingsWithQuotes, submissionProblems } from './scorecard-rules.ts';
import { shownAnswer } from './shown-answer.ts';
import { draftOverSaid } from './without-names.ts';

/**
 * Saves one's own scorecard as a draft, or submits it. After a submission it is the next version, unless it says the
 * same: an answer that was lost on its way is asked for again.
 * @throws HttpProblem 403, 404, 409 for who chose to see the results without rating, 422
 */
export async function saveScorecard(
  { db, now }: ReviewDeps,
  userId: string,
  sessionId: string,
  written: ScorecardDraft,
  { isSubmitted }: { readonly isSubmitted: boolean },
): Promise<{ readonly row: ScorecardRow; readonly masked: Masked | null }> {
  const at = now();
  return db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'rate');
    const { reviewed, access } = opened;
    await lockAttempt(tx, sessionId);
    const { mine, isRevealed: isSeen, choseToSee } = await standingOf(tx, opened, userId);
    if (choseToSee) throw new HttpProblem(409, 'You chose to see the results without rating this attempt.');
    const state = await storedSession(tx, null, sessionId);
    const masked = written.without_names ? maskAttempt(opened, state) : null;
    const draft = masked ? draftOverSaid(written, masked.turns) : written;
    // The server says what is shown, whatever the rater's page took for hidden.
    const { are_hidden: isHidden } = await namesFor(tx, opened, { isRevealed: isSeen });
    const shown = isHidden ? (masked ?? maskAttempt(opened, state)) : masked;
    const rated = await ratedIn(tx, opened, state);
    const problems = [
      ...draftProblems(draft, rated),
      ...(isSubmitted ? submissionProblems(draft, rated) : []),
    ];
    if (problems.length > 0) throw invalidFields(...problems);
    const isDraft = mine !== null && mine.scorecard.submittedAt === null;
    const { companyId } = access.workspace;
    const said = { ratings: ratingsWithQuotes(draft, rated), overall: draft.overall, reason: draft.reason };
    if (mine && !isDraft && isSaid(mine, said)) return { row: mine, masked: shown };
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
    return { row: saved, masked: shown };
  });
}

function isSaid(
  { scorecard: { ratings, overall, reason } }: ScorecardRow,
  said: Pick<ScorecardRow['scorecard'], 'ratings' | 'overall' | 'reason'>,
): boolean {
  return isDeepStrictEqual({ ratings, overall, reason }, said);
}

async function ratedIn(
  tx: Transaction,
  { reviewed, access }: Opened,
  { interview, turns }: SessionState,
): Promise<Rated> {
  return {
    competencyIds: interview.competencies.map(({ id }) => id),
    questions: interview.questions.length,
    turns: turns.map(({ id, questionNumber, answer }) => {
      const question = interview.questions[questionNumber - 1];
      return { id, questionNumber, answer: question ? shownAnswer(question, answer) : answer };
    }),
    marks: await findMarks(tx, reviewed, access.userId),
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
