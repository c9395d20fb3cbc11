import { sql } from 'drizzle-orm';
import type { Health } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Pressure } from '../../platform/http/pressure.ts';
import type { RunningJobs } from '../../platform/jobs/boss-jobs.ts';
import { overloaded } from '../../platform/overload.ts';

const PATIENCE_MS = 2000;

/** The operations of `openapi/paths/health.yaml`. */
export function healthHandlers(deps: {
  readonly db: Database;
  readonly jobs: Pick<RunningJobs, 'isHealthy'>;
  readonly files: Pick<FileStore, 'isReachable'>;
  readonly pressure: Pressure;
}): Pick<RouteHandlers, 'getHealth' | 'getReadiness'> {
  const isReachable = () => deps.db.execute(sql`select 1`).then(() => true);
  return {
    async getHealth(_request, reply) {
      const [database, jobs, files] = await Promise.all([
        stateOf(isReachable().catch(() => false)),
        stateOf(deps.jobs.isHealthy().catch(() => false)),
        stateOf(deps.files.isReachable().catch(() => false)),
      ]);
      const isWell = [database, jobs, files].every((state) => state === 'ok');
      const status = isWell ? 'ok' : 'failing';
      return reply.code(isWell ? 200 : 503).send({ status, database, jobs, files });
    },
    async getReadiness(_request, reply) {
      deps.pressure.check();
      if ((await stateOf(isReachable())) !== 'ok') throw overloaded('time');
      return reply.code(200).send({ status: 'ready' });
    },
  };
}

/** What does not answer in time is failing. */
async function stateOf(check: Promise<boolean>): Promise<Health['status']> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const isWell = await Promise.race([check, late]).finally(() => clearTimeout(timer));
  return isWell ? 'ok' : 'failing';
}
