import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { embargoSentence } from '../interviews/invited/result/embargo.ts';
import type { ReportDeps } from './evaluation-service.ts';
import { presentReport, presentSummary, presentUnreleased } from './presenter.ts';
import { evaluateAgain, readEvaluation } from './re-evaluation-service.ts';
import { findReport, findWaiting, listReports } from './repository.ts';
import { trendOf } from './trend.ts';
import { listTrendReports } from './trend-repository.ts';

type ReportHandlers = Pick<
  RouteHandlers,
  'listReports' | 'getTrend' | 'getReport' | 'getUnreleasedReport' | 'getEvaluation' | 'evaluateAgain'
>;

/** The operations of `openapi/paths/reports.yaml`. */
export function reportHandlers(deps: ReportDeps): ReportHandlers {
  const { db, now } = deps;
  return {
    async listReports(request, reply) {
      const { userId: candidateId } = requireActor(request);
      const { q = '', sort, role_family, level, page = 1, page_size = 20 } = request.query ?? {};
      const { rows, total } = await listReports(db, {
        candidateId,
        roleFamily: role_family,
        level,
        text: q.trim(),
        oldestFirst: sort === 'created_at',
        page,
        pageSize: page_size,
        at: now(),
      });
      return reply.code(200).send({ items: rows.map(presentSummary), total });
    },
    async getTrend(request, reply) {
      const { userId: candidateId } = requireActor(request);
      return reply.code(200).send(trendOf(await listTrendReports(db, candidateId, now())));
    },
    async getReport(request, reply) {
      const { userId: candidateId } = requireActor(request);
      const id = request.params.report_id;
      const report = requireFound(await findReport(db, { id, candidateId, at: now() }));
      if (report.isEmbargoed) throw new HttpProblem(409, embargoSentence, { code: 'report_embargoed' });
      return reply.code(200).send(presentReport(report));
    },
    async getUnreleasedReport(request, reply) {
      const { userId: candidateId } = requireActor(request);
      const id = request.params.report_id;
      const held = presentUnreleased(requireFound(await findWaiting(db, { id, candidateId, at: now() })));
      if (!held) throw new HttpProblem(409, 'This report is already available.');
      return reply.code(200).send(held);
    },
    async getEvaluation(request, reply) {
      const actor = requireActor(request);
      return reply.code(200).send(await readEvaluation(deps, actor, request.params.session_id));
    },
    async evaluateAgain(request, reply) {
      const actor = requireActor(request);
      return reply.code(202).send(await evaluateAgain(deps, actor, request.params.session_id));
    },
  };
}

/** @throws HttpProblem 404 for another candidate's report as for a missing one */
function requireFound<Found>(report: Found | undefined): Found {
  if (report) return report;
  throw new HttpProblem(404, 'We can’t find this report.');
}
