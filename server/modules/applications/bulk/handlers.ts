import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { tagCandidates } from './tag-service.ts';

/** What is done with several candidates of `openapi/paths/applications.yaml` at once. */
export function candidateBulkHandlers(deps: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'tagCandidates'> {
  return {
    async tagCandidates(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await tagCandidates(deps, userId, request.body));
    },
  };
}
