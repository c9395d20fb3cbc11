import type { EmailVerification, VerifiedEmail } from '../../gen/types/types.gen.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { saveProfile } from '../recruiter/service.ts';
import { markVerified } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { endAddress, meetChallenge, pendingRegistrationOf } from './challenge-repository.ts';
import { challengeOver, requireCode } from './challenge-service.ts';
import { recordEvent } from './event-repository.ts';

/**
 * Proves an address: the name and password of that very registration become the account's, so that
 * whoever registered the address before has gained nothing.
 * @throws HttpProblem 400 for a wrong code, 410 for a challenge that is over, 429
 */
export async function verifyEmail(
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
