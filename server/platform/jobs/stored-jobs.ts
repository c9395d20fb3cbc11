import { count, eq, inArray, or, sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { QueueCount } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../database/database.ts';

/** What is read of pg-boss' own table, which pg-boss makes and migrates. */
export const storedJobs = pgSchema('pgboss').table('job', {
  id: uuid('id').primaryKey(),
  queue: text('name').notNull(),
  state: text('state').notNull(),
  retryCount: integer('retry_count').notNull(),
  retryLimit: integer('retry_limit').notNull(),
  startAfter: timestamp('start_after', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_on', { withTimezone: true }).notNull(),
  endedAt: timestamp('completed_on', { withTimezone: true }),
  data: jsonb('data'),
  output: jsonb('output'),
  personId: text('group_id'),
});

/** The states of pg-boss that are of interest; what was done or cancelled is not. */
const COUNTED: Readonly<Record<string, keyof QueueCount>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  failed: 'failed',
};

/** How much waits, runs and was given up of each kind of work, which may have several queues. */
export function countJobs<Kind extends string>(
  rows: readonly QueueState[],
  kindOf: Readonly<Record<Kind, (queue: string) => boolean>>,
): Record<Kind, QueueCount> {
  const kinds = Object.entries<(queue: string) => boolean>(kindOf);
  const countOf = (isOfKind: (queue: string) => boolean) => {
    const counts = { waiting: 0, running: 0, failed: 0 };
    for (const { queue, state, jobs } of rows) {
      const what = COUNTED[state];
      if (what && isOfKind(queue)) counts[what] += jobs;
    }
    return counts;
  };
  return Object.fromEntries(kinds.map(([kind, isOfKind]) => [kind, countOf(isOfKind)])) as Record<
    Kind,
    QueueCount
  >;
}

/** How many jobs of a queue are in one of pg-boss' states. */
export interface QueueState {
  readonly queue: string;
  readonly state: string;
  readonly jobs: number;
}

/** How many jobs of each queue wait, run or were given up. */
export async function countQueues(db: Database): Promise<QueueState[]> {
  return db
    .select({ queue: storedJobs.queue, state: storedJobs.state, jobs: count() })
    .from(storedJobs)
    .where(inArray(storedJobs.state, Object.keys(COUNTED)))
    .groupBy(storedJobs.queue, storedJobs.state);
}

/** Removes what waits, runs or was given up for a person, by their id or where a mail goes. */
export async function dropJobsOf(
  tx: Transaction,
  personId: string,
  addresses: readonly string[],
): Promise<void> {
  const said = (key: string) => sql`${storedJobs.data} ->> ${key}`;
  await tx
    .delete(storedJobs)
    .where(
      or(
        eq(storedJobs.personId, personId),
        eq(said('userId'), personId),
        inArray(said('to'), [...addresses]),
      ),
    );
}
