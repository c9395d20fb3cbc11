import type { OwnResume } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { asAttachment, presentResume } from './attachment.ts';
import {
  attachResume,
  ownResume,
  type ResumeDeps,
  removeResume,
  resumeBytes,
  resumeOf,
  setResumeText,
} from './resume-service.ts';

/** The operations of `openapi/paths/resumes.yaml`. */
export function resumeHandlers(
  deps: ResumeDeps,
): Pick<
  RouteHandlers,
  'getOwnResume' | 'attachResume' | 'setResumeText' | 'removeResume' | 'getCandidateResume' | 'downloadResume'
> {
  const own = async (actor: Actor, interviewId: string): Promise<OwnResume> => {
    const { resume, canChange } = await ownResume(deps, actor, interviewId);
    return { resume: resume && presentResume(resume), can_change: canChange };
  };
  return {
    async getOwnResume(request, reply) {
      return reply.code(200).send(await own(requireActor(request), request.params.interview_id));
    },
    async attachResume(request, reply) {
      const actor = requireActor(request);
      const { interview_id: interviewId } = request.params;
      // The description's name for bytes is the browser's; the framework gives a buffer.
      const bytes = request.body as unknown as Buffer;
      await attachResume(deps, actor, interviewId, { name: request.query?.name ?? '', bytes });
      return reply.code(200).send(await own(actor, interviewId));
    },
    async setResumeText(request, reply) {
      await setResumeText(deps, requireActor(request), request.params.interview_id, request.body);
      return reply.code(204).send();
    },
    async removeResume(request, reply) {
      const actor = requireActor(request);
      const { interview_id: interviewId } = request.params;
      await removeResume(deps, actor, interviewId);
      return reply.code(200).send(await own(actor, interviewId));
    },
    async getCandidateResume(request, reply) {
      const resume = await resumeOf(deps, requireActor(request).userId, hereOf(request.params));
      return reply.code(200).send({ resume: resume && presentResume(resume) });
    },
    async downloadResume(request, reply) {
      const resume = await resumeOf(deps, requireActor(request).userId, hereOf(request.params));
      const bytes = resume && (await resumeBytes(deps, resume));
      if (!resume || !bytes) return reply.code(204).send();
      asAttachment(reply, resume);
      return reply.code(200).send(bytes as unknown as Blob);
    },
  };
}

const hereOf = (named: { readonly workspace_id: string; readonly candidate_id: string }) => ({
  workspaceId: named.workspace_id,
  candidateId: named.candidate_id,
});
