import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import { type ApplyingDeps, applyBy, confirmBy } from './applying-service.ts';
import { createOpenLink, openLinkOf, openLinkOffer, revokeOpenLink } from './open-link-service.ts';

/** The operations of `openapi/paths/open-links.yaml`. */
export function openLinkHandlers(
  deps: ApplyingDeps,
): Pick<
  RouteHandlers,
  | 'getOpenLink'
  | 'createOpenLink'
  | 'revokeOpenLink'
  | 'getOpenLinkOffer'
  | 'applyByOpenLink'
  | 'confirmApplication'
> {
  return {
    async getOpenLink(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await openLinkOf(deps, userId, request.params.workspace_id));
    },
    async createOpenLink(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      return reply.code(201).send(await createOpenLink(deps, userId, workspaceId, request.body));
    },
    async revokeOpenLink(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await revokeOpenLink(deps, userId, request.params.workspace_id));
    },
    async getOpenLinkOffer(request, reply) {
      return reply.code(200).send(await openLinkOffer(deps, request.body.token, callerOf(request)));
    },
    async applyByOpenLink(request, reply) {
      return reply.code(202).send(await applyBy(deps, request.body, request.actor, callerOf(request)));
    },
    async confirmApplication(request, reply) {
      return reply.code(200).send(await confirmBy(deps, request.body.token, callerOf(request)));
    },
  };
}
