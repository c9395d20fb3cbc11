import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Account } from './account-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { findPasskeysOf } from './passkeys/passkey-repository.ts';
import { findIdentitiesOf } from './social/social-repository.ts';

/**
 * Makes sure that an account can still be entered, after a way in was removed and before that counts. A
 * provider that this installation is not set up for is no way in. Whoever asks has locked the account.
 * @throws HttpProblem 409
 */
export async function ensureLoginMethod(
  { socialProviders }: Pick<AuthDeps, 'socialProviders'>,
  tx: Transaction,
  { id, passwordHash }: Account,
): Promise<void> {
  if (passwordHash !== null) return;
  if ((await findPasskeysOf(tx, id)).length > 0) return;
  const identities = await findIdentitiesOf(tx, id);
  if (identities.some(({ provider }) => socialProviders[provider])) return;
  throw new HttpProblem(409, 'Set a password first, or you couldn’t sign in anymore.');
}
