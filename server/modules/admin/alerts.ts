import type { Alert } from '../../../openapi/gen/types.gen.ts';
import type { AiTrouble } from '../../platform/ai/chat.ts';
import type { QueueState } from '../../platform/jobs/stored-jobs.ts';

interface Seen {
  readonly trouble: AiTrouble | null;
  readonly queues: readonly QueueState[];
  readonly mailQueues: readonly string[];
  readonly isStored: boolean;
  readonly isMailSent: boolean;
}

/** What an administrator has to mend, the most pressing first. */
export function alertsOf({ trouble, queues, mailQueues, isStored, isMailSent }: Seen): Alert[] {
  const isMail = ({ queue }: QueueState) => mailQueues.includes(queue);
  // What is tried again has failed at least once.
  const mail = sum(queues.filter((one) => isMail(one) && (one.state === 'retry' || one.state === 'failed')));
  const jobs = sum(queues.filter((one) => !isMail(one) && one.state === 'failed'));
  const alerts: Alert[] = [];
  if (!isStored) alerts.push({ kind: 'storage', since: null, count: null });
  if (trouble) alerts.push({ kind: 'ai', since: trouble.since.toISOString(), count: null });
  if (mail > 0) alerts.push({ kind: 'mail', since: null, count: mail });
  if (jobs > 0) alerts.push({ kind: 'jobs', since: null, count: jobs });
  if (!isMailSent) alerts.push({ kind: 'mail_not_sent', since: null, count: null });
  return alerts;
}

const sum = (states: readonly QueueState[]) => states.reduce((all, { jobs }) => all + jobs, 0);
