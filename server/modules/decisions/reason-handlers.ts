import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { requireMember } from '../membership/membership-service.ts';
import { addReason, changeReason, offeredReasons, reasonsOf } from './reason-service.ts';

type ReasonHandlers = Pick<
  RouteHandlers,
  'listDecisionReasons' | 'listCompanyReasons' | 'addCompanyReason' | 'changeCompanyReason'
>;

/** The reasons for decisions, as they are offered and as an owner changes them. */
export function reasonHandlers({ db }: Pick<Deps, 'db'>): ReasonHandlers {
  return {
    async listDecisionReasons(request, reply) {
      const { companyId } = await requireMember(db, requireActor(request).userId);
      return reply.code(200).send({ items: await offeredReasons(db, companyId) });
    },
    async listCompanyReasons(request, reply) {
      return reply.code(200).send(await reasonsOf(db, requireActor(request).userId));
    },
    async addCompanyReason(request, reply) {
      const { userId } = requireActor(request);
      await addReason(db, userId, recordIdOf(request), request.body);
      return reply.code(201).send(await reasonsOf(db, userId));
    },
    async changeCompanyReason(request, reply) {
      const { userId } = requireActor(request);
      await changeReason(db, userId, request.params.reason_id, request.body);
      return reply.code(200).send(await reasonsOf(db, userId));
    },
  };
}
