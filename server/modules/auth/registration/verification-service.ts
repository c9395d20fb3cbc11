import type { EmailVerification, VerifiedEmail } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { sameText } from '../../../platform/security/keyed.ts';
import { saveProfile } from '../../recruiter/profile-service.ts';
import { markVerified } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import {
  endAddress,
  findChallenge,
  meetChallenge,
  pendingRegistrationOf,
} from '../codes/challenge-repository.ts';
import { challengeOver, requireCode } from '../codes/challenge-service.ts';
import { codeOf } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';

/**
 * Proves an address. Whoever has the code of a challenge that did so before, by the mail's link or in
 * another tab, is told that; nobody else learns it.
 * @throws HttpProblem 400 for a wrong code, 410 for a challenge that is over, 429
 */
export async function verifyEmail(
  deps: AuthDeps,
  proof: EmailVerification,
  caller: Caller,
): Promise<VerifiedEmail> {
  try {
    return await meetRegistration(deps, proof, caller);
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
): Promise<VerifiedEmail> {
  const challenge = await requireCode(deps, proof, 'registration', caller);
  const pending = pendingRegistrationOf(challenge);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const isMet = pending && (await meetChallenge(tx, challenge.id, now));
    const verified = isMet && (await markVerified(tx, challenge.email, pending, now));
    if (!verified) throw challengeOver();
    if (pending?.company) await saveProfile(tx, verified.id, pending.company, now);
    await endAddress(tx, 'registration', verified.email, now);
    await recordEvent(tx, { type: 'email_verified', userId: verified.id, caller, at: now });
    return { email: verified.email, is_verified: true };
  });
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
  const message = 'Your e-mail address is already verified. Sign in to continue.';
  return new HttpProblem(410, message, { errors: [{ field: 'is_verified', message }] });
}
