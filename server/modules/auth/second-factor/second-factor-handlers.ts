import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { type Actor, requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import { setDeviceCookie } from '../../../platform/security/device-cookie.ts';
import { accountSecurity } from '../account-security-service.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { requireOwner } from '../reauthentication-service.ts';
import { beginSession } from '../sign-in-presenter.ts';
import { sendOtp } from './second-factor-challenge-service.ts';
import { meetSecondFactor } from './second-factor-login-service.ts';
import {
  allowEmailCodes,
  confirmSetup,
  disable,
  distrustDevices,
  renewCodes,
  startSetup,
} from './second-factor-setup-service.ts';

type LoginHandlers = Pick<RouteHandlers, 'verifyOtp' | 'sendOtp'>;
type SetupHandlers = Pick<RouteHandlers, 'startTotpSetup' | 'confirmTotpSetup' | 'disableSecondFactor'>;
type OptionHandlers = Pick<
  RouteHandlers,
  'updateSecondFactor' | 'replaceRecoveryCodes' | 'forgetTrustedDevices'
>;

/** Everything after the password: finishing a sign-in, and the account's own settings for it. */
export function secondFactorHandlers(deps: AuthDeps): LoginHandlers & SetupHandlers & OptionHandlers {
  return { ...loginHandlers(deps), ...setupHandlers(deps), ...optionHandlers(deps) };
}

function loginHandlers(deps: AuthDeps): LoginHandlers {
  return {
    async verifyOtp(request, reply) {
      const { signedIn, device } = await meetSecondFactor(deps, request.body, callerOf(request));
      if (device) setDeviceCookie(reply, deps.publicUrl, device);
      return reply.code(200).send(await beginSession(deps, request, reply, signedIn));
    },
    async sendOtp(request, reply) {
      return reply.code(202).send(await sendOtp(deps, request.body.challenge_id, callerOf(request)));
    },
  };
}

function setupHandlers(deps: AuthDeps): SetupHandlers {
  return {
    async startTotpSetup(request, reply) {
      const owner = await ownerOf(deps, request, request.body.current_password);
      return reply.code(200).send(await startSetup(deps, owner));
    },
    async confirmTotpSetup(request, reply) {
      const actor = requireActor(request);
      const codes = await confirmSetup(deps, actor, request.body.code, callerOf(request));
      return reply.code(200).send({ codes });
    },
    async disableSecondFactor(request, reply) {
      const owner = await ownerOf(deps, request, request.body.current_password);
      await disable(deps, owner, callerOf(request));
      return reply.code(204).send();
    },
  };
}

function optionHandlers(deps: AuthDeps): OptionHandlers {
  return {
    async updateSecondFactor(request, reply) {
      const { current_password: password, email_codes: emailCodes } = request.body;
      const owner = await ownerOf(deps, request, password);
      await allowEmailCodes(deps, owner, emailCodes, callerOf(request));
      return reply.code(200).send(await accountSecurity(deps, owner));
    },
    async replaceRecoveryCodes(request, reply) {
      const owner = await ownerOf(deps, request, request.body.current_password);
      return reply.code(200).send({ codes: await renewCodes(deps, owner, callerOf(request)) });
    },
    async forgetTrustedDevices(request, reply) {
      await distrustDevices(deps, requireActor(request), callerOf(request));
      return reply.code(204).send();
    },
  };
}

/** The actor, once it is proven that the owner asks. */
async function ownerOf(
  deps: AuthDeps,
  request: FastifyRequest,
  currentPassword: string | undefined,
): Promise<Actor> {
  const actor = requireActor(request);
  await requireOwner(deps, actor, currentPassword, callerOf(request));
  return actor;
}
