import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { changeRetention, retentionOf, setLegalHold } from './retention-service.ts';

/** The operations of `openapi/paths/retention.yaml`. */
export function retentionHandlers(
  deps: Pick<Deps, 'db' | 'now'>,
): Pick<RouteHandlers, 'getRetention' | 'changeRetention' | 'setLegalHold'> {
  return {
    async getRetention(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await retentionOf(deps, userId, request.query?.months));
    },
    async changeRetention(request, reply) {
      const { userId } = requireActor(request);
      await changeRetention(deps, userId, auditOrigin(request), request.body);
      return reply.code(200).send(await retentionOf(deps, userId));
    },
    async setLegalHold(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      await setLegalHold(deps, userId, auditOrigin(request), { workspaceId, candidateId }, request.body);
      return reply.code(204).send();
    },
  };
}
