import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { CANDIDATE_MAIL_QUEUE, type ReportReadyMail } from './candidate-mail.ts';
import { findPreferences } from './repository.ts';

/** Stores the job for the mail about a new report, where its candidate wants one. */
export async function announceReport(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  { reportId, candidateId }: { readonly reportId: string; readonly candidateId: string },
): Promise<void> {
  const wishes = await findPreferences(tx, candidateId);
  if (wishes.report_ready_mail) await jobs.send<ReportReadyMail>(tx, CANDIDATE_MAIL_QUEUE, { reportId });
}
