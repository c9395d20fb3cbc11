import type {
  IntegrityFindingDraft,
  IntegrityReview,
  SecondReviewDecision,
} from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../../platform/problem.ts';
import { note, type Opened, openReview, standingOf } from '../../scorecards/opened-review-service.ts';
import { notedIn } from '../record-service.ts';
import { listEventIds, lockLog } from '../repository.ts';
import { FINDING_MAIL_QUEUE, type FindingMail } from './finding-mail.ts';
import { requestSecondReviewMails } from './finding-mail-service.ts';
import {
  findFindings,
  findSecondReviewers,
  insertFinding,
  lockFinding,
  updateFinding,
} from './finding-repository.ts';
import { commentUntil, decisionRefusal, findingProblems } from './finding-rules.ts';

/**
 * What was noted in an attempt, and what people made of it.
 * @throws HttpProblem 403, 404, 409 before one's own scorecard is in
 */
export async function readIntegrityReview(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
): Promise<IntegrityReview> {
  const opened = await openRevealed(deps.db, userId, sessionId);
  return {
    ...(await notedIn(deps, sessionId, opened.reviewed.terms)),
    second_reviewers: await findSecondReviewers(deps.db, placeOf(opened), userId),
  };
}

/** Rule 1: what was noted opens with one's own scorecard. */
async function openRevealed(db: Database | Transaction, userId: string, sessionId: string): Promise<Opened> {
  const opened = await openReview(db, userId, sessionId, 'rate');
  const { isRevealed } = await standingOf(db, opened, userId);
  if (isRevealed) return opened;
  throw new HttpProblem(409, 'Rate this attempt first.', { code: 'rate_first' });
}

const placeOf = ({ reviewed, access }: Opened) => ({
  workspaceId: access.workspace.id,
  sessionId: reviewed.sessionId,
});

/**
 * Says what the notes on an attempt come to. Of a violation its candidate is told, and a second person is asked.
 * @throws HttpProblem 403, 404, 409 where one of somebody else waits, 422
 */
export async function proposeFinding(
  { db, jobs, now }: Deps,
  userId: string,
  sessionId: string,
  draft: IntegrityFindingDraft,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openRevealed(tx, userId, sessionId);
    await lockLog(tx, sessionId);
    await withdrawOwn(tx, userId, sessionId, at);
    const reviewers = await findSecondReviewers(tx, placeOf(opened), userId);
    const problems = findingProblems(draft, {
      eventIds: [...(await listEventIds(tx, sessionId))],
      secondReviewerIds: reviewers.map(({ _id }) => _id),
    });
    if (problems.length > 0) throw invalidFields(...problems);
    const { verdict, second_reviewer_id: reviewerId } = draft;
    const isViolation = verdict === 'violation';
    const id = newId();
    await insertFinding(tx, {
      id,
      companyId: opened.access.workspace.companyId,
      interviewId: opened.reviewed.interviewId,
      sessionId,
      verdict,
      text: draft.text.trim(),
      eventIds: draft.event_ids,
      proposedBy: userId,
      proposedAt: at,
      ...(isViolation && {
        secondReview: 'waiting',
        commentUntil: commentUntil(at),
        secondReviewerId: reviewerId,
        byAdministrator: reviewerId === null,
      }),
    });
    await note(tx, opened, { kind: 'integrity_reviewed' }, at);
    if (!isViolation) return;
    await jobs.send<FindingMail>(tx, FINDING_MAIL_QUEUE, { findingId: id, news: 'proposed' });
    await requestSecondReviewMails({ jobs }, tx, { findingId: id, reviewerId });
  });
}

/** Takes back what one proposed and nobody has decided on; what others proposed is decided on first. */
async function withdrawOwn(tx: Transaction, userId: string, sessionId: string, at: Date): Promise<void> {
  const findings = await findFindings(tx, sessionId);
  const waiting = findings.find(({ finding }) => finding.secondReview === 'waiting')?.finding;
  if (!waiting) return;
  if (waiting.proposedBy !== userId)
    throw new HttpProblem(409, 'A violation waits for its second review. It is decided first.');
  await updateFinding(tx, waiting.id, { secondReview: 'withdrawn', decidedBy: userId, decidedAt: at });
}

interface Place {
  readonly sessionId: string;
  readonly findingId: string;
}

/**
 * Confirms or rejects a violation, as somebody who did not propose it.
 * @throws HttpProblem 403, 404, 409 while its candidate may answer, and for what was decided
 */
export async function decideFinding(
  { db, jobs, now }: Deps,
  userId: string,
  place: Place,
  decision: SecondReviewDecision,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openRevealed(tx, userId, place.sessionId);
    const finding = await lockFinding(tx, place.findingId);
    if (finding?.sessionId !== place.sessionId) throw noFinding();
    if (finding.proposedBy === userId)
      throw new HttpProblem(403, 'A second person decides on what you proposed.');
    if (finding.byAdministrator) throw new HttpProblem(409, 'An administrator decides on this.');
    await settle({ tx, jobs }, finding, { ...decision, decidedBy: userId, at });
    await note(tx, opened, { kind: 'integrity_decided' }, at);
  });
}

export const noFinding = () => new HttpProblem(404, 'There is no such finding.');

type Settled = SecondReviewDecision & { readonly decidedBy: string; readonly at: Date };

/**
 * Stores what a second person decided, and has its candidate told.
 * @throws HttpProblem 409
 */
export async function settle(
  { tx, jobs }: Pick<Deps, 'jobs'> & { readonly tx: Transaction },
  finding: NonNullable<Awaited<ReturnType<typeof lockFinding>>>,
  { outcome, reason, decidedBy, at }: Settled,
): Promise<void> {
  const refusal = decisionRefusal(finding, outcome, at);
  if (refusal) throw new HttpProblem(409, refusal.detail, { code: refusal.code });
  const change = { secondReview: outcome, decidedBy, decidedAt: at, decisionReason: reason.trim() };
  await updateFinding(tx, finding.id, change);
  await jobs.send<FindingMail>(tx, FINDING_MAIL_QUEUE, { findingId: finding.id, news: 'decided' });
}
