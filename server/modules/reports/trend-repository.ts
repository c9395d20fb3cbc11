import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Coverage, TrendCompetency } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { interviewSessions } from '../../platform/database/schema/interviews.ts';
import { hiringTerms } from '../../platform/database/schema/invitations.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { isReportEmbargoed } from '../interviews/invited/result/embargo-sql.ts';
import { isLeftToPerson } from '../interviews/invited/result/left-to-person-sql.ts';
import { isNewest, isRetry } from './repository.ts';
import { longestTrend } from './trend.ts';

/** A trend speaks of first answers: what was tried again would rise by itself, and is apart where it counts. */
const body = sql`coalesce(${reports.body}->'first_answers', ${reports.body})`;

/** Those in words, and code and choices that came to no points, as a report itself tells them for a competency. */
const ownQuestions = sql`jsonb_array_elements(${body}->'questions') question
  where (competency->'questions' @> (question->'number')
    or question->'competency_id' = competency->'_id' and question->>'scorable' = 'false')`;

const isAsked = sql`exists (select from ${ownQuestions} and question#>>'{turns,0,outcome}' <> 'unasked')`;

/** What became of those without a figure, in the order of the questions; an answer without any finding could not be used. */
const leftOut = sql`(
  select coalesce(jsonb_agg(why order by at_question), '[]')
  from (
    select case
      when ${isLeftToPerson(sql`question`)} then 'needs_human'
      when question#>>'{checklist,is_unclear}' = 'true' or question#>>'{exact,result}' = 'not_counted'
        then 'not_counted'
      when question#>>'{assessment,state}' in ('not_judged', 'no_evidence') then question#>>'{assessment,state}'
      when question#>>'{turns,0,outcome}' = 'answered' then 'insufficient'
      else question#>>'{turns,0,outcome}' end as why, min((question->>'number')::int) as at_question
    from ${ownQuestions} and question->>'scorable' = 'false'
    group by why) as told)`;

const hasUsableAnswer = sql`${reports.engine}->>'name' = 'rules' and (competency->>'scorable')::int > 0`;

/** Of each competency that was asked about no more than its figure: the anchors of all reports would be megabytes. */
const competencies = sql<TrendCompetency[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', competency->'_id', 'name', competency->'name',
    'score', competency->'assessment'->'score',
    'left_out', ${leftOut},
    'checks', case when ${hasUsableAnswer} then (
      select jsonb_build_object('found', sum((one->>'found')::int), 'of', sum((one->>'of')::int))
      from jsonb_array_elements(competency->'checks') one
      having sum((one->>'of')::int) > 0) end) order by place), '[]')
  from jsonb_array_elements(${body}->'competencies') with ordinality as listed (competency, place)
  where ${isAsked})`;

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
      coverage: sql<Coverage>`coalesce(${reports.body}->'first_answers'->'coverage', ${reports.coverage})`,
      competencies,
      terms: hiringTerms,
      number: attemptNumber(interviewSessions),
    })
    .from(reports)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reports.sessionId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(
      and(
        eq(reports.candidateId, candidateId),
        not(isReportEmbargoed(reports.sessionId, at.toISOString())),
        isNewest(db),
        not(isRetry),
        hasCompetencies,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(longestTrend + 1);
}
