import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../problem.ts';
import type { AccessTokens } from '../security/access-tokens.ts';
import type { Actor } from '../security/actor.ts';
import { API_KEY_PREFIX, type ApiKeyCheck } from '../security/api-key-check.ts';
import type { SessionCheck } from '../security/session-check.ts';
import type { Operation } from './operations.ts';

export interface AuthenticationDeps {
  readonly accessTokens: AccessTokens;
  readonly sessionCheck: SessionCheck;
  readonly apiKeyCheck: ApiKeyCheck;
  readonly publicUrl: string;
  /** Whether somebody has to set up a second factor before they do anything of their role. */
  readonly owesSecondFactor?: (actor: Actor) => Promise<boolean>;
  /** Told of what an administrator is refused who asks for something of somebody else. */
  readonly noteRefusedAdmin?: (request: FastifyRequest, operation: string) => Promise<void>;
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

/**
 * Enforces what an operation's description says of security, before its input is even parsed, and
 * sets the request's actor.
 * @throws HttpProblem 401 without a valid sign-in, 403 for another role and from a page of another site
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
  const token = tokenOf(authorization);
  if (token?.startsWith(API_KEY_PREFIX)) {
    request.actor = await keyActorOf(token, operation, deps);
    return;
  }
  request.actor = await actorOf(authorization, deps);
  if (request.actor) return requireRole(request, request.actor, operation, deps);
  if (!operation.refusesStaleBearer) return;
  if (await isOfDeletedAccount(authorization, deps)) {
    throw accountGone();
  }
  throw refusal('Your session has expired. Sign in again.', { error: 'invalid_token' });
}

/**
 * Refuses what a page of another site makes a browser send with our cookie, or as our login form.
 * Callers that are no browser send neither header and are let through.
 * @throws HttpProblem 403
 */
function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  if (!isFromOwnPage(request, publicUrl))
    throw new HttpProblem(403, 'This request didn’t come from this site.');
}

/** Whether it was sent by a page of ours, or by no page. */
export function isFromOwnPage(request: WithHeaders, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const { origin } = request.headers;
  const isOwn = origin === undefined || origin === new URL(publicUrl).origin || isHost(origin, request);
  return site !== 'cross-site' && isOwn;
}

type WithHeaders = Pick<IncomingMessage, 'headers'>;

/** Whether the page was delivered by the very host it now calls, under whichever name that is. */
function isHost(origin: string, request: WithHeaders): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** What somebody of another role is told. */
const FOR_ROLE: Readonly<Record<Role, string>> = {
  candidate: 'This is for candidates.',
  recruiter: 'This is for recruiters.',
  admin: 'This is for administrators.',
};

async function requireRole(
  request: FastifyRequest,
  actor: Actor,
  { id, roles }: Operation,
  { noteRefusedAdmin, owesSecondFactor }: AuthenticationDeps,
): Promise<void> {
  if (roles.length === 0) return;
  if (roles.includes(actor.role)) {
    if (await owesSecondFactor?.(actor))
      throw new HttpProblem(403, 'Set up two-factor authentication first.', { code: 'second_factor_owed' });
    return;
  }
  if (actor.role === 'admin') await noteRefusedAdmin?.(request, id);
  throw new HttpProblem(403, roles.map((role) => FOR_ROLE[role]).join(' '));
}

/** @throws HttpProblem 401 for a key that is not valid, 403 for what it may not do */
async function keyActorOf(
  key: string,
  { keyScope }: Operation,
  { apiKeyCheck }: Pick<AuthenticationDeps, 'apiKeyCheck'>,
): Promise<Actor> {
  const holder = await apiKeyCheck.holderOf(key);
  if (!holder) throw refusal('This API key isn’t valid.', { error: 'invalid_token' });
  if (!keyScope) throw new HttpProblem(403, 'API keys can’t do this.');
  if (!holder.scopes.includes(keyScope))
    throw new HttpProblem(403, `This needs an API key with ${keyScope}.`);
  return holder.actor;
}

const tokenOf = (authorization: string) => BEARER.exec(authorization)?.[1];

/** What the bearer of a call said, also once it has expired. */
export async function claimsOf(
  authorization: string | undefined,
  { accessTokens }: Pick<AuthenticationDeps, 'accessTokens'>,
) {
  const token = authorization && tokenOf(authorization);
  return token ? accessTokens.claimsOf(token) : null;
}

/** Told to those alone who hold a token of the account: a new login would be of no use. */
async function isOfDeletedAccount(authorization: string, deps: AuthenticationDeps): Promise<boolean> {
  const owner = (await claimsOf(authorization, deps))?.userId;
  return owner !== undefined && !(await deps.sessionCheck.hasAccount(owner));
}

async function actorOf(authorization: string, deps: AuthenticationDeps): Promise<Actor | null> {
  const token = tokenOf(authorization);
  const claims = token ? await deps.accessTokens.verify(token) : 'invalid';
  if (claims === 'invalid' || claims === 'expired') return null;
  return deps.sessionCheck.actorOf(claims.sessionId, claims.userId);
}

/** 401 for whoever still holds a token of an account that is deleted. */
export function accountGone(): HttpProblem {
  return refusal('This account has been deleted.', { error: 'invalid_token', code: 'account_gone' });
}

function refusal(detail: string, { error, code }: { error?: string; code?: string } = {}): HttpProblem {
  const challenge = error ? `Bearer error="${error}"` : 'Bearer';
  return new HttpProblem(401, detail, { ...(code && { code }), headers: { 'www-authenticate': challenge } });
}
