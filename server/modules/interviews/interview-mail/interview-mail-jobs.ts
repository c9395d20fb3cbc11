import type { Letter, PostOffice } from '../../../content/mails/mail-frame.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { accommodationMail } from './accommodation-mail-service.ts';
import { attemptMail } from './attempt-mail-service.ts';
import { deliverInvitation } from './delivery-service.ts';
import {
  type AccommodationMail,
  type AttemptMail,
  type InvitationMail,
  interviewMailQueue,
  reminderDays,
} from './interview-mail.ts';
import { markSent } from './interview-mail-repository.ts';
import { type InterviewMailDeps, mailOf } from './invitation-mail-service.ts';
import { takeDueReminders } from './reminder-repository.ts';

interface InterviewMailJobsDeps extends InterviewMailDeps {
  readonly jobs: Jobs;
  readonly post: PostOffice;
}

type InterviewMail = InvitationMail | AttemptMail | AccommodationMail;

const hourSeconds = 60 * 60;
const batchSize = 100;

/** Lets this process take part in mailing those who are invited or have submitted, and look for whom to remind. */
export async function registerInterviewMailJobs(deps: InterviewMailJobsDeps): Promise<void> {
  const deliver = async (letter: Letter | null) => {
    if (letter) await deps.post.deliver('interview', letter);
  };
  await deps.jobs.work<InterviewMail>(interviewMailQueue, async (job) => {
    if ('sessionId' in job) return deliver(await attemptMail(deps, job));
    if ('decidedAt' in job) return deliver(await accommodationMail(deps, job));
    const mail = await mailOf(deps, job);
    if (mail) await deliverInvitation(deps, 'interview', job.invitationId, mail);
    else if (job.reminderDays === null) await markSent(deps.db, job.invitationId, deps.now());
  });
  deps.jobs.every('remind-of-deadlines', hourSeconds, () => remindOfDeadlines(deps));
}

/** Queues a reminder for everybody who has not begun and whose deadline is near. */
async function remindOfDeadlines(deps: Deps): Promise<void> {
  for (const days of reminderDays) {
    let reminded = batchSize;
    while (reminded === batchSize) reminded = await remind(deps, days);
  }
}

/** Gives how many were reminded. */
function remind({ db, jobs, now }: Deps, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await takeDueReminders(tx, days, now(), batchSize);
    for (const invitationId of ids) {
      await jobs.send<InvitationMail>(tx, interviewMailQueue, { invitationId, reminderDays: days });
    }
    return ids.length;
  });
}
