import type { Letter, PostOffice } from '../../../content/mails/mail-frame.ts';
import {
  integrityDecidedMail,
  integrityProposedMail,
  integritySecondReviewMail,
} from '../../../content/mails/mails.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mailReaders } from '../../administrators/administrator-service.ts';
import { FINDING_MAIL_QUEUE, type FindingMail } from './finding-mail.ts';
import { findMailed } from './finding-mail-repository.ts';

interface FindingMailDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing who has to do with a violation. */
export async function registerFindingMailJobs(deps: FindingMailDeps): Promise<void> {
  await deps.jobs.work<FindingMail>(FINDING_MAIL_QUEUE, async (job) => {
    for (const letter of await lettersOf(deps, job)) await deps.post.deliver('violation', letter);
  });
}

/**
 * Has whoever is asked for the second review of a violation mailed: one person, or, where nobody is named, every
 * administrator by itself, so that a mailbox that is full holds up no other.
 */
export async function requestSecondReviewMails(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  { findingId, reviewerId }: { readonly findingId: string; readonly reviewerId: string | null },
): Promise<void> {
  const job = { findingId, news: 'second_review' } as const;
  if (reviewerId !== null) return jobs.send<FindingMail>(tx, FINDING_MAIL_QUEUE, job);
  for (const { id } of await mailReaders(tx, null))
    await jobs.send<FindingMail>(tx, FINDING_MAIL_QUEUE, { ...job, administratorId: id }, id);
}

/** The mails of a job; none where it says nothing any more. */
async function lettersOf(
  { db, publicUrl }: Pick<FindingMailDeps, 'db' | 'publicUrl'>,
  { findingId, administratorId, news, handedAt }: FindingMail,
): Promise<Letter[]> {
  const found = await findMailed(db, findingId);
  if (!found) return [];
  const { finding, candidateId, proposer, workspace, ...hiring } = found;
  const { secondReview, sessionId, interviewId, secondReviewerId, byAdministrator, commentUntil } = finding;
  if (news !== 'decided' && secondReview !== 'waiting') return [];
  // Who was asked may be gone.
  if (news === 'second_review' && !byAdministrator && secondReviewerId === null) return [];
  const readers = await mailReaders(db, news === 'second_review' ? secondReviewerId : candidateId);
  const told = readers.filter(({ id }) => administratorId === undefined || id === administratorId);
  return told.map(({ id, to, ...reader }) => {
    const facts = { ...hiring, ...reader, commentUntil: commentUntil ?? finding.proposedAt };
    const ownUrl = `${publicUrl}/candidate/interviews/results/${interviewId}?tab=${sessionId}`;
    const reviewUrl = byAdministrator
      ? `${publicUrl}/admin/interview-reports`
      : `${publicUrl}/recruiter/interviews/${sessionId}`;
    const mail = {
      proposed: () => integrityProposedMail({ ...facts, url: ownUrl }),
      second_review: () => integritySecondReviewMail({ ...facts, proposer, url: reviewUrl }),
      decided: () =>
        integrityDecidedMail({ ...facts, isConfirmed: secondReview === 'confirmed', url: ownUrl }),
    }[news]();
    return { id: [findingId, news, id, ...(handedAt ? [handedAt] : [])].join('-'), to, ...mail };
  });
}
