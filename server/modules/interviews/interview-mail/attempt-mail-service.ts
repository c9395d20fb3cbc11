import { interviewArrivedMail } from '../../../content/mails/interview-arrived-mail.ts';
import { interviewEvaluatedMail } from '../../../content/mails/interview-evaluated-mail.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { type AttemptMail, interviewMailQueue } from './interview-mail.ts';
import { findHandedIn } from './interview-mail-repository.ts';
import type { InterviewMailDeps } from './invitation-mail-service.ts';

/** Stores the job for the mail about an attempt at an interview for hiring; whether it is wanted shows when it is sent. */
export function announceAttempt(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  job: AttemptMail,
): Promise<void> {
  return jobs.send<AttemptMail>(tx, interviewMailQueue, job);
}

/** The mail of a job, or null where it is not wanted, or where the next one says it already. */
export async function attemptMail(
  { db, publicUrl }: Pick<InterviewMailDeps, 'db' | 'publicUrl'>,
  { sessionId, news }: AttemptMail,
): Promise<Mail | null> {
  const found = await findHandedIn(db, sessionId);
  if (!found?.endedAt || (news === 'arrived' && found.status === 'reported')) return null;
  const { to, fullName, company, title, endedAt, interviewId } = found;
  const compose = news === 'arrived' ? interviewArrivedMail : interviewEvaluatedMail;
  const links = {
    resultUrl: `${publicUrl}/candidate/interviews/results/${interviewId}?tab=${sessionId}`,
    settingsUrl: `${publicUrl}/candidate/settings?tab=notifications`,
  };
  return { id: `${sessionId}-${news}`, to, ...compose({ fullName, company, title, endedAt, ...links }) };
}
