import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { loadSample, removeSample } from './sample-service.ts';

/** The operations of `openapi/paths/company.yaml` on the sample. */
export function sampleHandlers(deps: Deps): Pick<RouteHandlers, 'loadSample' | 'removeSample'> {
  return {
    async loadSample(request, reply) {
      await loadSample(deps, requireActor(request).userId);
      return reply.code(204).send();
    },
    async removeSample(request, reply) {
      await removeSample(deps, requireActor(request).userId);
      return reply.code(204).send();
    },
  };
}
