import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { interviewSessions, interviews, reports, scorecards } from '../../platform/database/schema/index.ts';
import { isNewestReport, isSubmitted } from '../hiring-reports/seen-attempts-sql.ts';
import { revealedTo } from '../workspaces/revealed-sql.ts';

/** What a model scored a competency; a checklist scores nothing. */
const engineScore = sql<number | null>`(
  select (found.item->'assessment'->>'score')::float8 from jsonb_array_elements(reports.body->'competencies') found(item)
  where reports.engine->>'name' = 'llm' and found.item->>'_id' = rating.item->>'competency_id')`;

/** The words that were said to the questions of a competency. */
const words = sql<number>`(
  select coalesce(sum(array_length(regexp_split_to_array(btrim(t.answer), '\\s+'), 1)), 0)::int from turns t
  where t.session_id = interview_sessions.id and btrim(t.answer) <> ''
    and interviews.questions->(t.question_number - 1)->>'competency' = rating.item->>'competency_id')`;

/** Each score that somebody gave before they could see what others found, in the attempts that a reader may see by now. */
export function findScores(db: Database, workspaceId: string, userId: string) {
  const competencyId = sql<string>`rating.item->>'competency_id'`;
  const month = sql<string>`to_char(interview_sessions.ended_at at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({
      sessionId: interviewSessions.id,
      competencyId,
      rubricVersion: scorecards.rubricVersion,
      month,
      score: sql<number>`(rating.item->>'score')::int`,
      engine: engineScore,
      words,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(scorecards, eq(scorecards.sessionId, interviewSessions.id))
    .innerJoin(sql`lateral jsonb_array_elements(scorecards.ratings) rating(item)`, sql`true`)
    .leftJoin(reports, isNewestReport)
    .where(
      and(
        eq(interviews.workspaceId, workspaceId),
        isSubmitted,
        revealedTo(userId),
        eq(scorecards.isIndependent, true),
        sql`scorecards.submitted_at is not null and interview_sessions.ended_at is not null`,
        sql`jsonb_typeof(rating.item->'score') = 'number'`,
      ),
    );
}
