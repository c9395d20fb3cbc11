import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { interviewArrivedMail } from '../../../content/mails/interview-arrived-mail.ts';
import { interviewEvaluatedMail } from '../../../content/mails/interview-evaluated-mail.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { candidatePreferences } from '../../../platform/database/schema/candidates.ts';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';
import { hiringTerms } from '../../../platform/database/schema/invitations.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { type AttemptMail, invitationMailQueue } from './invitation-mail.ts';
import type { InvitationMailDeps } from './invitation-mail-service.ts';

/** Stores the job for the mail about an attempt at an interview for hiring; whether it is wanted shows when it is sent. */
export function announceAttempt(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  job: AttemptMail,
): Promise<void> {
  return jobs.send<AttemptMail>(tx, invitationMailQueue, job);
}

/** The mail of a job, or null where it is not wanted, or where the next one says it already. */
export async function attemptMail(
  { db, publicUrl }: Pick<InvitationMailDeps, 'db' | 'publicUrl'>,
  { sessionId, news }: AttemptMail,
): Promise<Mail | null> {
  const [found] = await db
    .select({
      to: users.email,
      fullName: users.fullName,
      interviewId: hiringTerms.interviewId,
      company: hiringTerms.company,
      title: hiringTerms.title,
      endedAt: interviewSessions.endedAt,
      status: interviewSessions.status,
    })
    .from(interviewSessions)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .innerJoin(users, eq(users.id, interviewSessions.candidateId))
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(
      and(
        eq(interviewSessions.id, sessionId),
        isNotNull(interviewSessions.endedAt),
        eq(users.isActive, true),
        sql`coalesce(${candidatePreferences.invitationMail}, true)`,
      ),
    );
  if (!found?.endedAt || (news === 'arrived' && found.status === 'reported')) return null;
  const { to, fullName, company, title, endedAt, interviewId } = found;
  const compose = news === 'arrived' ? interviewArrivedMail : interviewEvaluatedMail;
  const links = {
    resultUrl: `${publicUrl}/candidate/interviews/results/${interviewId}?tab=${sessionId}`,
    settingsUrl: `${publicUrl}/candidate/settings?tab=notifications`,
  };
  return { id: `${sessionId}-${news}`, to, ...compose({ fullName, company, title, endedAt, ...links }) };
}
