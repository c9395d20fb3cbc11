import { accountDeletedMail } from '../../content/mails/account-deleted-mail.ts';
import { reportReadyMail } from '../../content/mails/report-ready-mail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { AccountDeletedMail, ReportReadyMail } from './candidate-mail.ts';
import { findReportReader } from './mail-repository.ts';

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
  const reader = await findReportReader(db, reportId);
  if (!reader) return null;
  const { to, ...person } = reader;
  const links = {
    reportUrl: `${publicUrl}/candidate/reports/${reportId}`,
    settingsUrl: `${publicUrl}/candidate/settings?tab=notifications`,
  };
  return { id: reportId, to, ...reportReadyMail({ ...person, ...links }) };
}
