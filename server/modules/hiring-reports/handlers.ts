import type { ExportHiringReportsData } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { asCsv } from '../../platform/http/csv.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { compare } from './comparison-service.ts';
import { type EvaluationDeps, evaluateAttemptAgain } from './evaluation-service.ts';
import { reportColumns } from './export-columns.ts';
import { presentHiringReport } from './presenter.ts';
import { findHiringReports } from './report-list-repository.ts';

/** The operations of `openapi/paths/hiring-reports.yaml`. */
export function hiringReportHandlers(
  deps: EvaluationDeps,
): Pick<
  RouteHandlers,
  'listHiringReports' | 'compareHiringReports' | 'exportHiringReports' | 'evaluateAttemptAgain'
> {
  return {
    async listHiringReports(request, reply) {
      const { userId } = requireActor(request);
      const { page = 1, page_size: pageSize = 20, ...wanted } = request.query ?? {};
      const filter = { ...filterOf(userId, wanted), page, pageSize };
      const { items, total } = await findHiringReports(deps.db, filter);
      return reply.code(200).send({ items: items.map(presentHiringReport), total });
    },
    async exportHiringReports(request, reply) {
      const { userId } = requireActor(request);
      const filter = filterOf(userId, request.query);
      const file = asCsv(
        reply,
        'reports.csv',
        reportColumns,
        async (page, pageSize) => (await findHiringReports(deps.db, { ...filter, page, pageSize })).items,
      );
      return reply.code(200).send(file);
    },
    async evaluateAttemptAgain(request, reply) {
      const { userId } = requireActor(request);
      await evaluateAttemptAgain(deps, userId, request.params.hiring_session_id);
      return reply.code(204).send();
    },
    async compareHiringReports(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await compare(deps, userId, request.query.session_id));
    },
  };
}

function filterOf(
  userId: string,
  {
    q = '',
    sort = '-completed_at',
    workspace_id: workspaceId,
    is_revealed: isRevealed,
  }: NonNullable<ExportHiringReportsData['query']> = {},
) {
  return { userId, q, sort, workspaceId, isRevealed };
}
