import type { Transaction } from '../../../platform/database/database.ts';
import type { ChallengePurpose } from '../../../platform/database/schema/index.ts';
import { tellOwner } from '../account/owner-notice-service.ts';
import { type Account, setPassword } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endOfUser } from '../codes/challenge-repository.ts';
import { clearGuesses } from '../second-factor/guess-limit-service.ts';
import { deleteSetup } from '../second-factor/totp-repository.ts';
import { forgetTrust } from '../second-factor/trusted-device-repository.ts';

/** What somebody who knew the former password may have begun. */
const BEGUN: readonly ChallengePurpose[] = [
  'password-reset',
  'second-factor',
  'email-change',
  'passkey-registration',
];

/** Makes a new password count, and tells the owner: what rested on the former one is over. */
export async function replacePassword(
  deps: AuthDeps,
  tx: Transaction,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const now = deps.now();
  await setPassword(tx, account.id, passwordHash, now);
  for (const purpose of BEGUN) await endOfUser(tx, purpose, account.id, now);
  // After the challenges: a sign-in under way may be about to have its browser trusted.
  await forgetTrust(tx, account.id);
  await deleteSetup(tx, account.id);
  await clearGuesses(tx, account.id);
  await tellOwner(deps, tx, 'password-changed', account);
}
