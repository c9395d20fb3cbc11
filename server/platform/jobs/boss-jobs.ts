import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { SpanKind } from '@opentelemetry/api';
import { type SQL, sql } from 'drizzle-orm';
import {
  fromDrizzle,
  fromPglite,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueResult,
} from 'pg-boss';
import type { JobsConnection } from '../database/connect.ts';
import { describeError } from '../logging/log-options.ts';
import { inSpan } from '../tracing/span.ts';
import type { FailureLog, JobAttempt, Jobs } from './jobs.ts';
import { isMailQueue } from './mail-queue.ts';
import { createTimers } from './timers.ts';

/** Jobs with the life that only the server's start and stop may touch. */
export interface RunningJobs extends Jobs {
  /** Whether the queue can be read. */
  isHealthy(): Promise<boolean>;
  /** Lets running work end (at most 10 s) and takes no more. */
  stop(): Promise<void>;
}

type Run<T extends object> = (data: T, attempt: JobAttempt) => Promise<void>;

const RETRY_LIMIT = 4;

/** Jobs that are taken at a time where they are done one after the other. */
const BATCH = 5;

/** One after the other, so that mails leave in the order in which they were asked for. */
const IN_ORDER = { batchSize: BATCH, burstWhenBatchFull: true };

/** Each is taken alone, so that none waits behind a slow one; a backlog is worked off without a pause. */
const TOGETHER = { batchSize: 1, burstWhenReadyExceeds: 1, localGroupConcurrency: 1 };

const WORK = {
  includeMetadata: true as const,
  perJobResults: true as const,
  pollingIntervalSeconds: 1,
  // While notifications arrive, nobody looks into each queue: one look finds all that wait (`wakeDue`).
  notifyPollingIntervalSeconds: 30,
  // A process that is busy for some seconds has not died.
  heartbeatRefreshSeconds: 2,
};

/** A worker that died beside others is noticed after its heartbeat and one round of the monitor: within 20 seconds. */
const QUEUE = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 14 * 86_400,
  notify: true,
};

/** A mail server that is away comes back: mail is tried for a day and more, and leaves within minutes of its return. */
const MAIL_QUEUE = { ...QUEUE, retryLimit: 400, retryDelayMax: 300 };

/** Processes that share a database look after each other's jobs; beside an embedded one there is no other process. */
const LOOK_AFTER_SHARED = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 };
const LOOK_AFTER_OWN = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

const LOOK_SECONDS = 1;

/** The queues with jobs that are due: sent, to be tried again, or held back until others of the same person were done. */
const DUE = `select name from pgboss.queue where exists (
  select 1 from pgboss.job
  where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now())`;

/**
 * Starts pg-boss on either engine. A notification wakes workers at once. What falls due later has none: every second
 * one look, instead of one for each worker, finds it.
 */
export async function startJobs(connection: JobsConnection, log: FailureLog): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...(connection.engine === 'pglite'
      ? { db: fromPglite(connection.client), backend: 'pglite' as const, ...LOOK_AFTER_OWN }
      : {
          connectionString: connection.url,
          max: 4,
          createSchema: !connection.hasJobsSchema,
          ...LOOK_AFTER_SHARED,
        }),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  if (connection.engine === 'pglite') await failOrphans(boss, connection.client);
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const timers = createTimers(log);

  const workers = new Map<string, string[]>();
  const wakeDue = async () => {
    const { rows } = await boss.getDb().executeSql(DUE);
    for (const { name } of rows as { name: string }[])
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  timers.every('jobs that are due', LOOK_SECONDS, wakeDue);

  const queues = new Map<string, Promise<void>>();
  const ensureQueue = (queue: string) => {
    const ready = queues.get(queue) ?? makeQueue(boss, queue, made.get(queue));
    queues.set(queue, ready);
    return ready;
  };

  return {
    async send(tx, queue, data, personId) {
      // The queue was made by `work`: making it here would wait for the caller's own transaction.
      const executor = {
        execute: async (query: unknown) => (await tx.execute(query as SQL)) as { rows: unknown[] },
      };
      const group = personId === undefined ? undefined : { id: personId };
      await boss.send(queue, data, { group, db: fromDrizzle(executor, sql) });
    },
    async work<T extends object>(queue: string, run: Run<T>, atOnce = 1) {
      await ensureQueue(queue);
      const options = { ...WORK, ...(atOnce > 1 ? TOGETHER : IN_ORDER) };
      const work = async (jobs: JobWithMetadata<T>[]) => {
        const results: JobResult[] = [];
        for (const job of jobs) {
          const result = await attempt(job, run, log);
          results.push(result);
          // What was done is asked for by nobody, and its data are somebody's. At once: if this process dies before its
          // batch ends, the next one does none of it again.
          if (result.status === 'completed') await boss.deleteJob(queue, result.id);
        }
        return results;
      };
      // One by one: a worker that was made beside others cannot be woken.
      for (let count = 0; count < atOnce; count += 1) {
        const worker = await boss.work(queue, options, work);
        workers.set(queue, [...(workers.get(queue) ?? []), worker]);
      }
    },
    every: timers.every,
    async isHealthy() {
      return (await boss.schemaVersion()) !== null;
    },
    async stop() {
      await timers.stop();
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

async function makeQueue(boss: PgBoss, queue: string, made: QueueResult | undefined): Promise<void> {
  const options = isMailQueue(queue) ? MAIL_QUEUE : QUEUE;
  if (!made) await boss.createQueue(queue, options);
  // One that an earlier release made goes by what holds today.
  else if (Object.entries(options).some(([name, value]) => Reflect.get(made, name) !== value))
    await boss.updateQueue(queue, options);
}

/** Only one process has an embedded database: what runs in it before this one works died with an earlier one. */
async function failOrphans(boss: PgBoss, client: PGlite): Promise<void> {
  const running = "select name, array_agg(id) as ids from pgboss.job where state = 'active' group by name";
  const { rows } = await client.query<{ name: string; ids: string[] }>(running);
  for (const { name, ids } of rows)
    await boss.fail(name, ids, { message: 'The process that did this has ended' });
}

async function attempt<T extends object>(
  job: JobWithMetadata<T>,
  run: Run<T>,
  log: FailureLog,
): Promise<JobResult> {
  const isLast = job.retryCount >= job.retryLimit;
  // The embedded database answers without a turn of the event loop: replies that were sent go first.
  await nextTurn();
  try {
    const about = { kind: SpanKind.CONSUMER, attributes: { 'candor.job': job.id } };
    await inSpan(`job ${job.name}`, about, () => run(job.data, { isLast }));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, queue: job.name, job: job.id, isLast }, 'A job failed');
    // Kept for days, longer than an account that is deleted meanwhile: as little as in the log.
    return { id: job.id, status: 'failed', output: describeError(error) };
  }
}
