import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { heldReportSentence } from '../interviews/service.ts';
import { allow } from './policy.ts';
import { presentSummary } from './presenter.ts';
import { findReport, listReports } from './repository.ts';

/** The operations of `openapi/paths/reports.yaml`. */
export function reportHandlers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'listReports' | 'getReport'> {
  return {
    async listReports(request, reply) {
      const { userId: candidateId } = requireCandidate(request);
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
    async getReport(request, reply) {
      const actor = requireCandidate(request);
      const report = await findReport(db, request.params.report_id, now());
      if (!report || !allow(actor, 'read', report)) throw new HttpProblem(404, 'There is no such report.');
      if (report.isHeld) throw new HttpProblem(409, heldReportSentence);
      return reply.code(200).send(report.body);
    },
  };
}

function requireCandidate(request: FastifyRequest): Actor {
  const actor = requireActor(request);
  if (allow(actor, 'list')) return actor;
  throw new HttpProblem(403, 'Practice reports are for candidates.');
}
