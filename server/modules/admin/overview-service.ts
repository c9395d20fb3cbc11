import type { AccountCount, Overview } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { countJobs, countQueues } from '../../platform/jobs/stored-jobs.ts';
import { CODE_MAIL_QUEUE } from '../auth/codes/code-mail.ts';
import { CANDIDATE_MAIL_QUEUE } from '../candidate/candidate-mail.ts';
import { evaluateSessionQueue } from '../interviews/evaluation-queue.ts';
import { interviewMailQueue } from '../interviews/interview-mail/interview-mail.ts';
import { readAnswerQueue } from '../interviews/practice/feedback/feedback-service.ts';
import type { CurrentSettings } from '../settings/current-settings-service.ts';
import { alertsOf } from './alerts.ts';
import { daysUntil, everyDay } from './days.ts';
import { countAccounts, countByDay } from './repository.ts';

const FAILED_JOBS = 20;

/** Answers are judged one by one for their candidates, and whole sessions for the report. */
const QUEUES = {
  evaluations: [evaluateSessionQueue, readAnswerQueue],
  mails: [CODE_MAIL_QUEUE, interviewMailQueue, CANDIDATE_MAIL_QUEUE],
};

const ROLES: readonly AccountCount['role'][] = ['candidate', 'recruiter', 'admin'];

export interface OverviewDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly files: Pick<FileStore, 'write' | 'remove'>;
  readonly settings: Pick<CurrentSettings, 'ai'>;
  readonly env: { readonly smtpUrl?: string | undefined; readonly demo: boolean };
}

/** Counts what is stored, in four statements; the last of so many UTC days is today. */
export async function getOverview(
  { db, now, files, settings, env }: OverviewDeps,
  days: number,
): Promise<Overview> {
  const countedAt = now();
  const dates = daysUntil(countedAt, days);
  const [accounts, counted, queues, failedJobs, isStored] = await Promise.all([
    countAccounts(db),
    countByDay(db, new Date(`${dates[0]}T00:00:00Z`)),
    countQueues(db),
    listFailedJobs(db, FAILED_JOBS),
    canStore(files),
  ]);
  const { smtpUrl, demo: isDemo } = env;
  const trouble = settings.ai?.trouble() ?? null;
  return {
    alerts: alertsOf({
      trouble,
      queues,
      mailQueues: QUEUES.mails,
      isStored,
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

async function canStore(files: OverviewDeps['files']): Promise<boolean> {
  try {
    await files.write(PROBE, new Uint8Array());
    await files.remove(PROBE);
    return true;
  } catch {
    return false;
  }
}

const nobody = (role: AccountCount['role']): AccountCount => ({
  role,
  active: 0,
  unverified: 0,
  deactivated: 0,
});
