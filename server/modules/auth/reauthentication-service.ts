import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { clearAttempts, countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { type Account, findSignedIn, lockAccount } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';

const PROOFS_PER_PAIR: Limit = { name: 'owner-proof-pair', max: 10, seconds: 900 };

const WRONG = 'That isn’t your current password.';

/** How young the sign-in of an account without a password must be. */
const FRESH_MS = 15 * 60_000;

/**
 * Makes sure that the owner asks, and not somebody who found the page open: by the password, or where
 * the account has none, by a sign-in within fifteen minutes.
 * @returns the account with the password that was proven
 * @throws HttpProblem 400 for a wrong password, 403 for a sign-in that is too old, 429
 */
export async function requireOwner(
  deps: AuthDeps,
  actor: Actor,
  currentPassword: string | undefined,
  caller: Caller,
): Promise<Account> {
  const now = deps.now();
  const owner = await findSignedIn(deps.db, actor.sessionId);
  if (!owner) throw new HttpProblem(401, 'Sign in to continue.');
  const { account, signedInAt } = owner;
  if (account.passwordHash === null) {
    if (now.getTime() - signedInAt.getTime() <= FRESH_MS) return account;
    throw refusal(403, 'Sign in again to do this.');
  }
  const pair = [caller.ip, actor.userId];
  await countAttempt(deps.db, PROOFS_PER_PAIR, pair, now);
  if (!(await verifyPassword(account.passwordHash, currentPassword ?? ''))) {
    throw refusal(400, WRONG);
  }
  await clearAttempts(deps.db, PROOFS_PER_PAIR, pair);
  return account;
}

/**
 * Makes sure that the password that was proven is still the account's, and has it stay so until the
 * transaction ends: a new one may have been chosen since.
 * @throws HttpProblem 400
 */
export async function requireStillOwner(tx: Transaction, proven: Account): Promise<void> {
  const current = await lockAccount(tx, proven.id);
  if (current?.passwordHash !== proven.passwordHash) throw refusal(400, WRONG);
}

function refusal(status: 400 | 403, message: string): HttpProblem {
  return new HttpProblem(status, message, { errors: [{ field: 'current_password', message }] });
}
