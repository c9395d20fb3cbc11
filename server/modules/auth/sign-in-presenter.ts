import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/security/caller.ts';
import { readDeviceToken } from '../../platform/security/device-cookie.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentAccessToken, presentUser } from './presenter.ts';
import type { SignedIn, SignInContext } from './sign-in-service.ts';

/** From where a request signs in, and the token of its browser where that is trusted. */
export function signInContextOf(request: FastifyRequest): SignInContext {
  return { caller: callerOf(request), deviceToken: readDeviceToken(request) };
}

/** Sets the refresh cookie of a new session and gives what its page needs. */
export async function beginSession(deps: AuthDeps, reply: FastifyReply, signedIn: SignedIn) {
  const { account, sessionId, token, expiresAt } = signedIn;
  deps.refreshCookie.set(reply, token, expiresAt);
  const accessToken = await deps.accessTokens.sign({ userId: account.id, sessionId });
  return { ...presentAccessToken(accessToken), user: presentUser(account) };
}
