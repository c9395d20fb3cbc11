import type { PasswordReset } from '../../../../openapi/gen/types.gen.ts';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import { invalidFields } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { findAccount, lockAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { meetChallenge } from '../codes/challenge-repository.ts';
import { challengeOver, requireCode } from '../codes/challenge-service.ts';
import { endAllSessions } from '../end-sessions-service.ts';
import { recordEvent } from '../event-repository.ts';
import { forgetFailures } from '../sign-in-service.ts';
import { refundAttempt } from './attempt-refund-repository.ts';
import { passwordProblem } from './password-rules.ts';
import { replacePassword } from './replace-password-service.ts';

/**
 * Gives the account of a mailed code a new password. A password that is refused costs no try, and is
 * judged after the code: without it nobody learns the owner's name from the rules.
 * @throws HttpProblem 400 for a wrong code, 410 for a challenge that is over, 422, 429
 */
export async function resetPassword(deps: AuthDeps, reset: PasswordReset, caller: Caller): Promise<void> {
  const challenge = await requireCode(deps, reset, 'password-reset', caller);
  const account = challenge.userId ? await findAccount(deps.db, challenge.userId) : undefined;
  if (!account) throw challengeOver();
  const problem = await passwordProblem(reset.password, { ...account, isCommon: isCommonPassword });
  if (problem) {
    await refundAttempt(deps.db, challenge.id);
    throw invalidFields({ field: 'password', message: problem });
  }
  const passwordHash = await hashPassword(reset.password);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (!(await meetChallenge(tx, challenge.id, now))) throw challengeOver();
    await replacePassword(deps, tx, account, passwordHash);
    await forgetFailures(tx, account.email, caller);
    if (reset.sign_out_others !== false) await endAllSessions(deps, tx, account.id);
    await recordEvent(tx, { type: 'password_reset', userId: account.id, caller, at: now });
  });
}
