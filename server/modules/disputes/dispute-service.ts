import type {
  Dispute,
  DisputeDetail,
  InterviewReportHandover,
  ReviewQuestion,
} from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { nextAdministrator } from '../administrators/administrator-service.ts';
import { type AuditedAction, type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import { announceAttempt } from '../interviews/interview-mail/attempt-mail-service.ts';
import { transcriptOf } from '../scorecards/attempt-record-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { requestDisputeMails } from './dispute-mail-service.ts';
import { type DisputeRow, findDispute, lockRequest, updateRequest } from './dispute-repository.ts';

/** Of somebody who is signed in. */
export type ActingOrigin = AuditOrigin & { readonly actorId: string };

/** What an administrator is to answer; whose it is and what it says stay out of it. */
export function presentDispute({ request, terms, handedTo, answerer }: DisputeRow): Dispute {
  return {
    _id: request.id,
    kind: request.kind,
    company: terms.company,
    interview: terms.title,
    reason: request.handoverReason,
    asked_at: request.createdAt.toISOString(),
    handed_over_at: (request.handedOverAt ?? request.createdAt).toISOString(),
    state: request.answeredAt ? 'answered' : 'waiting',
    handed_to: handedTo,
    answered_by: answerer,
    answered_at: request.answeredAt?.toISOString() ?? null,
  };
}

/** @throws HttpProblem 404 */
export async function readDispute({ db }: Pick<Deps, 'db'>, requestId: string): Promise<DisputeDetail> {
  const found = await findDispute(db, requestId);
  if (!found) throw noDispute();
  const { sessionId, turnId, text, answer, answeredAt } = found.request;
  return {
    dispute: presentDispute(found),
    text,
    questions: answeredAt ? null : aboutTurn(await transcriptOf(db, sessionId), turnId),
    answer,
  };
}

/** Of a correction the answer that it is about, of a review all. */
function aboutTurn(questions: readonly ReviewQuestion[], turnId: string | null): ReviewQuestion[] {
  if (turnId === null) return [...questions];
  return questions.flatMap((question) => {
    const turns = question.turns.filter(({ _id }) => _id === turnId);
    return turns.length > 0 ? [{ ...question, turns }] : [];
  });
}

/**
 * The same for an administrator who looks at it, which is logged: it holds what a candidate said.
 * @throws HttpProblem 403 where another one has it, 404
 */
export async function lookAtDispute(
  deps: Pick<Deps, 'db' | 'now'>,
  origin: ActingOrigin,
  requestId: string,
): Promise<DisputeDetail> {
  await deps.db.transaction(async (tx) => {
    const found = await findDispute(tx, requestId);
    if (!found) throw noDispute();
    requireOwn(found, origin);
    await appendAudit(tx, {
      ...{ at: deps.now(), origin, action: 'dispute.viewed', entity: entityOf(found) },
      reason: 'To answer what a candidate asked for',
    });
  });
  return readDispute(deps, requestId);
}

/**
 * Answers what a candidate asked for, for them and their hiring team; the audit log says who did.
 * @throws HttpProblem 403 where another one has it, 404, 409 for what was answered
 */
export async function answerDispute(
  { db, jobs, now }: Deps,
  origin: ActingOrigin,
  requestId: string,
  answer: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const found = await lockedDispute(tx, requestId);
    requireOwn(found, origin);
    requireOpen(found);
    await updateRequest(tx, requestId, {
      ...{ answer: answer.trim(), answeredAt: at, answeredBy: origin.actorId },
    });
    await announceAttempt({ jobs }, tx, { sessionId: found.request.sessionId, news: 'answered', requestId });
    const { companyId, workspaceId, applicationId, terms } = found;
    if (companyId && workspaceId && applicationId)
      await recordActivities(tx, { companyId, workspaceId, actorId: null, at }, [
        { kind: 'request_answered', applicationId, change: { after: terms.title } },
      ]);
    await appendAudit(tx, {
      ...{ at, origin, action: 'dispute.answered', entity: entityOf(found), reason: answer.trim() },
      before: { state: 'waiting' },
      after: { state: 'answered' },
      personId: found.candidateId,
    });
  });
}

/**
 * Has one administrator answer it, who is told by mail; the audit log says who handed it over and why.
 * @throws HttpProblem 404, 409 for what was answered and for whom it is with, 422
 */
export async function handOverDispute(
  { db, jobs, now }: Deps,
  origin: ActingOrigin,
  requestId: string,
  { administrator_id: administratorId, reason }: InterviewReportHandover,
): Promise<Dispute> {
  const at = now();
  return db.transaction(async (tx) => {
    const found = await lockedDispute(tx, requestId);
    requireOpen(found);
    const next = await nextAdministrator(tx, { from: found.request.administratorId, to: administratorId });
    await updateRequest(tx, requestId, { administratorId: next.id });
    if (next.id !== origin.actorId)
      await requestDisputeMails({ jobs }, tx, { requestId, administratorId: next.id, at });
    await appendAudit(tx, {
      ...{ at, origin, action: 'dispute.handed_over', entity: entityOf(found), reason: reason.trim() },
      before: { administrator_id: found.request.administratorId },
      after: { administrator_id: next.id },
    });
    return presentDispute({ ...found, handedTo: { _id: next.id, full_name: next.fullName } });
  });
}

const noDispute = () => new HttpProblem(404, 'There is no such dispute.');

function entityOf({ request, terms }: DisputeRow): AuditedAction['entity'] {
  return { type: 'dispute', id: request.id, name: `${terms.title}, ${terms.company}` };
}

/** @throws HttpProblem 404 */
async function lockedDispute(tx: Transaction, requestId: string): Promise<DisputeRow> {
  await lockRequest(tx, requestId);
  const found = await findDispute(tx, requestId);
  if (!found) throw noDispute();
  return found;
}

/** @throws HttpProblem 409 */
function requireOpen({ request }: DisputeRow): void {
  if (request.answeredAt) throw new HttpProblem(409, 'Somebody has answered this already.');
}

/** @throws HttpProblem 403 where it was handed to another administrator */
function requireOwn({ request, handedTo }: DisputeRow, { actorId }: ActingOrigin): void {
  if (request.administratorId === null || request.administratorId === actorId) return;
  throw new HttpProblem(403, `This was handed to ${handedTo?.full_name ?? 'another administrator'}.`);
}
