import { type SQL, sql } from 'drizzle-orm';
import { type Looking, longestWaiting, someOfOthers, waitingOfInvited } from './next-step-sql.ts';

/** One more stands for all that there are. */
const MOST_COUNTED = 50;

/** How many candidates wait for somebody, by workspace and up to a bound, as a table. */
export const mineByWorkspace = (looking: Looking): SQL => sql`(
  select workspace_id, least(count(*), ${MOST_COUNTED + 1})::int as count
  from (select workspace_id from ${waitingOfInvited(looking)} invited
    union all select workspace_id from ${someOfOthers(looking, MOST_COUNTED + 1, longestWaiting)} others) waiting group by 1)`;
