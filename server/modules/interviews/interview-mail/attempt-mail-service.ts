import type { Letter } from '../../../content/mails/mail-frame.ts';
import {
  interviewArrivedMail,
  interviewEvaluatedMail,
  requestAnsweredMail,
} from '../../../content/mails/mails.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type UnsubscribeDeps, wayOutOf } from '../../unsubscribe/unsubscribe-link.ts';
import { type AttemptMail, interviewMailQueue } from './interview-mail.ts';
import { findSubmission } from './interview-mail-repository.ts';

const COMPOSE = {
  arrived: interviewArrivedMail,
  evaluated: interviewEvaluatedMail,
  answered: requestAnsweredMail,
} satisfies Record<AttemptMail['news'], unknown>;

/** Stores the job for the mail about an attempt at an interview for hiring; whether it is wanted shows when it is sent. */
export function announceAttempt(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  job: AttemptMail,
): Promise<void> {
  return jobs.send<AttemptMail>(tx, interviewMailQueue, job);
}

/** The mail of a job, or null where it is not wanted, or where the next one says it already. */
export async function attemptMail(
  deps: UnsubscribeDeps & { readonly db: Database },
  { sessionId, news, requestId }: AttemptMail,
): Promise<Letter | null> {
  const found = await findSubmission(deps.db, sessionId);
  if (!found?.endedAt || (news === 'arrived' && found.status === 'reported')) return null;
  const { to, userId, interviewId, endedAt, ...facts } = found;
  const submitted = {
    ...facts,
    endedAt,
    resultUrl: `${deps.publicUrl}/candidate/interviews/results/${interviewId}?tab=${sessionId}`,
    wayOut: wayOutOf(deps, { userId, email: to }, 'invitation_mail'),
  };
  return { id: [sessionId, news, requestId].filter(Boolean).join('-'), to, ...COMPOSE[news](submitted) };
}
