import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/security/caller.ts';
import { readDeviceToken } from '../../platform/security/device-cookie.ts';
import {
  clearRegistrationCookie,
  readRegistrationToken,
} from '../../platform/security/registration-cookie.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { setTimeZone } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentAccessToken, presentUser } from './presenter.ts';
import type { SignedIn, SignInContext } from './sign-in-service.ts';

/** From where a request signs in, and the token of its browser where that is trusted. */
export function signInContextOf(request: FastifyRequest): SignInContext {
  return { caller: callerOf(request), deviceToken: readDeviceToken(request) };
}

/**
 * Remembers where a person is who has just signed in, sets the refresh cookie and gives what the page needs. With a
 * registration that waits in this browser nobody signs in after that.
 */
export async function beginSession(
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) {
  const { account, sessionId, token, expiresAt } = signedIn;
  deps.refreshCookie.set(reply, token, expiresAt);
  if (readRegistrationToken(request, deps.publicUrl)) clearRegistrationCookie(reply, deps.publicUrl);
  await rememberZone(deps, request, account.id);
  const accessToken = await deps.accessTokens.sign({ userId: account.id, sessionId });
  return { ...presentAccessToken(accessToken), user: presentUser(account) };
}

/** Whoever travels is told times of the new place from then on. A sign-in that is stored does not fail for it. */
export async function rememberZone({ db }: AuthDeps, request: FastifyRequest, userId: string): Promise<void> {
  const zone = timeZoneOf(request);
  if (!zone) return;
  await setTimeZone(db, userId, zone).catch((error: unknown) => {
    request.log.warn(error, 'The time zone was not stored.');
  });
}

/** The zone that a browser sends along; null where it sends none, or one that no time could be told in. */
function timeZoneOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const zone = headers['time-zone'];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : null;
}
