import type { SecondFactorProof } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PendingSignIn } from '../../../platform/database/schema/index.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { sameText } from '../../../platform/security/keyed.ts';
import { tellOwner } from '../account/owner-notice-service.ts';
import { type Account, findAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type Challenge, meetChallenge } from '../codes/challenge-repository.ts';
import { challengeOver, takeTry } from '../codes/challenge-service.ts';
import { CODE_TRIES, codeOf } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import { openSession, requireUsable, type SignedIn } from '../sign-in-service.ts';
import { clearGuesses, countGuess } from './guess-limit-service.ts';
import { plainCode } from './recovery-code.ts';
import { countCodesLeft, spendRecoveryCode } from './recovery-code-repository.ts';
import { stepOf } from './totp.ts';
import { findFactor, spendStep } from './totp-repository.ts';
import { trustDevice } from './trusted-device-repository.ts';

/** A session, and the token of a browser that is trusted from now on. */
export interface SecondFactorMet {
  readonly signedIn: SignedIn;
  readonly device: { readonly token: string; readonly expiresAt: Date } | null;
}

/** A challenge whose account and first factor are known. */
type SignInChallenge = Challenge & { readonly userId: string };

/**
 * Finishes a sign-in with its second factor.
 * @throws HttpProblem 400 for a wrong code, 403 for an account that may no longer sign in, 410, 429
 */
export async function meetSecondFactor(
  deps: AuthDeps,
  proof: SecondFactorProof,
  caller: Caller,
): Promise<SecondFactorMet> {
  const now = deps.now();
  const challenge = await takeTry(deps, proof.challenge_id, 'second-factor', caller);
  if (!isSignIn(challenge)) throw challengeOver();
  const { userId, triesUsed } = challenge;
  await countGuess(deps.db, { userId, method: proof.method, caller }, now);
  const met = await deps.db.transaction(async (tx) => {
    if (!(await isMet(deps, tx, challenge, proof))) return null;
    if (!(await meetChallenge(tx, challenge.id, now))) throw challengeOver();
    return finish(deps, tx, challenge, proof, caller);
  });
  if (!met) {
    await recordEvent(deps.db, { type: 'second_factor_failed', userId, caller, at: now });
    throw wrongCode(triesUsed);
  }
  await clearGuesses(deps.db, userId, caller);
  return met;
}

/** Whether the code is right; a right one is used up together with the challenge, or not at all. */
async function isMet(
  deps: AuthDeps,
  tx: Transaction,
  { id, userId }: SignInChallenge,
  proof: SecondFactorProof,
): Promise<boolean> {
  const factor = await findFactor(tx, userId);
  if (!factor) return false;
  const now = deps.now();
  const code = plainCode(proof.code);
  switch (proof.method) {
    case 'totp': {
      const step = stepOf(factor.secret, code, now);
      return step !== null && spendStep(tx, factor, step);
    }
    case 'recovery_code':
      return spendRecoveryCode(tx, deps.secret, { userId, code }, now);
    case 'email':
      return factor.emailCodes && sameText(codeOf(deps.secret, id), code);
  }
}

async function finish(
  deps: AuthDeps,
  tx: Transaction,
  challenge: SignInChallenge & { readonly pending: PendingSignIn },
  proof: SecondFactorProof,
  caller: Caller,
): Promise<SecondFactorMet> {
  const now = deps.now();
  const account = await findAccount(tx, challenge.userId);
  if (!account) throw challengeOver();
  requireUsable(account);
  if (proof.method === 'recovery_code') await noteRecoveryCode(deps, tx, account, caller);
  const { signInMethod: method, newIdentity } = challenge.pending;
  const signedIn = await openSession(deps, tx, { account, method, newIdentity }, caller);
  return { signedIn, device: proof.trust_device ? await trustDevice(tx, account.id, now) : null };
}

/** Records that a code was used up and tells the owner: it may have been found. */
async function noteRecoveryCode(deps: AuthDeps, tx: Transaction, account: Account, caller: Caller) {
  await recordEvent(tx, { type: 'recovery_code_used', userId: account.id, caller, at: deps.now() });
  const recoveryCodesLeft = await countCodesLeft(tx, account.id);
  await tellOwner(deps, tx, 'recovery-code-used', account, { recoveryCodesLeft });
}

function isSignIn(challenge: Challenge): challenge is SignInChallenge & { readonly pending: PendingSignIn } {
  const { userId, pending } = challenge;
  return userId !== null && pending !== null && 'signInMethod' in pending;
}

function wrongCode(triesUsed: number): HttpProblem {
  const left = CODE_TRIES - triesUsed;
  const next = left > 0 ? `You have ${left} ${left === 1 ? 'try' : 'tries'} left.` : 'Sign in again.';
  const message = `That code isn’t right. ${next}`;
  return new HttpProblem(400, message, { errors: [{ field: 'code', message }] });
}
