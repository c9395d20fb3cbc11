import { sql } from 'drizzle-orm';
import type { AnalyticsDecision } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What was decided since then and stands, and how long after the candidate was added. */
export function countDecisions(db: Database, since: Date): Promise<AnalyticsDecision[]> {
  return rowsOf(
    db,
    sql`select d.kind, count(*)::int as count,
      round((percentile_cont(0.5) within group (order by extract(epoch from d.at - a.created_at)) / 86400)::numeric, 1)::float8
        as median_days
    from decisions d join applications a on a.id = d.application_id join workspaces w on w.id = a.workspace_id
    where not w.is_sample and d.at >= ${moment(since)} and d.undone_at is null
    group by d.kind order by count desc, d.kind`,
  );
}
