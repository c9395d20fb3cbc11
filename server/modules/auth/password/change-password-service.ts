import type { PasswordChange } from '../../../../openapi/gen/types.gen.ts';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import { invalidFields } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endAllSessions } from '../end-sessions-service.ts';
import { recordEvent } from '../event-repository.ts';
import { requireOwner, requireStillOwner } from '../reauthentication-service.ts';
import { type PasswordContext, passwordProblem } from './password-rules.ts';
import { replacePassword } from './replace-password-service.ts';

const SAME = 'This is your password already. Choose another one.';

/**
 * Gives the actor's account another password, or its first one; all other sessions end.
 * @throws HttpProblem 400 or 403 without proof of being the owner, 422, 429
 */
export async function changePassword(
  deps: AuthDeps,
  actor: Actor,
  { current_password: current, new_password: password }: PasswordChange,
  caller: Caller,
): Promise<void> {
  const account = await requireOwner(deps, actor, current, caller);
  const context: PasswordContext = { ...account, isCommon: isCommonPassword };
  const isSame = await verifyPassword(account.passwordHash, password);
  const problem = (await passwordProblem(password, context)) ?? (isSame ? SAME : null);
  if (problem) throw invalidFields({ field: 'new_password', message: problem });
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await requireStillOwner(tx, account);
    await replacePassword(deps, tx, account, passwordHash);
    await endAllSessions(deps, tx, account.id, { except: actor.sessionId });
    await recordEvent(tx, { type: 'password_changed', userId: account.id, caller, at: deps.now() });
  });
}
