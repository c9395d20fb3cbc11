import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import { auditOrigin } from '../../audit/audit-service.ts';
import { accountSecurity } from '../account-security-service.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { findAccountEvents } from './account-event-repository.ts';
import { endDevice, listDevices } from './device-service.ts';
import { cancelEmailChange, requestEmailChange, resendEmailChange } from './email-change-service.ts';
import { updateAccount } from './name-service.ts';
import { presentEvent } from './presenter.ts';
import { verifyEmailChange } from './prove-email-service.ts';
import { requireAccount } from './require-account-service.ts';
import { acceptTerms, termsOf } from './terms-service.ts';

type OwnHandlers = Pick<RouteHandlers, 'updateAccount' | 'getAccountSecurity'>;
type TermsHandlers = Pick<RouteHandlers, 'getAcceptedTerms' | 'acceptTerms'>;
type EmailHandlers = Pick<
  RouteHandlers,
  'requestEmailChange' | 'resendEmailChange' | 'cancelEmailChange' | 'verifyEmailChange'
>;
type SignInHandlers = Pick<RouteHandlers, 'listDevices' | 'endDevice' | 'listAccountEvents'>;

/** What people change about their own account and see of it. */
export function accountHandlers(
  deps: AuthDeps,
): OwnHandlers & TermsHandlers & EmailHandlers & SignInHandlers {
  return { ...ownHandlers(deps), ...termsHandlers(deps), ...emailHandlers(deps), ...signInHandlers(deps) };
}

function ownHandlers(deps: AuthDeps): OwnHandlers {
  return {
    async updateAccount(request, reply) {
      const user = await updateAccount(deps, requireActor(request), request.body, callerOf(request));
      return reply.code(200).send(user);
    },
    async getAccountSecurity(request, reply) {
      return reply.code(200).send(await accountSecurity(deps, requireActor(request)));
    },
  };
}

function termsHandlers(deps: AuthDeps): TermsHandlers {
  return {
    async getAcceptedTerms(request, reply) {
      return reply.code(200).send(termsOf(deps, await requireAccount(deps.db, requireActor(request))));
    },
    async acceptTerms(request, reply) {
      const from = { origin: auditOrigin(request), caller: callerOf(request) };
      const accepted = await acceptTerms(deps, requireActor(request), request.body.version, from);
      return reply.code(200).send(accepted);
    },
  };
}

function emailHandlers(deps: AuthDeps): EmailHandlers {
  return {
    async requestEmailChange(request, reply) {
      const actor = requireActor(request);
      return reply.code(202).send(await requestEmailChange(deps, actor, request.body, callerOf(request)));
    },
    async resendEmailChange(request, reply) {
      return reply.code(202).send(await resendEmailChange(deps, requireActor(request)));
    },
    async cancelEmailChange(request, reply) {
      await cancelEmailChange(deps, requireActor(request), callerOf(request));
      return reply.code(204).send();
    },
    async verifyEmailChange(request, reply) {
      const actor = requireActor(request);
      return reply.code(200).send(await verifyEmailChange(deps, actor, request.body, callerOf(request)));
    },
  };
}

function signInHandlers(deps: AuthDeps): SignInHandlers {
  return {
    async listDevices(request, reply) {
      return reply.code(200).send(await listDevices(deps, requireActor(request)));
    },
    async endDevice(request, reply) {
      await endDevice(deps, requireActor(request), request.params.device_id, callerOf(request));
      return reply.code(204).send();
    },
    async listAccountEvents(request, reply) {
      const { userId } = requireActor(request);
      const { group = 'all', page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const { rows, total } = await findAccountEvents(deps.db, { userId, group, page, pageSize });
      return reply.code(200).send({ items: rows.map(presentEvent), total });
    },
  };
}
