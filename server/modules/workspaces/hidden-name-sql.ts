import { type SQL, sql } from 'drizzle-orm';

/** Whether a member reads without names, by their own choice or the workspace's; beside `workspaces`. */
export function readsWithoutNames(userId: string): SQL<boolean> {
  return sql<boolean>`(workspaces.hides_names or exists (select 1 from company_members cm
    where cm.user_id = ${userId} and cm.company_id = workspaces.company_id and cm.reads_without_names))`;
}
