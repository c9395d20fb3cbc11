import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { interviewSessions, interviews, turns } from '../../../platform/database/schema/interviews.ts';
import { reports } from '../../../platform/database/schema/reports.ts';

/** The answers, in order, that the report holds whose coding question a session asks again; none for any other session. */
export async function listEarlierCode(db: Database, sessionId: string): Promise<(string | null)[]> {
  const retryOf = sql`${interviews.selection}->>'retryOf'`;
  const questionId = sql`${interviews.questions}->0->>'id'`;
  const rows = await db
    .select({ answer: turns.answer })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(reports, and(eq(reports.id, retryOf), eq(reports.candidateId, interviewSessions.candidateId)))
    .innerJoin(turns, and(eq(turns.sessionId, reports.sessionId), eq(turns.questionId, questionId)))
    .where(
      and(
        eq(interviewSessions.id, sql.placeholder('sessionId')),
        eq(interviews.questionType, 'coding'),
        isNotNull(turns.answer),
      ),
    )
    .orderBy(asc(turns.position))
    .prepare('list_earlier_code')
    .execute({ sessionId });
  return rows.map(({ answer }) => answer);
}
