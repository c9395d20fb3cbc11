import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { describeInstallation, type InstallationDeps } from './installation.ts';
import { getOverview, type OverviewDeps } from './overview-service.ts';
import { mayOversee } from './policy.ts';

const DEFAULT_DAYS = 14;

/** The operations of `openapi/paths/admin.yaml`. */
export function adminHandlers(
  deps: OverviewDeps & InstallationDeps,
): Pick<RouteHandlers, 'getOverview' | 'getInstallation'> {
  return {
    async getOverview(request, reply) {
      requireAdmin(request);
      return reply.code(200).send(await getOverview(deps, request.query?.days ?? DEFAULT_DAYS));
    },
    async getInstallation(request, reply) {
      requireAdmin(request);
      return reply.code(200).send(describeInstallation(deps));
    },
  };
}

function requireAdmin(request: FastifyRequest): void {
  if (!mayOversee(requireActor(request))) throw new HttpProblem(403, 'This is for administrators.');
}
