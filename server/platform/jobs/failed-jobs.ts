import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { FailedJob } from '../../../openapi/gen/types.gen.ts';
import { containing } from '../database/containing.ts';
import type { Database, Transaction } from '../database/database.ts';
import { failureReason } from './failure-reason.ts';
import { storedJobs } from './stored-jobs.ts';

interface FailedFilter {
  /** A part of the queue's name. */
  readonly q: string;
  /** The cursor of a job: only those that failed before it. */
  readonly before?: string | undefined;
}

const hasFailed = eq(storedJobs.state, 'failed');

/** Exact: the clock of the database knows microseconds. */
const microseconds = sql<string>`(extract(epoch from ${storedJobs.endedAt}) * 1000000)::bigint::text`;

/** The jobs of all queues that were given up last, newest first. */
export async function findFailedJobs(db: Database, { q, before }: FailedFilter, limit: number) {
  const [at = '', id = ''] = before?.split('_') ?? [];
  const isCursor = /^\d{1,18}$/.test(at) && /^[0-9a-f-]{36}$/.test(id);
  const moment = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  const rows = await db
    .select({ job: storedJobs, microseconds })
    .from(storedJobs)
    .where(
      and(
        hasFailed,
        q.trim() === '' ? undefined : ilike(storedJobs.queue, containing(q)),
        isCursor ? sql`(${storedJobs.endedAt}, ${storedJobs.id}) < (${moment}, ${id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(storedJobs.endedAt), desc(storedJobs.id))
    .limit(limit);
  return rows.map(({ job, microseconds: ended }) => ({
    job: presentFailedJob(job),
    cursor: `${ended}_${job.id}`,
  }));
}

/** The same without their cursors. */
export async function listFailedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  return (await findFailedJobs(db, { q: '' }, limit)).map(({ job }) => job);
}

function presentFailedJob(job: typeof storedJobs.$inferSelect): FailedJob {
  return {
    _id: job.id,
    queue: job.queue,
    failed_at: (job.endedAt ?? job.createdAt).toISOString(),
    attempts: job.retryCount + 1,
    reason: failureReason(job.output),
  };
}

/** A job that had failed, as it was. */
export type EndedJob = Pick<FailedJob, 'queue' | 'attempts' | 'reason'>;

/** Has a failed job done once more, now; undefined where there is none. */
export async function retryFailedJob(tx: Transaction, id: string): Promise<EndedJob | undefined> {
  const job = await lockFailed(tx, id);
  if (!job) return undefined;
  await tx
    .update(storedJobs)
    .set({
      state: sql`'retry'::pgboss.job_state`,
      retryLimit: sql`${storedJobs.retryLimit} + 1`,
      startAfter: sql`now()`,
      endedAt: null,
    })
    .where(eq(storedJobs.id, job.id));
  return presentFailedJob(job);
}

/** Removes a failed job with its data; undefined where there is none. */
export async function dropFailedJob(tx: Transaction, id: string): Promise<EndedJob | undefined> {
  const job = await lockFailed(tx, id);
  if (!job) return undefined;
  await tx.delete(storedJobs).where(eq(storedJobs.id, job.id));
  return presentFailedJob(job);
}

async function lockFailed(tx: Transaction, id: string) {
  const [job] = await tx
    .select()
    .from(storedJobs)
    .where(and(sql`${storedJobs.id}::text = ${id}`, hasFailed))
    .for('update');
  return job;
}
