import type {
  InterviewReport,
  InterviewReportDetail,
  SecondReviewDecision,
} from '../../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type AuditOrigin, appendAudit } from '../../audit/audit-service.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { notedIn } from '../record-service.ts';
import { lockFinding } from './finding-repository.ts';
import { noFinding, settle } from './finding-service.ts';
import { findInterviewReport, type ReportRow } from './report-repository.ts';

/** A violation that administrators decide on; whose it is stays out of it. */
export function presentInterviewReport({ finding, terms, decider }: ReportRow): InterviewReport {
  return {
    _id: finding.id,
    company: terms.company,
    interview: terms.title,
    text: finding.text,
    events_cited: finding.eventIds.length,
    proposed_at: finding.proposedAt.toISOString(),
    comment_until: (finding.commentUntil ?? finding.proposedAt).toISOString(),
    has_reply: finding.reply !== null,
    state: finding.secondReview ?? 'waiting',
    decided_by: decider,
    decided_at: finding.decidedAt?.toISOString() ?? null,
  };
}

/** @throws HttpProblem 404 */
export async function readInterviewReport(
  deps: Pick<Deps, 'db' | 'now'>,
  findingId: string,
): Promise<InterviewReportDetail> {
  const found = await findInterviewReport(deps.db, findingId);
  if (!found) throw noFinding();
  const { finding, terms } = found;
  const { band, is_removed, events } = await notedIn(deps, finding.sessionId, terms);
  return {
    report: presentInterviewReport(found),
    band,
    is_removed,
    events,
    event_ids: [...finding.eventIds],
    reply: finding.reply,
    replied_at: finding.repliedAt?.toISOString() ?? null,
    reason: finding.decisionReason,
  };
}

/**
 * The same for an administrator who looks at it, which is logged: it holds what was noted of a person, and says.
 * @throws HttpProblem 404
 */
export async function lookAtInterviewReport(
  deps: Pick<Deps, 'db' | 'now'>,
  origin: AuditOrigin,
  findingId: string,
): Promise<InterviewReportDetail> {
  const detail = await readInterviewReport(deps, findingId);
  const { company, interview } = detail.report;
  await deps.db.transaction((tx) =>
    appendAudit(tx, {
      at: deps.now(),
      origin,
      action: 'integrity_finding.viewed',
      entity: { type: 'integrity_finding', id: findingId, name: `${interview}, ${company}` },
      reason: 'Second review of a violation',
    }),
  );
  return detail;
}

/**
 * Confirms or rejects a violation of a workspace that has nobody else; the audit log says who did and why.
 * @throws HttpProblem 404, 409 while its candidate may answer, and for what was decided
 */
export async function decideInterviewReport(
  { db, jobs, now }: Deps,
  origin: AuditOrigin & { readonly actorId: string },
  findingId: string,
  decision: SecondReviewDecision,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const found = await findInterviewReport(tx, findingId);
    if (!found) throw noFinding();
    const { companyId } = found.finding;
    const finding = await lockFinding(tx, findingId);
    if (!finding) throw noFinding();
    await settle({ tx, jobs }, finding, { ...decision, decidedBy: origin.actorId, at });
    const { workspaceId, applicationId, terms } = found;
    if (workspaceId && applicationId)
      await recordActivities(tx, { companyId, workspaceId, actorId: null, at }, [
        { kind: 'integrity_decided', applicationId, change: { after: terms.title } },
      ]);
    await appendAudit(tx, {
      at,
      origin,
      action: `integrity_finding.${decision.outcome}`,
      entity: { type: 'integrity_finding', id: findingId, name: `${terms.title}, ${terms.company}` },
      reason: decision.reason.trim(),
      before: { second_review: 'waiting' },
      after: { second_review: decision.outcome },
      personId: found.candidateId,
    });
  });
}
