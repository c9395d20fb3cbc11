import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../problem.ts';
import type { AccessTokens } from '../security/access-tokens.ts';
import type { Actor } from '../security/actor.ts';
import type { SessionCheck } from '../security/session-check.ts';
import type { Operation } from './operations.ts';
import { requireOwnPage } from './same-site.ts';

export interface AuthenticationDeps {
  readonly accessTokens: AccessTokens;
  readonly sessionCheck: SessionCheck;
  readonly publicUrl: string;
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

/**
 * Enforces what an operation's description says of security, before its input is even parsed, and
 * sets the request's actor.
 * @throws HttpProblem 401 without a valid sign-in, 403 from a page of another site
 */
export async function authenticate(
  request: FastifyRequest,
  operation: Operation,
  deps: AuthenticationDeps,
): Promise<void> {
  const isForm = operation.bodyTypes.includes('application/x-www-form-urlencoded');
  if (operation.usesRefreshCookie || isForm) requireOwnPage(request, deps.publicUrl);
  if (operation.bearer === 'none') return;

  const { authorization } = request.headers;
  if (authorization === undefined) {
    if (operation.bearer === 'required') throw refusal('Sign in to continue.');
    return;
  }
  request.actor = await actorOf(authorization, deps);
  if (!request.actor && operation.refusesStaleBearer) {
    throw refusal('Your session has expired. Sign in again.', 'invalid_token');
  }
}

async function actorOf(authorization: string, deps: AuthenticationDeps): Promise<Actor | null> {
  const token = BEARER.exec(authorization)?.[1];
  const claims = token ? await deps.accessTokens.verify(token) : 'invalid';
  if (claims === 'invalid' || claims === 'expired') return null;
  return deps.sessionCheck.actorOf(claims.sessionId, claims.userId);
}

function refusal(detail: string, error?: string): HttpProblem {
  const challenge = error ? `Bearer error="${error}"` : 'Bearer';
  return new HttpProblem(401, detail, { headers: { 'www-authenticate': challenge } });
}
