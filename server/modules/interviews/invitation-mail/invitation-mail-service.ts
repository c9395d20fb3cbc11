import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { invitationMail } from '../../../content/mails/invitation-mail.ts';
import { reminderMail } from '../../../content/mails/reminder-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import { candidatePreferences } from '../../../platform/database/schema/candidates.ts';
import { hiringTerms, invitations } from '../../../platform/database/schema/invitations.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { InvitationMail } from './invitation-mail.ts';
import { hasNotBegun } from './reminder-repository.ts';

export interface InvitationMailDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
}

/** The mail of a job, or null where it is not wanted, or says nothing any more: taken back, begun or closed. */
export async function mailOf(
  { db, now, publicUrl }: InvitationMailDeps,
  { invitationId, reminderDays }: InvitationMail,
): Promise<Mail | null> {
  const wish =
    reminderDays === null ? candidatePreferences.invitationMail : candidatePreferences.reminderMail;
  const [found] = await db
    .select({
      to: sql<string>`coalesce(${users.email}, ${invitations.email})`,
      fullName: users.fullName,
      interviewId: invitations.interviewId,
      company: hiringTerms.company,
      title: hiringTerms.title,
      closesAt: hiringTerms.closesAt,
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .leftJoin(users, isInvited())
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(
      and(
        eq(invitations.id, invitationId),
        isNull(invitations.revokedAt),
        gt(hiringTerms.closesAt, now()),
        hasNotBegun(db),
        sql`coalesce(${users.isActive}, true) and coalesce(${wish}, true)`,
      ),
    );
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

/** The account it is bound to, or the one whose proven address it names. */
function isInvited() {
  const ownsAddress = and(eq(users.email, invitations.email), eq(users.isVerified, true));
  return or(eq(users.id, invitations.candidateId), and(isNull(invitations.candidateId), ownsAddress));
}
