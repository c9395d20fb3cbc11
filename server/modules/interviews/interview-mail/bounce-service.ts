import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { mailAnew, markBounced } from './bounce-repository.ts';
import { type InvitationMail, interviewMailQueue } from './interview-mail.ts';

/** Notes that the mail of an invitation was refused for good: somebody corrects the address. */
export async function noteBounce({ db, now }: Pick<Deps, 'db' | 'now'>, invitationId: string): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { companyId, workspaceId, applicationId, email } = (await markBounced(tx, invitationId, at)) ?? {};
    if (!companyId || !workspaceId || !applicationId) return;
    await recordActivities(tx, { companyId, workspaceId, actorId: null, at }, [
      { kind: 'mail_bounced', applicationId, change: { after: email } },
    ]);
  });
}

/** Sends the invitations of a candidate whose mails were refused to the address that was corrected. */
export async function sendToCorrected(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  candidate: { readonly candidateId: string; readonly email: string },
  at: Date,
): Promise<void> {
  const sentAgain = at.getTime().toString(36);
  for (const invitationId of await mailAnew(tx, candidate))
    await jobs.send<InvitationMail>(tx, interviewMailQueue, { invitationId, reminderDays: null, sentAgain });
}
