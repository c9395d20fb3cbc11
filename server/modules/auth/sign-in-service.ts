import type { Credentials, SecondFactorChallenge } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { normaliseEmail } from '../../platform/email-address.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { clearAttempts, countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import {
  findFamily,
  type NewFamily,
  revokeFamily,
  rotate,
  startFamily,
} from '../../platform/security/refresh-tokens.ts';
import { type Account, findAccountByEmail, lockAccount } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { findWaitingRegistration } from './codes/challenge-repository.ts';
import { endAllSessions } from './end-sessions-service.ts';
import { recordEvent } from './event-repository.ts';
import type { FirstFactor } from './first-factor.ts';
import { askForSecondFactor } from './second-factor/second-factor-challenge-service.ts';
import { forgetTrust } from './second-factor/trusted-device-repository.ts';
import { linkProvider } from './social/link-service.ts';

/** The pair of caller and account is limited hard; so an attack from elsewhere locks no owner out. */
const PER_PAIR: Limit = { name: 'login-pair', max: 10, seconds: 900 };
const PER_IP: Limit = { name: 'login-ip', max: 300, seconds: 900 };
const REFRESH_PER_IP: Limit = { name: 'refresh-ip', max: 1200, seconds: 900 };

export interface SignedIn extends NewFamily {
  readonly account: Account;
}

/** A session, or what is still to be proven before there is one. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly kind: 'second-factor'; readonly challenge: SecondFactorChallenge };

/** Where a sign-in comes from. */
export interface SignInContext {
  readonly caller: Caller;
  /** The token by which a browser shows that it is trusted with the second factor. */
  readonly deviceToken: string | undefined;
}

/**
 * Signs in with email and password. A password that waits to be proven is answered alike for a day,
 * whether it was given for a new account or for one that was there before.
 * @throws HttpProblem 401 for a wrong pair, 403 for an account that may not sign in, 429
 */
export async function signIn(
  deps: AuthDeps,
  credentials: Credentials,
  context: SignInContext,
): Promise<SignInOutcome> {
  const { caller } = context;
  const now = deps.now();
  const email = normaliseEmail(credentials.username);
  await countAttempt(deps.db, PER_IP, [caller.ip], now);
  await countAttempt(deps.db, PER_PAIR, [caller.ip, email], now);

  const account = await findAccountByEmail(deps.db, email);
  const waiting = await findWaitingRegistration(deps.db, email, now);
  const passwordHash = account?.isVerified ? account.passwordHash : null;
  const isRight = await verifyPassword(passwordHash, credentials.password);
  if (account && isRight && isWithinScope(account, credentials)) {
    requireUsable(account);
    await forgetFailures(deps.db, email, caller);
    return admit(deps, { account, method: 'password' }, context);
  }
  // Whether or not the address had an account before: else registering it would tell.
  const isWaiting = await verifyPassword(waiting?.passwordHash, credentials.password);
  if (isWaiting && credentials.scope !== 'admin') throw notVerified();
  await recordEvent(deps.db, { type: 'login_failed', userId: account?.id ?? null, caller, at: now });
  throw new HttpProblem(401, 'The email or password is incorrect.');
}

/**
 * Lets in somebody whose first factor is right: with a session, or with a challenge for the second one.
 * @throws HttpProblem 403 for an account that may not sign in
 */
export async function admit(
  deps: AuthDeps,
  firstFactor: FirstFactor,
  context: SignInContext,
): Promise<SignInOutcome> {
  const { account } = firstFactor;
  requireUsable(account);
  return deps.db.transaction(async (tx) => {
    await requireUnchanged(tx, account);
    const challenge = await askForSecondFactor(deps, tx, firstFactor, context);
    if (challenge) return { kind: 'second-factor', challenge };
    return { kind: 'signed-in', signedIn: await openSession(deps, tx, firstFactor, context.caller) };
  });
}

/**
 * Nobody gets in with a password that was replaced while it was being checked: the replacement has
 * ended the sign-ins that it saw.
 * @throws HttpProblem 403
 */
