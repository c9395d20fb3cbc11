import type { Deps } from '../../../platform/deps.ts';
import { type InvitationMail, interviewMailQueue, reminderDays } from './interview-mail.ts';
import { takeDueReminders } from './reminder-repository.ts';

const batchSize = 100;

/** Queues a reminder for everybody who has not begun and whose deadline is near. */
export async function remindOfDeadlines(deps: Deps): Promise<void> {
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
