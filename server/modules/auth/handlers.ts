import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { claimsOf } from '../../platform/http/authenticate.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import { readRegistrationToken, setRegistrationCookie } from '../../platform/security/registration-cookie.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { findAccount } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { passwordHandlers } from './password/password-handlers.ts';
import { presentAccessToken, presentUser } from './presenter.ts';
import { register, resendCode } from './registration/registration-service.ts';
import { verifyEmail } from './registration/verification-service.ts';
import { secondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import { beginSession, rememberZone, signInContextOf } from './sign-in-presenter.ts';
import { refresh, signIn, signOut, signOutEverywhere } from './sign-in-service.ts';
import { socialHandlers } from './social/social-handlers.ts';

type SessionHandlers = Pick<
  RouteHandlers,
  'login' | 'logout' | 'logoutAll' | 'getAuthStatus' | 'refreshSession'
>;
type AddressHandlers = Pick<RouteHandlers, 'register' | 'verifyEmail' | 'resendVerificationEmail'>;

/** All operations on accounts and their sessions. */
export function authHandlers(deps: AuthDeps) {
  return {
    ...sessionHandlers(deps),
    ...addressHandlers(deps),
    ...secondFactorHandlers(deps),
    ...passwordHandlers(deps),
    ...accountHandlers(deps),
    ...passkeyHandlers(deps),
    ...socialHandlers(deps),
  };
}

function sessionHandlers(deps: AuthDeps): SessionHandlers {
  const { accessTokens, refreshCookie } = deps;
  return {
    async login(request, reply) {
      const outcome = await signIn(deps, request.body, signInContextOf(request));
      if (outcome.kind === 'second-factor') return reply.code(202).send(outcome.challenge);
      return reply.code(200).send(await beginSession(deps, request, reply, outcome.signedIn));
    },
    async refreshSession(request, reply) {
      // A refusal clears no cookie: it could be the new one of a login in another tab.
      const rotated = await refresh(deps, refreshCookie.read(request), callerOf(request));
      refreshCookie.set(reply, rotated.token, rotated.expiresAt);
      await rememberZone(deps, request, rotated.userId);
      return reply.code(200).send(presentAccessToken(await accessTokens.sign(rotated)));
    },
    async logout(request, reply) {
      const { authorization } = request.headers;
      const bearer = await claimsOf(authorization, deps);
      // Of a token that nobody here can read it is not known which sign-in it ends: the cookie could be of a later one.
      if (authorization && !bearer) return reply.code(204).send();
      const cookie = refreshCookie.read(request);
      const tokens = { sessionId: bearer?.sessionId, token: cookie };
      const { isCookieOver } = await signOut(deps, tokens, callerOf(request));
      if (isCookieOver) refreshCookie.clear(reply);
      return reply.code(204).send();
    },
    async logoutAll(request, reply) {
      await signOutEverywhere(deps, requireActor(request), callerOf(request));
      refreshCookie.clear(reply);
      return reply.code(204).send();
    },
    async getAuthStatus(request, reply) {
      const account = request.actor ? await findAccount(deps.db, request.actor.userId) : undefined;
      const user = account ? presentUser(account) : null;
      return reply.code(200).send({ is_authenticated: user !== null, user });
    },
  };
}

function addressHandlers(deps: AuthDeps): AddressHandlers {
  return {
    async register(request, reply) {
      const { challenge, browser } = await register(deps, request.body, callerOf(request));
      setRegistrationCookie(reply, deps.publicUrl, browser);
      return reply.code(202).send(challenge);
    },
    async verifyEmail(request, reply) {
      // Whoever is signed in stays who they are.
      const isFree = request.headers.authorization === undefined;
      const browserToken = isFree ? readRegistrationToken(request, deps.publicUrl) : undefined;
      const context = { ...signInContextOf(request), browserToken };
      const { email, signedIn } = await verifyEmail(deps, request.body, context);
      const session = signedIn && (await beginSession(deps, request, reply, signedIn));
      return reply.code(200).send({ email, is_verified: true, session });
    },
    async resendVerificationEmail(request, reply) {
      return reply.code(202).send(await resendCode(deps, request.body.email, callerOf(request)));
    },
  };
}
