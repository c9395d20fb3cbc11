import type { Database, Transaction } from '../../../platform/database/database.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { type Account, findAccount } from '../account-repository.ts';

/**
 * The actor's own account.
 * @throws HttpProblem 401 where it was removed a moment ago
 */
export async function requireAccount(
  db: Database | Transaction,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Account> {
  const account = await findAccount(db, userId);
  if (!account) throw new HttpProblem(401, 'Sign in to continue.');
  return account;
}
