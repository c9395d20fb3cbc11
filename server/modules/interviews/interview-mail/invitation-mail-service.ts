import { invitationMail } from '../../../content/mails/invitation-mail.ts';
import { reminderMail } from '../../../content/mails/reminder-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { InvitationMail } from './interview-mail.ts';
import { findInvited } from './interview-mail-repository.ts';

export interface InterviewMailDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
}

/** The mail of a job, or null where it is not wanted, or says nothing any more: taken back, begun or closed. */
export async function mailOf(
  { db, now, publicUrl }: InterviewMailDeps,
  { invitationId, reminderDays }: InvitationMail,
): Promise<Mail | null> {
  const wish = reminderDays === null ? 'invitationMail' : 'reminderMail';
  const found = await findInvited(db, invitationId, wish, now());
  if (!found) return null;
  const { to, interviewId, ...facts } = found;
  const links = {
    interviewUrl: `${publicUrl}/candidate/interviews/${interviewId}`,
    settingsUrl: `${publicUrl}/candidate/settings?tab=notifications`,
  };
  return reminderDays === null
    ? { id: invitationId, to, ...invitationMail({ ...facts, ...links }) }
    : { id: `${invitationId}-${reminderDays}`, to, ...reminderMail({ ...facts, ...links }) };
}
