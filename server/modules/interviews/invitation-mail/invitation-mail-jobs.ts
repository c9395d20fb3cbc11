import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { attemptMail } from './attempt-mail-service.ts';
import { type AttemptMail, type InvitationMail, invitationMailQueue } from './invitation-mail.ts';
import { type InvitationMailDeps, mailOf } from './invitation-mail-service.ts';
import { remindOfDeadlines } from './reminder-service.ts';

interface InvitationJobsDeps extends InvitationMailDeps {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
}

const hourSeconds = 60 * 60;

/** Lets this process take part in mailing those who are invited or have handed in, and look for whom to remind. */
export async function registerInvitationMailJobs(deps: InvitationJobsDeps): Promise<void> {
  await deps.jobs.work<InvitationMail | AttemptMail>(invitationMailQueue, async (job) => {
    const mail = await ('sessionId' in job ? attemptMail(deps, job) : mailOf(deps, job));
    if (mail) await deps.mailer.deliver(mail);
  });
  deps.jobs.every('remind-of-deadlines', hourSeconds, () => remindOfDeadlines(deps));
}
