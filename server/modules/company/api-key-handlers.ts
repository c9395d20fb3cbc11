import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { apiKeysOf, createApiKey, revokeApiKey } from './api-key-service.ts';

/** The operations of `openapi/paths/api-keys.yaml`. */
export function apiKeyHandlers(
  deps: Pick<Deps, 'db' | 'now'>,
): Pick<RouteHandlers, 'listApiKeys' | 'createApiKey' | 'revokeApiKey'> {
  return {
    async listApiKeys(request, reply) {
      return reply.code(200).send(await apiKeysOf(deps.db, requireActor(request).userId));
    },
    async createApiKey(request, reply) {
      const { userId: actorId } = requireActor(request);
      const origin = { ...auditOrigin(request), actorId };
      return reply.code(201).send(await createApiKey(deps, origin, request.body));
    },
    async revokeApiKey(request, reply) {
      const { userId: actorId } = requireActor(request);
      await revokeApiKey(deps, { ...auditOrigin(request), actorId }, request.params.api_key_id);
      return reply.code(200).send(await apiKeysOf(deps.db, actorId));
    },
  };
}
