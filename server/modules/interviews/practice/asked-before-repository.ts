import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { interviews } from '../../../platform/database/schema/interviews.ts';

/** Practices that are looked at. */
const latest = 100;

/** The questions of a role family that somebody was asked in practices, those of the latest first. */
export async function listAskedBefore(
  db: Database,
  ownerId: string,
  roleFamilyId: string,
): Promise<string[]> {
  const rows = await db
    .select({ ids: sql<string[]>`jsonb_path_query_array(${interviews.questions}, '$[*].id')` })
    .from(interviews)
    .where(
      and(
        eq(interviews.ownerId, ownerId),
        eq(interviews.mode, 'practice'),
        eq(interviews.roleFamilyId, roleFamilyId),
      ),
    )
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(latest);
  return rows.flatMap(({ ids }) => ids);
}
