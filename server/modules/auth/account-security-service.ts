import type { AccountSecurity } from '../../../openapi/gen/types.gen.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { waitingEmailChange } from './account/email-change-repository.ts';
import { requireAccount } from './account/require-account-service.ts';
import type { AuthDeps } from './auth-deps.ts';
import { listPasskeys } from './passkeys/passkey-repository.ts';
import { secondFactorState } from './second-factor/second-factor-state-service.ts';
import { listLinkedProviders } from './social/social-repository.ts';

/** How the actor's own account is protected. */
export async function accountSecurity(
  { db, now: clock, owesSecondFactor }: Pick<AuthDeps, 'db' | 'now' | 'owesSecondFactor'>,
  actor: Actor,
): Promise<AccountSecurity> {
  const now = clock();
  const { id, passwordHash } = await requireAccount(db, actor);
  return {
    has_password: passwordHash !== null,
    second_factor: { ...(await secondFactorState(db, id, now)), is_owed: await owesSecondFactor(actor) },
    passkeys: await listPasskeys(db, id),
    social_logins: await listLinkedProviders(db, id),
    email_change: await waitingEmailChange(db, id, now),
  };
}
