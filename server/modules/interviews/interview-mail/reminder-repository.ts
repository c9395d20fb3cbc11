import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';
import { hiringTerms, invitations } from '../../../platform/database/schema/invitations.ts';
import { deadline } from '../deadline-sql.ts';

/** Holds for an invitation of which no attempt has begun; beside `invitations`. */
export function hasNotBegun(db: Database | Transaction) {
  return notExists(
    db
      .select({ id: interviewSessions.id })
      .from(interviewSessions)
      .where(
        and(
          eq(interviewSessions.interviewId, invitations.interviewId),
          eq(interviewSessions.candidateId, invitations.candidateId),
          isNotNull(interviewSessions.startedAt),
        ),
      ),
  );
}

/**
 * Marks invitations as reminded so many days before their deadline, and gives their ids: each once, whichever
 * process comes first. Whoever was invited later than that is not among them.
 */
export async function takeDueReminders(
  tx: Transaction,
  days: number,
  at: Date,
  limit: number,
): Promise<string[]> {
  const begins = sql`${deadline} - make_interval(days => ${days})`;
  const due = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(
      and(
        isNull(invitations.revokedAt),
        isNull(invitations.declinedAt),
        // Of a live interview its time reminds.
        sql`not exists (select 1 from interviews i where i.id = ${invitations.interviewId} and i.mode = 'live')`,
        or(isNull(invitations.remindedDays), gt(invitations.remindedDays, days)),
        lte(hiringTerms.opensAt, at),
        gt(deadline, at),
        sql`${begins} <= ${at.toISOString()}::timestamptz`,
        sql`${begins} > ${invitations.createdAt}`,
        hasNotBegun(tx),
      ),
    )
    .limit(limit)
    .for('update', { of: invitations, skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(invitations).set({ remindedDays: days }).where(inArray(invitations.id, ids));
  }
  return ids;
}