async function requireUnchanged(tx: Transaction, { id, passwordHash }: Account): Promise<void> {
  const current = await lockAccount(tx, id);
  if (current?.passwordHash === passwordHash) return;
  throw new HttpProblem(403, 'Your account just changed. Sign in again.');
}

/** Begins the session of somebody who has proven everything, and links what they came with. */
export async function openSession(
  deps: AuthDeps,
  tx: Transaction,
  { account, method, newIdentity }: FirstFactor,
  caller: Caller,
): Promise<SignedIn> {
  const now = deps.now();
  if (newIdentity) await linkProvider(deps, tx, account, newIdentity, caller);
  await recordEvent(tx, { type: 'login_succeeded', userId: account.id, caller, at: now });
  return { account, ...(await startFamily(tx, { userId: account.id, method, caller }, now)) };
}

/** The administrators' entrance tells others nothing, not even that their password is right. */
function isWithinScope({ role, isVerified, isActive }: Account, { scope }: Credentials): boolean {
  return scope !== 'admin' || (role === 'admin' && isVerified && isActive);
}

/** @throws HttpProblem 403 for an account that may not sign in */
export function requireUsable(account: Account): void {
  if (!account.isVerified) throw notVerified();
  if (!account.isActive) throw new HttpProblem(403, 'This account is deactivated.');
}

function notVerified(): HttpProblem {
  const message = 'Verify your email address before you sign in.';
  return new HttpProblem(403, message, { errors: [{ field: 'is_verified', message }] });
}

/**
 * Exchanges a refresh token.
 * @throws HttpProblem 401 when the sign-in is over
 */
export async function refresh(deps: AuthDeps, token: string | undefined, caller: Caller) {
  const arrivedAt = deps.now();
  await countAttempt(deps.db, REFRESH_PER_IP, [caller.ip], arrivedAt);
  const presented = token && { token, caller, arrivedAt };
  const rotation = presented ? await rotate(deps.db, deps.secret, presented, deps.now) : undefined;
  if (rotation?.outcome === 'rotated') return rotation;
  if (rotation?.outcome === 'replayed') {
    deps.sessionCheck.forget(rotation.sessionId);
    const { userId } = rotation;
    await recordEvent(deps.db, { type: 'refresh_replayed', userId, caller, at: deps.now() });
  }
  throw new HttpProblem(401, 'Your session has expired. Sign in again.');
}

/**
 * Ends the sign-in of the bearer, or that of the cookie where there is no bearer. A cookie of another sign-in is left
 * alone: that one began before the end of this one could be told (D9).
 */
export async function signOut(
  deps: AuthDeps,
  request: { readonly sessionId: string | undefined; readonly token: string | undefined },
  caller: Caller,
): Promise<{ isCookieOver: boolean }> {
  const family = request.token ? await findFamily(deps.db, request.token) : undefined;
  const sessionId = request.sessionId ?? family?.sessionId;
  if (sessionId === undefined) return { isCookieOver: true };
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const userId = await revokeFamily(tx, sessionId, now);
    if (userId) await recordEvent(tx, { type: 'logged_out', userId, caller, at: now });
  });
  deps.sessionCheck.forget(sessionId);
  return { isCookieOver: !family || family.sessionId === sessionId };
}

/** Ends every sign-in of the bearer's account, and has every browser asked for the second factor again. */
export async function signOutEverywhere(deps: AuthDeps, { userId }: Actor, caller: Caller): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await endAllSessions(deps, tx, userId);
    await forgetTrust(tx, userId);
    await recordEvent(tx, { type: 'logged_out_everywhere', userId, caller, at: deps.now() });
  });
}

/** Lets a caller try an account's password again at once, after it was right or was replaced. */
export async function forgetFailures(
  db: Database | Transaction,
  email: string,
  { ip }: Caller,
): Promise<void> {
  await clearAttempts(db, PER_PAIR, [ip, email]);
}
