import type { SecondFactorMethod } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { clearAttempts, countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';

/** Over all challenges, so that new ones give no new tries; an attack from elsewhere locks no owner out. */
const PER_PAIR: Limit = { name: 'otp-pair', max: 15, seconds: 3600 };
/**
 * From wherever they come: somebody who knows the password must not guess six digits from a thousand
 * places. Recovery codes cannot be guessed and do not count, so an owner still gets in with one.
 */
const SIX_DIGITS_PER_ACCOUNT: Limit = { name: 'otp-account', max: 50, seconds: 86_400 };

/** Whose second factor is guessed, how and from where. */
interface Guess {
  readonly userId: string;
  readonly method: SecondFactorMethod;
  readonly caller: Caller;
}

/** @throws HttpProblem 429 */
export async function countGuess(db: Database, { userId, method, caller }: Guess, now: Date): Promise<void> {
  await countAttempt(db, PER_PAIR, [caller.ip, userId], now);
  if (method !== 'recovery_code') await countAttempt(db, SIX_DIGITS_PER_ACCOUNT, [userId], now);
}

/** Forgets the guesses of an account, after a right one or a new password; of a caller where one is named. */
export async function clearGuesses(
  db: Database | Transaction,
  userId: string,
  caller?: Caller,
): Promise<void> {
  await clearAttempts(db, SIX_DIGITS_PER_ACCOUNT, [userId]);
  if (caller) await clearAttempts(db, PER_PAIR, [caller.ip, userId]);
}
