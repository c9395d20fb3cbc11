import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { changePassword } from './change-password-service.ts';
import { checkPassword } from './check-password-service.ts';
import { forgotPassword } from './forgot-password-service.ts';
import { resetPassword } from './reset-password-service.ts';

type Handlers = Pick<RouteHandlers, 'forgotPassword' | 'resetPassword' | 'changePassword' | 'checkPassword'>;

/** What is said of a password to be chosen, and the ways to another one, with and without the former. */
export function passwordHandlers(deps: AuthDeps): Handlers {
  return {
    async forgotPassword(request, reply) {
      return reply.code(202).send(await forgotPassword(deps, request.body.email, callerOf(request)));
    },
    async resetPassword(request, reply) {
      await resetPassword(deps, request.body, callerOf(request));
      return reply.code(204).send();
    },
    async checkPassword(request, reply) {
      return reply.code(200).send(await checkPassword(deps, request.body.password, callerOf(request)));
    },
    async changePassword(request, reply) {
      await changePassword(deps, requireActor(request), request.body, callerOf(request));
      return reply.code(204).send();
    },
  };
}
