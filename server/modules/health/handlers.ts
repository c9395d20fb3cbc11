import { sql } from 'drizzle-orm';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Health } from '../../gen/types/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RunningJobs } from '../../platform/jobs/boss-jobs.ts';

const PATIENCE_MS = 2000;

/** The operations of `openapi/paths/health.yaml`. */
export function healthHandlers(deps: {
  readonly db: Database;
  readonly jobs: Pick<RunningJobs, 'isHealthy'>;
}): Pick<RouteHandlers, 'getHealth'> {
  return {
    async getHealth(_request, reply) {
      const [database, jobs] = await Promise.all([
        stateOf(deps.db.execute(sql`select 1`).then(() => true)),
        stateOf(deps.jobs.isHealthy()),
      ]);
      const status = database === 'ok' && jobs === 'ok' ? 'ok' : 'failing';
      return reply.code(status === 'ok' ? 200 : 503).send({ status, database, jobs });
    },
  };
}

/** What does not answer in time is failing. */
async function stateOf(check: Promise<boolean>): Promise<Health['status']> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const isWell = await Promise.race([check, late]).catch(() => false);
  clearTimeout(timer);
  return isWell ? 'ok' : 'failing';
}
