import type { Letter, PostOffice } from '../../content/mails/mail-frame.ts';
import { reviewMail } from '../../content/mails/mails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Asked, findToReview, takeDueSoon, takeUntold } from './review-mail-repository.ts';

const REVIEW_MAIL_QUEUE = 'review-mail';
const MINUTE_SECONDS = 60;
const BATCH = 100;

type ReviewMailKind = 'review-waiting' | 'review-reminder';

/** The job of a mail to who is asked to rate an attempt. */
interface ReviewMail {
  readonly kind: ReviewMailKind;
  readonly sessionId: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly assignedAt: string;
}

interface ReviewMailDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing who is asked to rate. */
export async function registerReviewMailJobs(deps: ReviewMailDeps): Promise<void> {
  await deps.jobs.work<ReviewMail>(REVIEW_MAIL_QUEUE, async (job) => {
    const letter = await letterOf(deps, job);
    if (letter) await deps.post.deliver('review', letter);
  });
  deps.jobs.every('mail-reviewers', MINUTE_SECONDS, () => mailReviewers(deps));
}

/** Queues a mail to everybody who is asked and does not know, or has a day left. */
export async function mailReviewers(deps: Deps): Promise<void> {
  await queueAll(deps, 'review-waiting', takeUntold);
  await queueAll(deps, 'review-reminder', takeDueSoon);
}

type Take = (tx: Transaction, at: Date, limit: number) => Promise<Asked[]>;

async function queueAll(deps: Deps, kind: ReviewMailKind, take: Take): Promise<void> {
  const { db, jobs, now } = deps;
  const taken = await db.transaction(async (tx) => {
    const asked = await take(tx, now(), BATCH);
    for (const { assignedAt, ...of } of asked) {
      const job = { kind, ...of, assignedAt: assignedAt.toISOString() };
      await jobs.send<ReviewMail>(tx, REVIEW_MAIL_QUEUE, job);
    }
    return asked.length;
  });
  if (taken === BATCH) await queueAll(deps, kind, take);
}

/** Null where nobody is asked any more. */
async function letterOf(
  { db, publicUrl }: ReviewMailDeps,
  { kind, ...asked }: ReviewMail,
): Promise<Letter | null> {
  const { sessionId, userId, assignedAt } = asked;
  const assigned = new Date(assignedAt);
  const found = await findToReview(db, { ...asked, assignedAt: assigned });
  if (!found) return null;
  const { to, ...facts } = found;
  const url = `${publicUrl}/recruiter/interviews/${sessionId}`;
  const id = `${kind}-${sessionId}-${userId}-${assigned.getTime()}`;
  return { id, to, ...reviewMail(kind, { ...facts, url }) };
}
