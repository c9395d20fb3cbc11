import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countCoverage, countDecisions, countDevices, countSteps } from './analytics-repository.ts';
import { bandsOf, shareOf, stepsOf } from './shares.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;

/** The operation of `openapi/paths/admin-analytics.yaml`. */
export function analyticsHandlers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'getAnalytics'> {
  return {
    async getAnalytics(request, reply) {
      const at = now();
      const since = new Date(at.getTime() - (request.query?.days ?? DEFAULT_DAYS) * DAY_MS);
      const [steps, devices, decisions, coverage] = await Promise.all([
        countSteps(db, since),
        countDevices(db, since),
        countDecisions(db, since),
        countCoverage(db, since),
      ]);
      return reply.code(200).send({
        funnel: stepsOf(steps),
        devices: devices.map((row) => ({ ...row, share: shareOf(row.completed, row.started) })),
        decisions: decisions.map((row) => ({
          ...row,
          median_days: shareOf(row.count, row.count) === null ? null : row.median_days,
        })),
        coverage: bandsOf(coverage),
        counted_at: at.toISOString(),
      });
    },
  };
}
