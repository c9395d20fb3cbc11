import { type SQL, sql } from 'drizzle-orm';

const submitted = sql`from scorecards c where c.session_id = interview_sessions.id and c.submitted_at is not null`;

/** How many people have rated an attempt; beside `interview_sessions`. */
export const raters = sql<number>`(select count(distinct coalesce(c.rater_id, c.id))::int ${submitted})`;

/** Whether somebody who sees candidates sees what was found of this one, as `isRevealed` has it; beside `interviews` too. */
export function revealedTo(userId: string): SQL<boolean> {
  return sql<boolean>`(
    exists (select 1 ${submitted} and c.rater_id = ${userId})
    or exists (select 1 from unrated_reveals u where u.session_id = interview_sessions.id and u.user_id = ${userId})
    or (${raters} >= interviews.scorecards_needed and not exists (
      select 1 from review_assignments a
      where a.session_id = interview_sessions.id and a.user_id = ${userId} and a.status = 'open')))`;
}
