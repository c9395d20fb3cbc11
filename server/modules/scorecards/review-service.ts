import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { announceAttempt } from '../interviews/interview-mail/attempt-mail-service.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { maskAttempt, namesFor } from './hidden-names-service.ts';
import { newestSubmitted, note, openReview, type ReviewDeps, standingOf } from './opened-review-service.ts';
import {
  findExactPoints,
  findMarks,
  findNewestReport,
  findRequests,
  findScorecards,
  storeAnswer,
} from './scorecard-repository.ts';

/** All that one may see of an attempt now: whatever rule 1 hides is not even read. */
export async function readReview({ db }: Pick<Deps, 'db'>, userId: string, sessionId: string) {
  const opened = await openReview(db, userId, sessionId, 'rate');
  const { reviewed, access, reviewers, assignment } = opened;
  const state = await storedSession(db, null, sessionId);
  const { interview, turns } = state;
  const { mine, team, ...standing } = await standingOf(db, opened, userId);
  const names = await namesFor(db, opened, standing);
  const requests = await findRequests(db, sessionId);
  const marks = await findMarks(db, reviewed, userId);
  const exact = await findExactPoints(db, sessionId);
  const report = standing.isRevealed ? await findNewestReport(db, sessionId) : undefined;
  return {
    ...standing,
    reviewed,
    reviewers,
    assignment: assignment ?? null,
    role: access.role,
    names,
    masked: names.are_hidden ? maskAttempt(opened, state) : null,
    interview,
    turns,
    requests,
    marks,
    mine,
    team: standing.isRevealed ? team : null,
    report: report ?? null,
    exact,
  };
}

export type Review = Awaited<ReturnType<typeof readReview>>;

/** What people and the engine found in an attempt. Only for who may see it: this does not ask. */
export async function foundBy(db: Database | Transaction, sessionId: string) {
  const team = newestSubmitted(await findScorecards(db, sessionId));
  return { team, report: (await findNewestReport(db, sessionId)) ?? null };
}

/**
 * Answers what a candidate asked for.
 * @throws HttpProblem 403, 404, 409 for what was answered already
 */
export async function answerRequest(
  { db, jobs, now }: ReviewDeps & Pick<Deps, 'jobs'>,
  userId: string,
  { sessionId, requestId }: { readonly sessionId: string; readonly requestId: string },
  answer: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, userId, sessionId, 'workWithCandidates');
    const requests = await findRequests(tx, sessionId);
    const request = requests.find(({ id }) => id === requestId);
    if (!request) throw new HttpProblem(404, 'There is no such request.');
    if (request.handedOverAt) throw new HttpProblem(409, 'An administrator answers this.');
    if (!(await storeAnswer(tx, { sessionId, requestId }, answer.trim(), at)))
      throw new HttpProblem(409, 'Somebody has answered this already.');
    await announceAttempt({ jobs }, tx, { sessionId, news: 'answered', requestId });
    await note(tx, opened, { kind: 'request_answered' }, at);
  });
}
