import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { applications } from '../../platform/database/schema/index.ts';

/** Where the applications of a workspace stand, or stood at the end. */
export function countStandings(db: Database, workspaceId: string) {
  const { stageId, status } = applications;
  return db
    .select({ stageId, status, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.workspaceId, workspaceId))
    .groupBy(stageId, status);
}

const SECONDS_A_DAY = 86_400;

/**
 * How many days those who left a stage had stood in it, in the middle, by its name: activities call stages by their names.
 * Somebody who came back stood in it for the sum.
 */
export async function findMedianDays(
  db: Database,
  workspaceId: string,
  firstStage: string,
): Promise<ReadonlyMap<string, number>> {
  const steps = sql`
    select id as application_id, ${firstStage} as stage, created_at as at, 0 as position
    from applications where workspace_id = ${workspaceId}
    union all
    select application_id, change->>'after', at, position from activities
    where workspace_id = ${workspaceId} and kind = 'stage_changed' and application_id is not null`;
  const spans = sql`
    select application_id, stage, at, lead(at) over (partition by application_id order by position) as until
    from (${steps}) steps`;
  const ended = sql`(
    select max(d.at) from decisions d, applications a
    where a.id = spans.application_id and d.application_id = a.id and a.status <> 'active' and d.undone_at is null)`;
  const stays = sql`
    select stage, extract(epoch from sum(coalesce(until, ${ended}) - at)) / ${SECONDS_A_DAY}::int as days
    from (${spans}) spans group by application_id, stage having bool_and(coalesce(until, ${ended}) is not null)`;
  const rows = await db
    .select({
      stage: sql<string>`stays.stage`,
      days: sql<number>`(percentile_cont(0.5) within group (order by stays.days))::float8`,
    })
    .from(sql`(${stays}) stays`)
    .groupBy(sql`stays.stage`);
  return new Map(rows.map(({ stage, days }) => [stage, days]));
}
