import type { Analytics, AnalyticsDevice } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countDecisions } from './analytics-repository.ts';
import { type Figure, findCountedAt, findFigure } from './figures-repository.ts';
import { agreementOf, bandsOf, correlationOf, scoresOf, shareOf, stepsOf } from './shares.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;
const MOST_ROWS = 20;

/** The operation of `openapi/paths/admin-analytics.yaml`. */
export function analyticsHandlers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'getAnalytics'> {
  return {
    async getAnalytics(request, reply) {
      const at = now();
      const since = new Date(at.getTime() - (request.query?.days ?? DEFAULT_DAYS) * DAY_MS);
      const find = (figure: Figure) => findFigure(db, figure, since.toISOString().slice(0, 10));
      const [steps, devices, coverage, scores, agreement, length, stages, decisions, countedAt] =
        await Promise.all([
          find('funnel'),
          find('device'),
          find('coverage'),
          find('score'),
          find('agreement'),
          find('length'),
          find('stage'),
          countDecisions(db, since),
          findCountedAt(db),
        ]);
      return reply.code(200).send({
        funnel: stepsOf(steps),
        devices: mostFirst(devices).map(presentDevice),
        decisions: decisions.map((row) => ({
          ...row,
          median_days: shareOf(row.count, row.count) === null ? null : row.median_days,
        })),
        coverage: bandsOf(coverage),
        scores: scoresOf(scores),
        agreement: agreementOf(agreement),
        length: correlationOf(length[0]),
        stages: mostFirst(stages).map(({ key, whole, part }) => ({
          stage: key,
          entered: whole,
          share: shareOf(part, whole),
        })),
        counted_at: (countedAt ?? at).toISOString(),
      } satisfies Analytics);
    },
  };
}

type Counted = Awaited<ReturnType<typeof findFigure>>[number];

const mostFirst = (rows: readonly Counted[]) =>
  rows.toSorted((a, b) => b.whole - a.whole || a.key.localeCompare(b.key)).slice(0, MOST_ROWS);

function presentDevice({ key, whole, part }: Counted): AnalyticsDevice {
  const [device = 'unknown', browser = ''] = key.split('|');
  return {
    device: device as AnalyticsDevice['device'],
    browser,
    started: whole,
    completed: part,
    share: shareOf(part, whole),
  };
}
