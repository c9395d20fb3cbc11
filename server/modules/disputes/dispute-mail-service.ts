import type { Letter, PostOffice } from '../../content/mails/mail-frame.ts';
import { disputeMail } from '../../content/mails/mails.ts';
import type { Deps } from '../../platform/deps.ts';
import { mailReaders } from '../administrators/administrator-service.ts';
import { DISPUTE_MAIL_QUEUE, type DisputeMail } from './dispute-mail.ts';
import { findDispute } from './dispute-repository.ts';

interface DisputeMailDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing who is to answer a dispute. */
export async function registerDisputeJobs(deps: DisputeMailDeps): Promise<void> {
  await deps.jobs.work<DisputeMail>(DISPUTE_MAIL_QUEUE, async (job) => {
    for (const letter of await lettersOf(deps, job)) await deps.post.deliver('dispute', letter);
  });
}

/** The mails of a job; none where it says nothing any more. */
async function lettersOf(
  { db, publicUrl }: Pick<DisputeMailDeps, 'db' | 'publicUrl'>,
  { requestId, handedAt }: DisputeMail,
): Promise<Letter[]> {
  const found = await findDispute(db, requestId);
  if (!found || found.request.answeredAt) return [];
  const { company, title } = found.terms;
  const url = `${publicUrl}/admin/interview-reports?tab=disputes`;
  const readers = await mailReaders(db, found.request.administratorId);
  return readers.map(({ id, to, fullName }) => ({
    id: [requestId, 'dispute', id, handedAt].join('-'),
    to,
    ...disputeMail({ fullName, company, title, url }),
  }));
}
