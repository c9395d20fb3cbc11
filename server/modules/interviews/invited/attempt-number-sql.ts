import { type AnyColumn, and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';

const earlier = alias(interviewSessions, 'earlier_attempt');

/** The columns of an attempt that its number is counted by. */
type Counted = Readonly<Record<'interviewId' | 'candidateId' | 'attempt', AnyColumn>>;

/** Which of the attempts at its interview one is, from 1; one that never began is not counted. */
export function attemptNumber({ interviewId, candidateId, attempt }: Counted): SQL<number> {
  const isEarlier = and(
    eq(earlier.interviewId, interviewId),
    eq(earlier.candidateId, candidateId),
    lt(earlier.attempt, attempt),
    isNotNull(earlier.startedAt),
  );
  return sql<number>`(select 1 + count(*)::int from ${interviewSessions} ${earlier} where ${isEarlier})`;
}
