import type { RequestHandover } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { appendAudit } from '../audit/audit-service.ts';
import { note, openReview } from '../scorecards/opened-review-service.ts';
import { requestDisputeMails } from './dispute-mail-service.ts';
import { lockRequest, updateRequest } from './dispute-repository.ts';
import type { ActingOrigin } from './dispute-service.ts';

interface Place {
  readonly sessionId: string;
  readonly requestId: string;
}

/**
 * Leaves the answer to what a candidate asked for to an administrator: until it is there, they may open the answers that
 * it is about.
 * @throws HttpProblem 403, 404, 409 for what was answered or handed over already
 */
export async function handOverRequest(
  { db, jobs, now }: Deps,
  origin: ActingOrigin,
  { sessionId, requestId }: Place,
  { reason }: RequestHandover,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const opened = await openReview(tx, origin.actorId, sessionId, 'workWithCandidates');
    const request = await lockRequest(tx, requestId);
    if (request?.sessionId !== sessionId) throw new HttpProblem(404, 'There is no such request.');
    if (request.answeredAt) throw new HttpProblem(409, 'Somebody has answered this already.');
    if (request.handedOverAt) throw new HttpProblem(409, 'An administrator has this already.');
    await updateRequest(tx, requestId, { handedOverAt: at, handoverReason: reason.trim() });
    await requestDisputeMails({ jobs }, tx, { requestId, administratorId: null, at });
    await note(tx, opened, { kind: 'request_handed_over' }, at);
    const { title, company } = opened.reviewed.terms;
    await appendAudit(tx, {
      at,
      origin,
      action: 'dispute.opened',
      entity: { type: 'dispute', id: requestId, name: `${title}, ${company}` },
      reason: reason.trim(),
    });
  });
}
