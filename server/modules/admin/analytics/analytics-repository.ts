import { type SQL, sql } from 'drizzle-orm';
import type { AnalyticsDecision, AnalyticsDevice, AnalyticsStep } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Both drivers answer so. */
async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { readonly rows: Row[] }).rows;
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** How far the candidates came who registered since then. */
export async function countSteps(db: Database, since: Date): Promise<Record<AnalyticsStep['step'], number>> {
  const [row] = await rowsOf<Record<AnalyticsStep['step'], number>>(
    db,
    sql`select count(*)::int as registered,
      (count(*) filter (where u.is_verified))::int as verified,
      (count(*) filter (where s.started))::int as started,
      (count(*) filter (where s.completed))::int as completed,
      (count(*) filter (where exists (select 1 from reports r where r.candidate_id = u.id)))::int as reported
    from users u
    left join (select candidate_id, bool_or(started_at is not null) as started,
        bool_or(ended_at is not null and status <> 'abandoned') as completed
      from interview_sessions where created_at >= ${moment(since)} group by candidate_id) s on s.candidate_id = u.id
    where u.role = 'candidate' and u.created_at >= ${moment(since)}`,
  );
  return row ?? { registered: 0, verified: 0, started: 0, completed: 0, reported: 0 };
}

/** Interviews that began since then and ended or should have, by the browser that had signed in last before. */
export function countDevices(db: Database, since: Date): Promise<Omit<AnalyticsDevice, 'share'>[]> {
  return rowsOf(
    db,
    sql`select device, browser, count(*)::int as started, (count(*) filter (where completed))::int as completed
    from (
      select s.ended_at is not null and s.status <> 'abandoned' as completed,
        case when a.user_agent is null then 'unknown'
          when a.user_agent ~ 'iPad|Tablet' or (a.user_agent ~ 'Android' and a.user_agent !~ 'Mobile') then 'tablet'
          when a.user_agent ~ 'iPhone|Android|Mobile' then 'phone' else 'computer' end as device,
        case when a.user_agent ~ 'Edg(A|iOS)?/' then 'Edge' when a.user_agent ~ 'OP[RTX]/' then 'Opera'
          when a.user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
          when a.user_agent ~ '(Firefox|FxiOS)/' then 'Firefox'
          when a.user_agent ~ '(Chrome|Chromium|CriOS)/' then 'Chrome'
          when a.user_agent ~ 'Safari/' then 'Safari' else 'Other' end as browser
      from interview_sessions s
      left join lateral (select user_agent from auth_sessions
        where user_id = s.candidate_id and created_at <= s.started_at order by created_at desc limit 1) a on true
      where s.started_at >= ${moment(since)} and (s.ended_at is not null or s.status = 'abandoned')
    ) seen
    group by device, browser order by started desc, device, browser limit 20`,
  );
}

/** What was decided since then and stands, and how long after the candidate was added. */
export function countDecisions(db: Database, since: Date): Promise<AnalyticsDecision[]> {
  return rowsOf(
    db,
    sql`select d.kind, count(*)::int as count,
      round((percentile_cont(0.5) within group (order by extract(epoch from d.at - a.created_at)) / 86400)::numeric, 1)::float8
        as median_days
    from decisions d join applications a on a.id = d.application_id
    where d.at >= ${moment(since)} and d.undone_at is null
    group by d.kind order by count desc, d.kind`,
  );
}

/** The newest reports of attempts by the fifth of a hundred percent that their coverage lies in. */
export function countCoverage(db: Database, since: Date): Promise<{ band: number; count: number }[]> {
  return rowsOf(
    db,
    sql`select ((coverage ->> 'percent')::int / 20) as band, count(*)::int as count
    from (select distinct on (session_id) coverage::jsonb as coverage from reports
      where created_at >= ${moment(since)} order by session_id, version desc) newest
    group by band order by band`,
  );
}
