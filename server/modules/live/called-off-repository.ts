import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { invitations, liveInterviews } from '../../platform/database/schema/index.ts';

/** So many are looked at in one go. */
const MOST = 100;

/** Those that stand otherwise than people were told, held until the transaction ends. */
export async function takeUntold(tx: Transaction, at: Date): Promise<string[]> {
  const isOff = sql`coalesce(${invitations.revokedAt}, ${invitations.declinedAt}) is not null`;
  const stands = sql`case when ${liveInterviews.status} = 'scheduled' and not (${isOff}) then ${liveInterviews.startsAt} end`;
  const rows = await tx
    .select({ id: liveInterviews.id })
    .from(liveInterviews)
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .where(
      and(
        ne(liveInterviews.status, 'ended'),
        or(
          sql`(${isOff}) = (${liveInterviews.calledOffAt} is null)`,
          and(
            sql`${stands} is distinct from ${liveInterviews.toldStartsAt}`,
            gt(sql`coalesce(${stands}, ${liveInterviews.toldStartsAt})`, at),
          ),
        ),
      ),
    )
    .limit(MOST)
    .for('update', { of: liveInterviews, skipLocked: true });
  return rows.map(({ id }) => id);
}
