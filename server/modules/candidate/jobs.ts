import type { PostOffice } from '../../content/mails/mail-frame.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { UnsubscribeDeps } from '../unsubscribe/unsubscribe-link.ts';
import { type AccountDeletedMail, CANDIDATE_MAIL_QUEUE, type ReportReadyMail } from './candidate-mail.ts';
import { candidateMail } from './mail-service.ts';

interface CandidateJobsDeps extends UnsubscribeDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly post: PostOffice;
}

/** Lets this process take part in mailing candidates. */
export async function registerCandidateJobs(deps: CandidateJobsDeps): Promise<void> {
  await deps.jobs.work<ReportReadyMail | AccountDeletedMail>(CANDIDATE_MAIL_QUEUE, async (job) => {
    const mail = await candidateMail(deps, job);
    if (mail) await deps.post.deliver('candidate', mail);
  });
}
