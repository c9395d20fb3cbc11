import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { analyseRatings, readFunnel } from './analysis-service.ts';

/** The operations of `openapi/paths/hiring-analysis.yaml`. */
export function hiringAnalysisHandlers({
  db,
}: Pick<Deps, 'db'>): Pick<RouteHandlers, 'getFunnel' | 'getRatingAnalysis'> {
  return {
    async getFunnel(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await readFunnel(db, userId, request.params.workspace_id));
    },
    async getRatingAnalysis(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const rubricVersion = request.query?.rubric_version;
      return reply.code(200).send(await analyseRatings(db, userId, { workspaceId, rubricVersion }));
    },
  };
}
