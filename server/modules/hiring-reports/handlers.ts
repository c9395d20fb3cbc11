import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { type ComparisonDeps, compare } from './comparison-service.ts';
import { presentHiringReport } from './presenter.ts';
import { findHiringReports } from './report-list-repository.ts';

/** The operations of `openapi/paths/hiring-reports.yaml`. */
export function hiringReportHandlers(
  deps: ComparisonDeps,
): Pick<RouteHandlers, 'listHiringReports' | 'compareHiringReports'> {
  return {
    async listHiringReports(request, reply) {
      const { userId } = requireActor(request);
      const { q = '', sort = '-completed_at', ...wanted } = request.query ?? {};
      const { page = 1, page_size: pageSize = 20 } = wanted;
      const { workspace_id: workspaceId, is_revealed: isRevealed } = wanted;
      const filter = { userId, q, sort, workspaceId, isRevealed, page, pageSize };
      const { items, total } = await findHiringReports(deps.db, filter);
      return reply.code(200).send({ items: items.map(presentHiringReport), total });
    },
    async compareHiringReports(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await compare(deps, userId, request.query.session_id));
    },
  };
}
