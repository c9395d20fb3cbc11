import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  hiringTerms,
  interviewSessions,
  reviewAssignments,
  users,
} from '../../platform/database/schema/index.ts';

/** An assignment as it was made: who declined and was asked again has another. */
export interface Asked {
  readonly sessionId: string;
  readonly userId: string;
  readonly assignedAt: Date;
}

const key = {
  sessionId: reviewAssignments.sessionId,
  userId: reviewAssignments.userId,
  assignedAt: reviewAssignments.assignedAt,
};

/** Marks open assignments whose reviewers do not know of them as told, and gives them. */
export function takeUntold(tx: Transaction, at: Date, limit: number): Promise<Asked[]> {
  return mark(tx, { toldAt: at }, sql`${reviewAssignments.toldAt} is null`, limit);
}

/** Marks those that are due within a day as reminded, and gives them; who was told within that day is not. */
export function takeDueSoon(tx: Transaction, at: Date, limit: number): Promise<Asked[]> {
  const { dueAt, remindedAt, toldAt } = reviewAssignments;
  const dayBefore = sql`${dueAt} - interval '1 day'`;
  const isDueSoon = and(
    isNull(remindedAt),
    gt(dueAt, at),
    lte(dayBefore, sql`${at.toISOString()}::timestamptz`),
    sql`${toldAt} < ${dayBefore}`,
  );
  return mark(tx, { remindedAt: at }, isDueSoon, limit);
}

/** Each once, whichever process comes first. */
async function mark(
  tx: Transaction,
  set: Partial<typeof reviewAssignments.$inferInsert>,
  which: ReturnType<typeof and>,
  limit: number,
): Promise<Asked[]> {
  const rows = await tx
    .select(key)
    .from(reviewAssignments)
    .where(and(eq(reviewAssignments.status, 'open'), which))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return [];
  const isTaken = rows.map(({ sessionId, userId }) =>
    and(eq(reviewAssignments.sessionId, sessionId), eq(reviewAssignments.userId, userId)),
  );
  await tx
    .update(reviewAssignments)
    .set(set)
    .where(or(...isTaken));
  return rows;
}

/** What a mail to a reviewer says; undefined where it says nothing any more. */
export async function findToReview(db: Database, { sessionId, userId, assignedAt }: Asked) {
  const [row] = await db
    .select({
      to: users.email,
      fullName: users.fullName,
      timeZone: users.timeZone,
      title: hiringTerms.title,
      dueAt: reviewAssignments.dueAt,
    })
    .from(reviewAssignments)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reviewAssignments.sessionId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, reviewAssignments.interviewId))
    .innerJoin(users, eq(users.id, reviewAssignments.userId))
    .where(
      and(
        eq(reviewAssignments.sessionId, sessionId),
        eq(reviewAssignments.userId, userId),
        eq(reviewAssignments.assignedAt, assignedAt),
        eq(reviewAssignments.status, 'open'),
        eq(users.isActive, true),
      ),
    );
  return row;
}
