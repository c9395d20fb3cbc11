import { eq } from 'drizzle-orm';
import type { AccountDeletion } from '../../gen/types/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { challenges, invitations, outbox, users } from '../../platform/database/schema/index.ts';
import { dropJobsOf } from '../../platform/jobs/stored-jobs.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { ownByAddress } from '../auth/account/own-address-service.ts';
import type { Account } from '../auth/account-repository.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { normaliseEmail } from '../auth/email.ts';
import { endAllSessions } from '../auth/end-sessions-service.ts';
import { requireOwner, requireStillOwner } from '../auth/owner-proof-service.ts';
import { requestSoundSweep } from '../speech/service.ts';
import { type AccountDeletedMail, CANDIDATE_MAIL_QUEUE } from './candidate-mail.ts';

/**
 * Deletes the actor's account with everything that belongs to it, all or nothing, and has a mail say so.
 * @throws HttpProblem 422 for another address than the account's, and as `requireOwner`
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
    await endAllSessions(deps, tx, account.id);
    await dropLooseRecords(tx, account);
    await tx.delete(users).where(eq(users.id, account.id));
    await requestSoundSweep(deps.jobs, tx);
    await deps.jobs.send<AccountDeletedMail>(tx, CANDIDATE_MAIL_QUEUE, {
      mailId: newId(),
      to: account.email,
      fullName: account.fullName,
    });
  });
}

/** What does not hang on the account, which takes all the rest along. */
async function dropLooseRecords(tx: Transaction, account: Account): Promise<void> {
  const own = await ownByAddress(tx, account);
  await dropJobsOf(tx, account.id, own.addresses);
  await tx.delete(outbox).where(own.mails);
  await tx.delete(invitations).where(own.invitations);
  await tx.delete(challenges).where(own.challenges);
}

function otherAddress(): HttpProblem {
  const message = 'That is not the e-mail address of this account.';
  return new HttpProblem(422, message, { errors: [{ field: 'email', message }] });
}
