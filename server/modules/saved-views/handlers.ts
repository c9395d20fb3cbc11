import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { deleteView, saveView, viewsOf } from './saved-view-service.ts';

/** The operations of `openapi/paths/saved-views.yaml`. */
export function savedViewHandlers(
  deps: Pick<Deps, 'db' | 'now'>,
): Pick<RouteHandlers, 'listSavedViews' | 'saveView' | 'deleteSavedView'> {
  return {
    async listSavedViews(request, reply) {
      const { list, workspace_id: workspaceId = null } = request.query;
      const { userId } = requireActor(request);
      return reply.code(200).send({ items: await viewsOf(deps.db, userId, { list, workspaceId }) });
    },
    async saveView(request, reply) {
      return reply.code(201).send(await saveView(deps, requireActor(request).userId, request.body));
    },
    async deleteSavedView(request, reply) {
      await deleteView(deps.db, requireActor(request).userId, request.params.saved_view_id);
      return reply.code(204).send();
    },
  };
}
