import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lastAttempts, openSeconds } from './figures-sql.ts';

/** What the answers to one question of a test come to. */
export interface QuestionFigures {
  readonly questionId: string;
  /** Submitted, whether or not points are counted for them. */
  readonly answered: number;
  /** With points, of a skip too. */
  readonly scored: number;
  readonly difficulty: number | null;
  readonly discrimination: number | null;
  readonly medianSeconds: number | null;
}

/**
 * The figures of all questions that a test's items became, from the newest report of each last attempt. The rest, which
 * an item is held against, is the mean share of points on the other items of the same attempt.
 */
export function findFigures(db: Database, testId: string): Promise<QuestionFigures[]> {
  return db
    .select({
      questionId: sql<string>`question_id`,
      answered: sql<number>`count(*) filter (where outcome = 'answered')::int`,
      scored: sql<number>`count(points)::int`,
      difficulty: sql<number | null>`avg(points)`,
      discrimination: sql<number | null>`corr(points, rest)`,
      medianSeconds: sql<number | null>`
        percentile_cont(0.5) within group (order by seconds) filter (where outcome = 'answered')`,
    })
    .from(answersBeside(testId))
    .groupBy(sql`question_id`);
}

/** Each answer with its points and the rest, in one row. */
const answersBeside = (testId: string) => sql`(
  with asked as (
    select t.question_id, t.session_id, t.outcome, ${openSeconds} as seconds,
      (found.question #>> '{exact,points}')::float8 as points
    from ${lastAttempts(sql`${testId}`)} taken
    join turns t on t.session_id = taken.id and t.kind = 'core' and t.question_id in (
      select unnest(question_ids) from test_uses where test_id = ${testId})
    left join lateral (
      select r.body from reports r where r.session_id = taken.id order by r.version desc limit 1) newest on true
    left join lateral (
      select question from jsonb_array_elements(newest.body -> 'questions') question
      where (question ->> 'number')::int = t.question_number limit 1) found on true
  )
  select *, (sum(points) over attempt - points) / nullif(count(points) over attempt - 1, 0) as rest
  from asked window attempt as (partition by session_id)
) answers`;
