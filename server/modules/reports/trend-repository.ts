import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { TrendCompetency } from '../../gen/types/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { isReportHeld } from '../interviews/service.ts';
import { isNewest } from './repository.ts';
import { longestTrend } from './trend.ts';

/** Of each competency no more than its figure: the anchors of all reports would be megabytes. */
const competencies = sql<TrendCompetency[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', competency->'_id', 'name', competency->'name',
    'score', competency->'assessment'->'score',
    'checks', case when ${reports.engine}->>'name' = 'rules' then (
      select jsonb_build_object('found', sum((one->>'found')::int), 'of', sum((one->>'of')::int))
      from jsonb_array_elements(competency->'checks') one
      having sum((one->>'of')::int) > 0) end) order by place), '[]')
  from jsonb_array_elements(${reports.body}->'competencies') with ordinality as listed (competency, place))`;

const isRetry = sql`${reports.body}->>'retry_of' is not null`;
const hasCompetencies = sql`jsonb_array_length(${reports.body}->'competencies') > 0`;

/** The latest reports of a candidate that can be read by now and speak of competencies, newest first; one more than a trend holds. */
export function listTrendReports(db: Database, candidateId: string, at: Date) {
  return db
    .select({
      id: reports.id,
      createdAt: reports.createdAt,
      mode: reports.mode,
      roleFamilyId: reports.roleFamilyId,
      roleFamilyName: reports.roleFamilyName,
      level: reports.level,
      questionType: reports.questionType,
      engine: reports.engine,
      bankVersion: sql<number>`(${reports.body}->>'bank_version')::int`,
      coverage: reports.coverage,
      competencies,
    })
    .from(reports)
    .where(
      and(
        eq(reports.candidateId, candidateId),
        not(isReportHeld(reports.sessionId, at.toISOString())),
        isNewest(db),
        not(isRetry),
        hasCompetencies,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(longestTrend + 1);
}
