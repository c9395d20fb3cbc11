import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { addNote, notesOf } from './note-service.ts';

/** The notes of `openapi/paths/decisions.yaml`. */
export function noteHandlers(deps: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'listNotes' | 'addNote'> {
  return {
    async listNotes(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      return reply.code(200).send({ items: await notesOf(deps, userId, { workspaceId, candidateId }) });
    },
    async addNote(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      const here = { workspaceId, candidateId };
      return reply.code(201).send(await addNote(deps, userId, here, recordIdOf(request), request.body.text));
    },
  };
}
