import type { Letter, PostOffice } from '../../content/mails/mail-frame.ts';
import { disputeMail } from '../../content/mails/mails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mailReaders } from '../administrators/administrator-service.ts';
import { DISPUTE_MAIL_QUEUE, type DisputeMail } from './dispute-mail.ts';
import { findDispute } from './dispute-repository.ts';

interface DisputeMailDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** A dispute that came to one administrator, or to all. */
interface Handed {
  readonly requestId: string;
  readonly administratorId: string | null;
  readonly at: Date;
}

/** Lets this process take part in mailing who is to answer a dispute. */
export async function registerDisputeJobs(deps: DisputeMailDeps): Promise<void> {
  await deps.jobs.work<DisputeMail>(DISPUTE_MAIL_QUEUE, async (job) => {
    for (const letter of await lettersOf(deps, job)) await deps.post.deliver('dispute', letter);
  });
}

/** Has everybody mailed who is to answer it, each by itself: a mailbox that is full holds up no other. */
export async function requestDisputeMails(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  { requestId, administratorId, at }: Handed,
): Promise<void> {
  const handedAt = at.toISOString();
  for (const { id } of await mailReaders(tx, administratorId))
    await jobs.send<DisputeMail>(tx, DISPUTE_MAIL_QUEUE, { requestId, administratorId: id, handedAt }, id);
}

/** The mails of a job; none where it says nothing any more, or somebody else is to answer by now. */
async function lettersOf(
  { db, publicUrl }: Pick<DisputeMailDeps, 'db' | 'publicUrl'>,
  { requestId, administratorId, handedAt }: DisputeMail,
): Promise<Letter[]> {
  const found = await findDispute(db, requestId);
  if (!found || found.request.answeredAt) return [];
  const { company, title } = found.terms;
  const url = `${publicUrl}/admin/interview-reports?tab=disputes`;
  const readers = await mailReaders(db, found.request.administratorId);
  const told = readers.filter(({ id }) => administratorId === undefined || id === administratorId);
  return told.map(({ id, to, fullName }) => ({
    id: [requestId, 'dispute', id, handedAt].join('-'),
    to,
    ...disputeMail({ fullName, company, title, url }),
  }));
}
