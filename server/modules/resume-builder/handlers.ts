import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { ModelDeps } from '../../platform/ai/ask-model.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { findBuiltResumes } from './built-resume-repository.ts';
import {
  changeResumeState,
  createBuiltResume,
  deleteBuiltResume,
  duplicateBuiltResume,
  type ResumeBuilderDeps,
  requireBuiltResume,
  restoreBuiltResume,
  saveBuiltResume,
  trashBuiltResume,
} from './built-resume-service.ts';
import { modelOf } from './model/resume-model-service.ts';
import { rewordPoint } from './model/rewording-service.ts';
import { sortResumeLines } from './model/sorting-service.ts';
import { presentResume, presentSummary } from './presenter.ts';

type Operation =
  | 'listResumes'
  | 'createResume'
  | 'getResume'
  | 'saveResume'
  | 'changeResume'
  | 'deleteResume'
  | 'duplicateResume'
  | 'trashResume'
  | 'restoreResume'
  | 'getResumeModel'
  | 'rewordPoint'
  | 'sortResumeLines';

/** The resumes of `openapi/paths/resume-builder.yaml`. */
export function resumeBuilderHandlers(deps: ResumeBuilderDeps & ModelDeps): Pick<RouteHandlers, Operation> {
  const whole = async (userId: string, id: string) =>
    presentResume(await requireBuiltResume(deps.db, userId, id));
  return {
    async listResumes(request, reply) {
      const { userId } = requireActor(request);
      const { page = 1, page_size: pageSize = 20, in_trash: inTrash = false } = request.query ?? {};
      const filter = { userId, inTrash, at: deps.now(), page, pageSize };
      const { items, total } = await findBuiltResumes(deps.db, filter);
      return reply.code(200).send({ items: items.map(presentSummary), total });
    },
    async createResume(request, reply) {
      const { userId } = requireActor(request);
      const id = recordIdOf(request);
      await createBuiltResume(deps, userId, id, request.body);
      return reply.code(201).send(await whole(userId, id));
    },
    async getResume(request, reply) {
      return reply.code(200).send(await whole(requireActor(request).userId, request.params.resume_id));
    },
    async saveResume(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      await saveBuiltResume(deps, userId, id, request.body);
      return reply.code(200).send(await whole(userId, id));
    },
    async changeResume(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      await changeResumeState(deps, userId, id, request.body);
      return reply.code(200).send(await whole(userId, id));
    },
    async deleteResume(request, reply) {
      await deleteBuiltResume(deps, requireActor(request).userId, request.params.resume_id);
      return reply.code(204).send();
    },
    async duplicateResume(request, reply) {
      const { userId } = requireActor(request);
      const newId = recordIdOf(request);
      await duplicateBuiltResume(deps, userId, request.params.resume_id, newId);
      return reply.code(201).send(await whole(userId, newId));
    },
    async trashResume(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      await trashBuiltResume(deps, userId, id);
      return reply.code(200).send(await whole(userId, id));
    },
    async restoreResume(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      await restoreBuiltResume(deps, userId, id);
      return reply.code(200).send(await whole(userId, id));
    },
    async getResumeModel(_request, reply) {
      return reply.code(200).send(modelOf(deps));
    },
    async rewordPoint(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      return reply.code(200).send(await rewordPoint(deps, userId, id, request.body.text));
    },
    async sortResumeLines(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await sortResumeLines(deps, userId, request.body.lines));
    },
  };
}
