import { type SQL, sql } from 'drizzle-orm';
import { type Looking, waitingOfInvited, waitingOfOthers } from './next-step-sql.ts';

/** How many candidates wait for somebody, by workspace, as a table. */
export const mineByWorkspace = (looking: Looking): SQL => sql`(
  select applications.workspace_id, count(*)::int as count
  from (select id from ${waitingOfInvited(looking)} invited
    union all select id from ${waitingOfOthers(looking, sql`all`)} others) waiting
  join applications on applications.id = waiting.id group by 1)`;
