import type { AccountDeletion } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import { normaliseEmail } from '../../platform/email-address.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { eraseAuditOf } from '../audit/audit-service.ts';
import { ownByAddress } from '../auth/account/own-address-service.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { endAllSessions } from '../auth/end-sessions-service.ts';
import { requireOwner, requireStillOwner } from '../auth/reauthentication-service.ts';
import { requireNotHeld } from '../retention/account-hold-service.ts';
import { requestSoundSweep } from '../speech/service.ts';
import { type AccountDeletedMail, CANDIDATE_MAIL_QUEUE } from './candidate-mail.ts';
import { deleteRecords } from './deletion-repository.ts';

/**
 * Deletes the actor's account with everything that belongs to it, all or nothing, and has a mail say so.
 * @throws HttpProblem 409 while a company has an application of theirs under a legal hold, 422 for another address
 * than the account's, and as `requireOwner`
 */
export async function deleteAccount(
  deps: AuthDeps,
  actor: Actor,
  { current_password, email }: AccountDeletion,
  caller: Caller,
): Promise<void> {
  const account = await requireOwner(deps, actor, current_password, caller);
  if (normaliseEmail(email) !== account.email) throw otherAddress();
  await deps.db.transaction(async (tx) => {
    await requireStillOwner(tx, account);
    const own = await ownByAddress(tx, account);
    await requireNotHeld(tx, { accountId: account.id, unused: own.invitations });
    await endAllSessions(deps, tx, account.id);
    await deleteRecords(tx, account, own);
    await requestSoundSweep(deps.jobs, tx);
    await deps.jobs.send<AccountDeletedMail>(tx, CANDIDATE_MAIL_QUEUE, {
      mailId: newId(),
      to: account.email,
      fullName: account.fullName,
    });
    await eraseAuditOf(tx, account.id, deps.now());
  });
}

function otherAddress(): HttpProblem {
  const message = 'That is not the email address of this account.';
  return new HttpProblem(422, message, { errors: [{ field: 'email', message }] });
}
