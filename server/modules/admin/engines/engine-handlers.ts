import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { auditOrigin } from '../../audit/audit-service.ts';
import { type EngineDeps, listEngineVersions, retireEngineVersion } from './engine-service.ts';

/** The operations of `openapi/paths/admin-engines.yaml`. */
export function engineHandlers(
  deps: EngineDeps,
): Pick<RouteHandlers, 'listEngineVersions' | 'retireEngineVersion'> {
  return {
    async listEngineVersions(_request, reply) {
      return reply.code(200).send(await listEngineVersions(deps));
    },
    async retireEngineVersion(request, reply) {
      const { configuration } = request.params;
      const left = await retireEngineVersion(deps, auditOrigin(request), configuration, request.body);
      return reply.code(200).send(left);
    },
  };
}
