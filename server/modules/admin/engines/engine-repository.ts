import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  hiringTerms,
  interviewSessions,
  interviews,
  settings,
} from '../../../platform/database/schema/index.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';

const configuration = sql<number | null>`(${interviews.engine} #>> '{ai,configuration}')::int`;

const WAITING = ['evaluating'] as const;

const counted = (statuses: readonly string[]) =>
  sql<number>`count(*) filter (where ${inArray(interviewSessions.status, statuses as never)})::int`;

const counts = {
  unfinished: counted(['created', 'in_progress', 'paused']),
  waiting: counted(WAITING),
  evaluated: counted(['reported']),
};

/** Interviews for hiring that engines of the settings judge and that are open or have somebody who waits. */
export function findEngineRounds(db: Database | Transaction, at: Date) {
  return db
    .select({
      configuration: configuration.mapWith(Number),
      engine: interviews.engine,
      interviewId: interviews.id,
      company: hiringTerms.company,
      title: hiringTerms.title,
      closesAt: hiringTerms.closesAt,
      ...counts,
    })
    .from(interviews)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .leftJoin(interviewSessions, eq(interviewSessions.interviewId, interviews.id))
    .where(and(ne(interviews.mode, 'practice'), isNull(interviews.live), isNotNull(configuration)))
    .groupBy(interviews.id, hiringTerms.interviewId)
    .having(or(gt(hiringTerms.closesAt, at), sql`${counts.unfinished} + ${counts.waiting} > 0`))
    .orderBy(asc(hiringTerms.closesAt), asc(interviews.id));
}

export type EngineRoundRow = Awaited<ReturnType<typeof findEngineRounds>>[number];

/** How many practices that are not finished or wait have each version, with its endpoint. */
export function countPractices(db: Database | Transaction) {
  const statuses = ['created', 'in_progress', 'paused', ...WAITING] as const;
  return db
    .select({
      configuration: configuration.mapWith(Number),
      engine: sql<StoredEngine>`min(${interviews.engine}::text)::jsonb`,
      total: sql<number>`count(*)::int`,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(
      and(
        eq(interviews.mode, 'practice'),
        inArray(interviewSessions.status, [...statuses]),
        isNotNull(configuration),
      ),
    )
    .groupBy(configuration);
}

/** When each version of the endpoint was set. */
export function findSetTimes(db: Database | Transaction) {
  return db
    .select({ version: settings.version, changedAt: settings.changedAt })
    .from(settings)
    .where(eq(settings.section, 'ai'));
}

/** Gives everything that has one version of the endpoint another engine; how many interviews that are. */
export async function replaceEngine(tx: Transaction, from: number, engine: StoredEngine): Promise<number> {
  const changed = await tx
    .update(interviews)
    .set({ engine })
    .where(eq(configuration, from))
    .returning({ id: sql`1` });
  return changed.length;
}

/** The attempts of a round that have a report or wait for somebody. */
export async function findSubmitted(db: Database, interviewId: string) {
  return db
    .select({ id: interviewSessions.id, status: interviewSessions.status })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.interviewId, interviewId),
        or(
          eq(interviewSessions.status, 'reported'),
          and(
            eq(interviewSessions.status, 'evaluating'),
            eq(interviewSessions.evaluationState, 'needs_human'),
          ),
        ),
      ),
    )
    .orderBy(asc(interviewSessions.endedAt), asc(interviewSessions.id));
}
