import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { exportDecisionFile } from './decision-file-service.ts';

/** The operation of `openapi/paths/decision-file.yaml`. */
export function decisionFileHandlers(
  deps: Pick<Deps, 'db' | 'now'>,
): Pick<RouteHandlers, 'exportDecisionFile'> {
  return {
    async exportDecisionFile(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      return reply.code(200).send(await exportDecisionFile(deps, userId, { workspaceId, candidateId }));
    },
  };
}
