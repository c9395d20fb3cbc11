import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { describeInstallation, type InstallationDeps } from './installation.ts';
import { getOverview, type OverviewDeps } from './overview-service.ts';

const DEFAULT_DAYS = 14;

/** The operations of `openapi/paths/admin.yaml`. */
export function adminHandlers(
  deps: OverviewDeps & InstallationDeps,
): Pick<RouteHandlers, 'getOverview' | 'getInstallation'> {
  return {
    async getOverview(request, reply) {
      return reply.code(200).send(await getOverview(deps, request.query?.days ?? DEFAULT_DAYS));
    },
    async getInstallation(_request, reply) {
      return reply.code(200).send(describeInstallation(deps));
    },
  };
}
