import type { FlaggedEvaluation } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { type AuditOrigin, appendAudit, auditOrigin } from '../../audit/audit-service.ts';
import { requestNewEvaluation } from '../../interviews/judging-service.ts';
import { isLeftToPeople } from '../../interviews/people-only-service.ts';
import { refusalSentence } from '../../interviews/session/refusal.ts';
import { lockedSession } from '../../interviews/stored-session-service.ts';
import { type FlaggedRow, findFlagged } from './flag-repository.ts';

/** The operations of `openapi/paths/admin-evaluations.yaml`. */
export function evaluationHandlers(
  deps: Deps,
): Pick<RouteHandlers, 'listEvaluationFlags' | 'evaluateSessionAgain'> {
  return {
    async listEvaluationFlags(request, reply) {
      const { flag, q = '', page = 1, page_size: pageSize = 20 } = request.query;
      const { items, total } = await findFlagged(deps.db, { flag, q: q.trim(), page, pageSize });
      return reply.code(200).send({ items: items.map(present), total });
    },
    async evaluateSessionAgain(request, reply) {
      await evaluateAgain(deps, auditOrigin(request), request.params.session_id, request.body.reason);
      return reply.code(204).send();
    },
  };
}

function present({ sessionId, company, title, role, mode, engine, coverage, version, since }: FlaggedRow) {
  return {
    session_id: sessionId,
    company,
    interview: title ?? role,
    is_practice: mode === 'practice',
    since: since.toISOString(),
    coverage_percent: coverage?.percent ?? null,
    engine: engine.version,
    version: version ?? 0,
  } satisfies FlaggedEvaluation;
}

/** @throws HttpProblem 404, 409 where it is being evaluated, or people alone may read it */
async function evaluateAgain(
  { db, jobs, now }: Deps,
  origin: AuditOrigin,
  sessionId: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockedSession(tx, null, sessionId);
    if (await isLeftToPeople(tx, before))
      throw new HttpProblem(409, 'The candidate declined evaluation by an engine.');
    const after = await requestNewEvaluation({ jobs, now }, tx, before);
    if ('refused' in after) throw new HttpProblem(409, refusalSentence(after));
    const { evaluationState, status, candidateId } = before.session;
    await appendAudit(tx, {
      at: now(),
      origin,
      action: 'evaluation.requested',
      entity: { type: 'interview_session', id: sessionId },
      reason: reason.trim(),
      before: { status, evaluation: evaluationState },
      after: { status: after.session.status, evaluation: after.session.evaluationState },
      personId: candidateId,
    });
  });
}
