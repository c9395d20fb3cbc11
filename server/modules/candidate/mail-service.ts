import { and, eq } from 'drizzle-orm';
import { accountDeletedMail } from '../../content/mails/account-deleted-mail.ts';
import { reportReadyMail } from '../../content/mails/report-ready-mail.ts';
import type { Database } from '../../platform/database/database.ts';
import { candidatePreferences } from '../../platform/database/schema/candidates.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { AccountDeletedMail, ReportReadyMail } from './candidate-mail.ts';

interface MailDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

/** The mail of a job, or null where it is not wanted any more. */
export async function candidateMail(
  deps: MailDeps,
  job: ReportReadyMail | AccountDeletedMail,
): Promise<Mail | null> {
  if ('reportId' in job) return readyMail(deps, job.reportId);
  const { mailId, to, fullName } = job;
  return { id: mailId, to, ...accountDeletedMail({ fullName }) };
}

async function readyMail({ db, publicUrl }: MailDeps, reportId: string): Promise<Mail | null> {
  const [wanted] = await db
    .select({ to: users.email, fullName: users.fullName, roleFamily: reports.roleFamilyName })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.candidateId))
    .innerJoin(candidatePreferences, eq(candidatePreferences.userId, reports.candidateId))
    .where(
      and(eq(reports.id, reportId), eq(users.isActive, true), eq(candidatePreferences.reportReadyMail, true)),
    );
  if (!wanted) return null;
  const { to, ...person } = wanted;
  const links = {
    reportUrl: `${publicUrl}/candidate/reports/${reportId}`,
    settingsUrl: `${publicUrl}/candidate/settings?tab=notifications`,
  };
  return { id: reportId, to, ...reportReadyMail({ ...person, ...links }) };
}
