import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { challenges, invitations, mailLog, outbox, users } from '../../platform/database/schema/index.ts';
import { dropJobsOf } from '../../platform/jobs/stored-jobs.ts';
import type { OwnByAddress } from '../auth/account/own-address-service.ts';
import type { Account } from '../auth/account-repository.ts';

/** Deletes an account, which takes along what hangs on it, and what belongs to it by its addresses. */
export async function deleteRecords(tx: Transaction, account: Account, own: OwnByAddress): Promise<void> {
  await dropJobsOf(tx, account.id, own.addresses);
  await tx.delete(outbox).where(own.mails);
  await tx.delete(mailLog).where(own.mailAttempts);
  await tx.delete(invitations).where(own.invitations);
  await tx.delete(challenges).where(own.challenges);
  await tx.delete(users).where(eq(users.id, account.id));
}
