import type { Letter, PostOffice } from '../../../content/mails/mail-frame.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AddressRefused } from '../../../platform/mail/mailer.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { findHeld, mailAnew, markBounced } from './bounce-repository.ts';
import { type InvitationMail, interviewMailQueue } from './interview-mail.ts';
import { markSent } from './interview-mail-repository.ts';
import { LIVE_MAIL_QUEUE, type LiveMail } from './live-mail.ts';

interface DeliveryDeps extends Pick<Deps, 'db' | 'now'> {
  readonly post: PostOffice;
}

/** Hands over what invites somebody, and notes that it went out, or that nobody reads mail there. */
export async function deliverInvitation(
  deps: DeliveryDeps,
  kind: 'interview' | 'live_interview',
  invitationId: string,
  letter: Letter,
): Promise<void> {
  try {
    await deps.post.deliver(kind, letter);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    await noteBounce(deps, invitationId);
    return;
  }
  await markSent(deps.db, invitationId, deps.now());
}

/** Notes that the mail of an invitation was refused for good: somebody corrects the address. */
async function noteBounce({ db, now }: Pick<Deps, 'db' | 'now'>, invitationId: string): Promise<void> {
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
  const invitationIds = await mailAnew(tx, candidate);
  const held = await findHeld(tx, invitationIds);
  // Of one that people hold the mail is about its times.
  for (const { liveId, isAgreed } of held)
    await jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, {
      liveId,
      kind: isAgreed ? 'scheduled' : 'times',
      to: 'candidate',
    });
  const isHeld = new Set(held.map(({ invitationId }) => invitationId));
  for (const invitationId of invitationIds.filter((id) => !isHeld.has(id)))
    await jobs.send<InvitationMail>(tx, interviewMailQueue, { invitationId, reminderDays: null, sentAgain });
}
