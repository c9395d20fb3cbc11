import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { attemptMail } from './attempt-mail-service.ts';
import { type AttemptMail, type InvitationMail, interviewMailQueue } from './interview-mail.ts';
import { type InterviewMailDeps, mailOf } from './invitation-mail-service.ts';
import { remindOfDeadlines } from './reminder-service.ts';

interface InterviewMailJobsDeps extends InterviewMailDeps {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
}

const hourSeconds = 60 * 60;

/** Lets this process take part in mailing those who are invited or have submitted, and look for whom to remind. */
export async function registerInterviewMailJobs(deps: InterviewMailJobsDeps): Promise<void> {
  await deps.jobs.work<InvitationMail | AttemptMail>(interviewMailQueue, async (job) => {
    const mail = await ('sessionId' in job ? attemptMail(deps, job) : mailOf(deps, job));
    if (mail) await deps.mailer.deliver(mail);
  });
  deps.jobs.every('remind-of-deadlines', hourSeconds, () => remindOfDeadlines(deps));
}
