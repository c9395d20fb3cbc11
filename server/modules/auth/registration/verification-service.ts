import type { EmailVerification } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PendingRegistration } from '../../../platform/database/schema/index.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { sameText } from '../../../platform/security/keyed.ts';
import { joinWith } from '../../company/join-service.ts';
import { bindWith } from '../../invitation-links/link-service.ts';
import { saveProfile } from '../../recruiter/profile-service.ts';
import { type Account, markVerified, setVerified } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import {
  endAddress,
  findChallenge,
  latestOfRegistrations,
  meetChallenge,
  pendingRegistrationOf,
} from '../codes/challenge-repository.ts';
import { challengeOver, requireCode } from '../codes/challenge-service.ts';
import { codeOf } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import { admit, type SignedIn, type SignInContext } from '../sign-in-service.ts';
import { isRegisteringBrowser } from './registering-browser.ts';

/** A proven address, and the session of the browser that registered it. */
interface ProvenAddress {
  readonly email: string;
  readonly signedIn: SignedIn | null;
}

/** From where a code comes. */
export interface ProofContext extends SignInContext {
  /** The token of a browser that registered; undefined where it may not sign in with it. */
  readonly browserToken: string | undefined;
}

/**
 * Proves an address, and signs in where the registration was made in the same browser. Whoever has the code of a challenge that did so before, by the mail's link or in
 * another tab, is told that; nobody else learns it.
 * @throws HttpProblem 400 for a wrong code, 410 for a challenge that is over, 429
 */
export async function verifyEmail(
  deps: AuthDeps,
  proof: EmailVerification,
  context: ProofContext,
): Promise<ProvenAddress> {
  try {
    const { account, pending } = await meetRegistration(deps, proof, context.caller);
    return { email: account.email, signedIn: await signInThere(deps, account, pending, context) };
  } catch (problem) {
    const isOver = problem instanceof HttpProblem && problem.status === 410;
    throw isOver && (await hasProven(deps, proof)) ? verifiedAlready() : problem;
  }
}

/**
 * Makes the name and password of that very registration the account's, so that whoever registered the
 * address before has gained nothing.
 */
async function meetRegistration(
  deps: AuthDeps,
  proof: EmailVerification,
  caller: Caller,
): Promise<{ account: Account; pending: PendingRegistration }> {
  const challenge = await requireCode(deps, proof, 'registration', caller);
  const pending = pendingRegistrationOf(challenge);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const isMet = pending && (await meetChallenge(tx, challenge.id, now));
    const months = deps.choices.numberOf('application_months');
    const verified = isMet && (await completeRegistration(tx, challenge.email, pending, { now, months }));
    if (!verified) throw challengeOver();
    await recordEvent(tx, { type: 'email_verified', userId: verified.id, caller, at: now });
    return { account: verified, pending };
  });
}

/** Makes the account what its registration asks for; undefined where it is a verified one already. */
async function completeRegistration(
  tx: Transaction,
  email: string,
  pending: PendingRegistration,
  { now, months }: { readonly now: Date; readonly months?: number },
) {
  const verified = await markVerified(tx, email, pending, now);
  if (!verified) return undefined;
  if (pending.company) await saveProfile(tx, verified.id, pending.company, now, months);
  // An invitation that ended meanwhile ends no registration: whoever registered names a company, or is invited again.
  if (pending.join) await joinWith(tx, verified.id, pending.join, now);
  if (pending.invitationId) await bindWith(tx, verified.id, pending.invitationId, now);
  await endAddress(tx, 'registration', verified.email, now);
  return verified;
}

/**
 * Has an administrator stand for an address in place of its code.
 * @throws HttpProblem 409 where several registrations wait, of which only the code can tell the owner's
 */
export async function verifyWithoutCode(tx: Transaction, account: Account, now: Date): Promise<void> {
  const waiting = (await latestOfRegistrations(tx, account.email, now)).filter(({ endedAt }) => !endedAt);
  if (waiting.length > 1) {
    throw new HttpProblem(
      409,
      'Several registrations wait for this address. Only the code can tell which is its owner’s.',
    );
  }
  const pending = waiting[0] && pendingRegistrationOf(waiting[0]);
  if (pending) await completeRegistration(tx, account.email, pending, { now });
  else await setVerified(tx, account.id, now);
}

/** The password was given with the registration. An account that asks for more, or may not sign in, does so as ever. */
async function signInThere(
  deps: AuthDeps,
  account: Account,
  pending: PendingRegistration,
  { browserToken, ...context }: ProofContext,
): Promise<SignedIn | null> {
  if (!account.isActive || !isRegisteringBrowser(pending, browserToken, deps.now())) return null;
  const outcome = await admit(deps, { account, method: 'password' }, context);
  return outcome.kind === 'signed-in' ? outcome.signedIn : null;
}

/** Whether this very challenge was met, and with this code. */
async function hasProven(
  { db, secret }: AuthDeps,
  { challenge_id: id, code }: EmailVerification,
): Promise<boolean> {
  const challenge = await findChallenge(db, id);
  const isMet = challenge?.purpose === 'registration' && challenge.metAt !== null;
  return isMet && sameText(codeOf(secret, id), code);
}

function verifiedAlready(): HttpProblem {
  const message = 'Your email address is already verified. Sign in to continue.';
  return new HttpProblem(410, message, { errors: [{ field: 'is_verified', message }] });
}
