import type { Transaction } from '../../../platform/database/database.ts';
import type { SocialIdentity } from '../../../platform/database/schema/index.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { tellOwner } from '../account/owner-notice-service.ts';
import type { Account } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import { ensureLoginMethod } from '../login-method-service.ts';
import { requireStillOwner } from '../reauthentication-service.ts';
import { PROVIDERS } from './social-providers.ts';
import { deleteIdentity, insertIdentity } from './social-repository.ts';

/** Lets somebody at a provider sign in to the account from now on, and tells its owner. */
export async function linkProvider(
  deps: AuthDeps,
  tx: Transaction,
  owner: Account,
  identity: SocialIdentity,
  caller: Caller,
): Promise<void> {
  const now = deps.now();
  const isNew = await insertIdentity(tx, identity, owner.id, now);
  if (!isNew) return;
  await recordEvent(tx, { type: 'social_linked', userId: owner.id, caller, at: now });
  await tellOwner(deps, tx, 'provider-linked', owner, { provider: PROVIDERS[identity.provider].name });
}

/**
 * Has the account, whose owner has proven to ask, no longer be entered through a provider.
 * @throws HttpProblem 404 for a link that is missing or somebody else's, 409 for the last way to sign in
 */
export async function unlinkProvider(
  deps: AuthDeps,
  owner: Account,
  identityId: string,
  caller: Caller,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireStillOwner(tx, owner);
    const unlinked = await deleteIdentity(tx, identityId, owner.id);
    if (!unlinked) throw new HttpProblem(404, 'This link doesn’t work.');
    await ensureLoginMethod(deps, tx, owner);
    await recordEvent(tx, { type: 'social_unlinked', userId: owner.id, caller, at: deps.now() });
    await tellOwner(deps, tx, 'provider-unlinked', owner, { provider: PROVIDERS[unlinked.provider].name });
  });
}
