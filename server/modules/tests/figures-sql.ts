import { sql } from 'drizzle-orm';

/** How many interviews ask a test; beside `tests`, as those below. */
export const usedIn = sql<number>`(
  select count(distinct u.interview_id)::int from test_uses u where u.test_id = tests.id)`;

/** The last submitted attempt of each candidate at interviews that ask a test, beside a column with its id. */
export const lastAttempts = (testId = sql`tests.id`) => sql`(
  select distinct on (s.interview_id, s.candidate_id) s.id, s.interview_id
  from test_uses u join interview_sessions s on s.interview_id = u.interview_id
  where u.test_id = ${testId} and s.status not in ('created', 'in_progress', 'paused', 'abandoned')
  order by s.interview_id, s.candidate_id, s.attempt desc)`;

export const takenCount = sql<number>`(select count(*)::int from ${lastAttempts()} taken)`;

/** Active seconds that a turn was open. */
export const openSeconds = sql`(t.active_seconds_at_close - t.active_seconds_at_ask)`;

/** Of what an attempt spent on all items of a test; null where it was never taken. */
export const medianSeconds = sql<number | null>`(
  select percentile_cont(0.5) within group (order by spent.seconds) from (
    select sum(${openSeconds}) as seconds
    from ${lastAttempts()} taken
    join test_uses u on u.test_id = tests.id and u.interview_id = taken.interview_id
    join turns t on t.session_id = taken.id and t.question_id = any(u.question_ids)
    group by taken.id) spent)`;
