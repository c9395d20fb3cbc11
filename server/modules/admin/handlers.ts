import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { describeInstallation, type InstallationDeps } from './installation-service.ts';
import { createWatches, getOverview, type OverviewDeps, type Watched } from './overview-service.ts';

const DEFAULT_DAYS = 14;

/** The operations of `openapi/paths/admin.yaml`. */
export function adminHandlers(
  deps: Omit<OverviewDeps, 'watches'> & Watched & InstallationDeps,
): Pick<RouteHandlers, 'getOverview' | 'getInstallation'> {
  const overviewDeps = { ...deps, watches: createWatches(deps) };
  return {
    async getOverview(request, reply) {
      return reply.code(200).send(await getOverview(overviewDeps, request.query?.days ?? DEFAULT_DAYS));
    },
    async getInstallation(_request, reply) {
      return reply.code(200).send(await describeInstallation(deps));
    },
  };
}
