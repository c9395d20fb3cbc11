import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { findDisputes } from './dispute-repository.ts';
import {
  type ActingOrigin,
  answerDispute,
  handOverDispute,
  lookAtDispute,
  presentDispute,
  readDispute,
} from './dispute-service.ts';
import { handOverRequest } from './hand-over-service.ts';

type DisputeHandlers = Pick<
  RouteHandlers,
  'handOverRequest' | 'listDisputes' | 'getDispute' | 'handOverDispute' | 'answerDispute'
>;

/** The operations of `openapi/paths/disputes.yaml`. */
export function disputeHandlers(deps: Deps): DisputeHandlers {
  return {
    async handOverRequest(request, reply) {
      const { hiring_session_id: sessionId, candidate_request_id: requestId } = request.params;
      await handOverRequest(deps, originOf(request), { sessionId, requestId }, request.body);
      return reply.code(204).send();
    },
    async listDisputes(request, reply) {
      const { q = '', state = 'waiting', page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const { items, total } = await findDisputes(deps.db, { q, state, page, pageSize });
      return reply.code(200).send({ items: items.map(presentDispute), total });
    },
    async getDispute(request, reply) {
      const { candidate_request_id: id } = request.params;
      return reply.code(200).send(await lookAtDispute(deps, originOf(request), id));
    },
    async handOverDispute(request, reply) {
      const { candidate_request_id: id } = request.params;
      return reply.code(200).send(await handOverDispute(deps, originOf(request), id, request.body));
    },
    async answerDispute(request, reply) {
      const { candidate_request_id: id } = request.params;
      await answerDispute(deps, originOf(request), id, request.body.answer);
      return reply.code(200).send(await readDispute(deps, id));
    },
  };
}

const originOf = (request: FastifyRequest): ActingOrigin => ({
  ...auditOrigin(request),
  actorId: requireActor(request).userId,
});
