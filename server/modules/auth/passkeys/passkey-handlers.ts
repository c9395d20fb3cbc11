import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { requireOwner } from '../reauthentication-service.ts';
import { beginSession, signInContextOf } from '../sign-in-presenter.ts';
import { passkeyLogin, startLogin } from './passkey-login-service.ts';
import { addPasskey, removePasskey, startRegistration } from './passkey-service.ts';

type Handlers = Pick<
  RouteHandlers,
  'startPasskeyLogin' | 'passkeyLogin' | 'startPasskeyRegistration' | 'addPasskey' | 'removePasskey'
>;

/** Adding, removing and signing in with passkeys. */
export function passkeyHandlers(deps: AuthDeps): Handlers {
  return {
    async startPasskeyLogin(request, reply) {
      return reply.code(200).send(await startLogin(deps, callerOf(request)));
    },
    async passkeyLogin(request, reply) {
      const signedIn = await passkeyLogin(deps, request.body, signInContextOf(request));
      return reply.code(200).send(await beginSession(deps, request, reply, signedIn));
    },
    async startPasskeyRegistration(request, reply) {
      const actor = requireActor(request);
      await requireOwner(deps, actor, request.body.current_password, callerOf(request));
      return reply.code(200).send(await startRegistration(deps, actor));
    },
    async addPasskey(request, reply) {
      const added = await addPasskey(deps, requireActor(request), request.body, callerOf(request));
      return reply.code(201).send(added);
    },
    async removePasskey(request, reply) {
      const { current_password: password } = request.body;
      const caller = callerOf(request);
      const owner = await requireOwner(deps, requireActor(request), password, caller);
      await removePasskey(deps, owner, request.params.passkey_id, caller);
      return reply.code(204).send();
    },
  };
}
