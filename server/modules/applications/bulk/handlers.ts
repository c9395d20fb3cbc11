import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { mailCandidates, previewCandidateMail } from './mail-service.ts';
import { tagCandidates } from './tag-service.ts';

interface MailingDeps extends Deps {
  readonly publicUrl: string;
  readonly env: { readonly supportEmail: string };
}

/** What is done with several candidates of `openapi/paths/applications.yaml` at once. */
export function candidateBulkHandlers(
  deps: MailingDeps,
): Pick<RouteHandlers, 'tagCandidates' | 'mailCandidates' | 'previewCandidateMail'> {
  return {
    async tagCandidates(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await tagCandidates(deps, userId, request.body));
    },
    async mailCandidates(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await mailCandidates(deps, userId, request.body));
    },
    async previewCandidateMail(request, reply) {
      const { userId } = requireActor(request);
      const support = deps.env.supportEmail;
      return reply.code(200).send(await previewCandidateMail({ ...deps, support }, userId, request.body));
    },
  };
}
