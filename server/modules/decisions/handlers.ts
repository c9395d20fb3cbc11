import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { closingList, rejectApplications } from './bulk-service.ts';
import { previewMail } from './decision-mail-service.ts';
import { decide, decisionsOf, undoDecision } from './decision-service.ts';

interface DecisionDeps extends Pick<Deps, 'db' | 'now'> {
  readonly env: { readonly supportEmail: string };
}

interface Of {
  readonly workspace_id: string;
  readonly candidate_id: string;
}

const here = ({ workspace_id: workspaceId, candidate_id: candidateId }: Of) => ({ workspaceId, candidateId });

/** The decisions of `openapi/paths/decisions.yaml`. */
export function decisionHandlers(
  deps: DecisionDeps,
): Pick<
  RouteHandlers,
  'listDecisions' | 'decide' | 'undoDecision' | 'previewDecisionMail' | 'rejectApplications' | 'getClosing'
> {
  return {
    async listDecisions(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send({ items: await decisionsOf(deps, userId, here(request.params)) });
    },
    async decide(request, reply) {
      const { userId } = requireActor(request);
      const id = recordIdOf(request);
      return reply.code(201).send(await decide(deps, userId, here(request.params), id, request.body));
    },
    async undoDecision(request, reply) {
      const { userId } = requireActor(request);
      const { decision_id: id } = request.params;
      return reply.code(200).send(await undoDecision(deps, userId, here(request.params), id));
    },
    async rejectApplications(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      return reply.code(200).send(await rejectApplications(deps, userId, workspaceId, request.body));
    },
    async getClosing(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await closingList(deps, userId, request.params.workspace_id));
    },
    async previewDecisionMail(request, reply) {
      const { userId } = requireActor(request);
      const support = deps.env.supportEmail;
      return reply.code(200).send(await previewMail({ ...deps, support }, userId, here(request.params)));
    },
  };
}
