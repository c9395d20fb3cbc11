import type { Alert } from '../../../openapi/gen/types.gen.ts';
import type { AiTrouble } from '../../platform/ai/chat.ts';
import type { QueueState } from '../../platform/jobs/stored-jobs.ts';

interface Seen {
  readonly trouble: AiTrouble | null;
  /** Of the last questions to the AI. */
  readonly calls: RecentCalls;
  readonly queues: readonly QueueState[];
  readonly isMailQueue: (queue: string) => boolean;
  /** Since when they do not work; null while they do. */
  readonly storageDown: Date | null;
  readonly mailServerDown: Date | null;
  readonly paymentsDown: Date | null;
  readonly isMailSent: boolean;
}

export interface RecentCalls {
  readonly all: number;
  /** Missing, late or unusable. */
  readonly failed: number;
}

/** Of the last answers; one that goes wrong among many good ones is nothing to mend. */
const TOO_MANY = 0.2;

/** What an administrator has to mend, the most pressing first. */
export function alertsOf(seen: Seen): Alert[] {
  const { trouble, calls, queues, isMailQueue, storageDown, mailServerDown, paymentsDown, isMailSent } = seen;
  const isMail = ({ queue }: QueueState) => isMailQueue(queue);
  // What is tried again has failed at least once.
  const mail = sum(queues.filter((one) => isMail(one) && (one.state === 'retry' || one.state === 'failed')));
  const jobs = sum(queues.filter((one) => !isMail(one) && one.state === 'failed'));
  const alerts: Alert[] = [];
  if (storageDown) alerts.push(down('storage', storageDown));
  if (trouble) alerts.push(down('ai', trouble.since));
  if (calls.failed > 0 && calls.failed >= calls.all * TOO_MANY) {
    alerts.push({ kind: 'ai_answers', since: null, count: calls.failed });
  }
  if (mailServerDown) alerts.push(down('mail_server', mailServerDown));
  if (paymentsDown) alerts.push(down('payments', paymentsDown));
  if (mail > 0) alerts.push({ kind: 'mail', since: null, count: mail });
  if (jobs > 0) alerts.push({ kind: 'jobs', since: null, count: jobs });
  if (!isMailSent) alerts.push({ kind: 'mail_not_sent', since: null, count: null });
  return alerts;
}

const down = (kind: Alert['kind'], since: Date): Alert => ({
  kind,
  since: since.toISOString(),
  count: null,
});

const sum = (states: readonly QueueState[]) => states.reduce((all, { jobs }) => all + jobs, 0);
