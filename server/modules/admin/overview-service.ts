import { randomBytes } from 'node:crypto';
import type { AccountCount, Overview } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { isMailQueue } from '../../platform/jobs/mail-queue.ts';
import { countJobs, countQueues } from '../../platform/jobs/stored-jobs.ts';
import { evaluateSessionQueue } from '../interviews/evaluation-queue.ts';
import { readAnswerQueue } from '../interviews/practice/feedback/feedback-service.ts';
import type { CurrentSettings } from '../settings/current-settings-service.ts';
import { alertsOf } from './alerts.ts';
import { daysUntil, everyDay } from './days.ts';
import { countAccounts, countByDay, countRecentCalls } from './repository.ts';
import { createWatch, type Watch } from './watch.ts';

const FAILED_JOBS = 20;

/** Answers are judged one by one for their candidates, and whole sessions for the report. */
const EVALUATIONS: readonly string[] = [evaluateSessionQueue, readAnswerQueue];

const QUEUES = { evaluations: (queue: string) => EVALUATIONS.includes(queue), mails: isMailQueue };

const ROLES: readonly AccountCount['role'][] = ['candidate', 'recruiter', 'admin'];

export interface OverviewDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: Pick<CurrentSettings, 'ai'>;
  readonly watches: Watches;
  readonly stripe: { trouble(): Date | null } | undefined;
  readonly env: { readonly smtpUrl?: string | undefined; readonly demo: boolean };
}

/** The calls that tell how the AI does now. */
const RECENT_MS = 10 * 60_000;

/** Counts what is stored, in five statements; the last of so many UTC days is today. */
export async function getOverview(
  { db, now, watches, settings, stripe, env }: OverviewDeps,
  days: number,
): Promise<Overview> {
  const countedAt = now();
  const dates = daysUntil(countedAt, days);
  const [accounts, counted, queues, failedJobs, calls, storageDown, mailServerDown] = await Promise.all([
    countAccounts(db),
    countByDay(db, new Date(`${dates[0]}T00:00:00Z`)),
    countQueues(db),
    listFailedJobs(db, FAILED_JOBS),
    countRecentCalls(db, new Date(countedAt.getTime() - RECENT_MS)),
    watches.storage(),
    watches.mailServer(),
  ]);
  const { smtpUrl, demo: isDemo } = env;
  const trouble = settings.ai?.trouble() ?? null;
  return {
    alerts: alertsOf({
      trouble,
      calls,
      queues,
      isMailQueue,
      storageDown,
      mailServerDown,
      paymentsDown: stripe?.trouble() ?? null,
      isMailSent: Boolean(smtpUrl) || isDemo,
    }),
    accounts: ROLES.map((role) => accounts.find((row) => row.role === role) ?? nobody(role)),
    days: everyDay(dates, counted),
    ...countJobs(queues, QUEUES),
    failed_jobs: failedJobs,
    counted_at: countedAt.toISOString(),
  };
}

const PROBE = 'probe/dashboard';

/** What is tried out when an administrator looks, and not all the time. */
export interface Watches {
  readonly storage: Watch;
  readonly mailServer: Watch;
}

export interface Watched {
  readonly files: Pick<FileStore, 'write' | 'read' | 'remove'>;
  readonly settings: Pick<CurrentSettings, 'verifyMail'>;
  readonly now: () => Date;
}

export const createWatches = ({ files, settings, now }: Watched): Watches => ({
  storage: createWatch(
    async () => {
      const sent = randomBytes(16);
      await files.write(PROBE, sent);
      const kept = await files.read(PROBE);
      if (!kept?.equals(sent)) throw new Error('The files give back something else than was stored.');
      await files.remove(PROBE);
    },
    { now },
  ),
  mailServer: createWatch(() => settings.verifyMail(), { now }),
});

const nobody = (role: AccountCount['role']): AccountCount => ({
  role,
  active: 0,
  unverified: 0,
  deactivated: 0,
});
