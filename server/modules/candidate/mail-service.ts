import type { Letter } from '../../content/mails/mail-frame.ts';
import { accountDeletedMail, reportReadyMail } from '../../content/mails/mails.ts';
import type { Database } from '../../platform/database/database.ts';
import { type UnsubscribeDeps, wayOutOf } from '../unsubscribe/unsubscribe-link.ts';
import type { AccountDeletedMail, ReportReadyMail } from './candidate-mail.ts';
import { findReportReader } from './mail-repository.ts';

interface MailDeps extends UnsubscribeDeps {
  readonly db: Database;
}

/** The mail of a job, or null where it is not wanted any more. */
export async function candidateMail(
  deps: MailDeps,
  job: ReportReadyMail | AccountDeletedMail,
): Promise<Letter | null> {
  if ('reportId' in job) return readyMail(deps, job.reportId);
  const { mailId, to, fullName } = job;
  return { id: mailId, to, ...accountDeletedMail({ fullName }) };
}

async function readyMail(deps: MailDeps, reportId: string): Promise<Letter | null> {
  const reader = await findReportReader(deps.db, reportId);
  if (!reader) return null;
  const { to, userId, ...person } = reader;
  const links = {
    reportUrl: `${deps.publicUrl}/candidate/reports/${reportId}`,
    wayOut: wayOutOf(deps, { userId, email: to }, 'report_ready_mail'),
  };
  return { id: reportId, to, ...reportReadyMail({ ...person, ...links }) };
}
