import type { AccountUpdate, User } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { setName } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import { presentUser } from '../presenter.ts';

/**
 * Changes the actor's own name.
 * @throws HttpProblem 422 for a blank one
 */
export async function updateAccount(
  deps: AuthDeps,
  { userId }: Actor,
  update: AccountUpdate,
  caller: Caller,
): Promise<User> {
  const fullName = update.full_name.trim();
  if (fullName === '') throw invalidFields(missing('full_name'));
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const renamed = await setName(tx, userId, fullName, now);
    if (!renamed) throw new HttpProblem(401, 'Sign in to continue.');
    await recordEvent(tx, { type: 'name_changed', userId, caller, at: now });
    return presentUser(renamed);
  });
}
