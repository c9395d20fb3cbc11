import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { auditOrigin } from '../../audit/audit-service.ts';
import { presentLog } from '../presenter.ts';
import { type IntegrityDeps, readLog } from '../service.ts';
import { decideFinding, proposeFinding, readIntegrityReview } from './finding-service.ts';
import { replyToFinding } from './reply-service.ts';
import { findInterviewReports } from './report-repository.ts';
import {
  decideInterviewReport,
  handOverInterviewReport,
  lookAtInterviewReport,
  presentInterviewReport,
  readInterviewReport,
} from './report-service.ts';

type FindingHandlers = Pick<
  RouteHandlers,
  | 'getIntegrityReview'
  | 'proposeIntegrityFinding'
  | 'decideIntegrityFinding'
  | 'replyToIntegrityFinding'
  | 'listInterviewReports'
  | 'getInterviewReport'
  | 'handOverInterviewReport'
  | 'decideInterviewReport'
>;

/** The operations of `openapi/paths/integrity-findings.yaml`. */
export function findingHandlers(deps: IntegrityDeps & Deps): FindingHandlers {
  return {
    async getIntegrityReview(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await readIntegrityReview(deps, userId, request.params.hiring_session_id));
    },
    async proposeIntegrityFinding(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: sessionId } = request.params;
      await proposeFinding(deps, userId, sessionId, request.body);
      return reply.code(200).send(await readIntegrityReview(deps, userId, sessionId));
    },
    async decideIntegrityFinding(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: sessionId, finding_id: findingId } = request.params;
      await decideFinding(deps, userId, { sessionId, findingId }, request.body);
      return reply.code(200).send(await readIntegrityReview(deps, userId, sessionId));
    },
    async replyToIntegrityFinding(request, reply) {
      const actor = requireActor(request);
      const { finding_id: findingId } = request.params;
      const sessionId = await replyToFinding(deps, actor, { findingId, ...request.body });
      return reply.code(200).send(presentLog(await readLog(deps, actor, sessionId), deps.now()));
    },
    async listInterviewReports(request, reply) {
      const { q = '', state = 'waiting', page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const { items, total } = await findInterviewReports(deps.db, { q, state, page, pageSize });
      return reply.code(200).send({ items: items.map(presentInterviewReport), total });
    },
    async getInterviewReport(request, reply) {
      const { finding_id: findingId } = request.params;
      return reply.code(200).send(await lookAtInterviewReport(deps, originOf(request), findingId));
    },
    async handOverInterviewReport(request, reply) {
      const { finding_id: findingId } = request.params;
      const handed = await handOverInterviewReport(deps, originOf(request), findingId, request.body);
      return reply.code(200).send(handed);
    },
    async decideInterviewReport(request, reply) {
      const { finding_id: findingId } = request.params;
      await decideInterviewReport(deps, originOf(request), findingId, request.body);
      return reply.code(200).send(await readInterviewReport(deps, findingId));
    },
  };
}

const originOf = (request: FastifyRequest) => ({
  ...auditOrigin(request),
  actorId: requireActor(request).userId,
});
