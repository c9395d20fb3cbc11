import { type SQL, sql } from 'drizzle-orm';

/** How many applications of a workspace are counted, of those that a condition on `counts` holds for: none are looked at. */
export const countedIn = (workspaceId: SQL | string, isCounted: SQL = sql`true`): SQL<number> => sql<number>`(
  select coalesce(sum(counts.count), 0)::int from application_counts counts
  where counts.workspace_id = ${workspaceId} and ${isCounted})`;
