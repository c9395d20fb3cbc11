import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  interviewSessions,
  interviews,
  liveEvents,
  liveInterviews,
  livePresence,
  turns,
} from '../../platform/database/schema/index.ts';

/** As many are read at once. */
export const MOST_EVENTS = 500;

export type LiveEventRow = typeof liveEvents.$inferSelect;

/** What happened after a position that somebody may read: of notes and marks their own. */
export function findEvents(
  db: Database,
  liveId: string,
  userId: string,
  after: number,
): Promise<LiveEventRow[]> {
  return db
    .select()
    .from(liveEvents)
    .where(
      and(
        eq(liveEvents.liveId, liveId),
        gt(liveEvents.position, after),
        or(sql`${liveEvents.kind} not in ('note', 'mark')`, eq(liveEvents.userId, userId)),
      ),
    )
    .orderBy(asc(liveEvents.position))
    .limit(MOST_EVENTS);
}

/** All that happened in a room. */
export function findAllEvents(tx: Transaction, liveId: string): Promise<LiveEventRow[]> {
  return tx.select().from(liveEvents).where(eq(liveEvents.liveId, liveId)).orderBy(asc(liveEvents.position));
}

/** Holds a room: writers follow each other, so that no position comes late. */
export async function lockLive(tx: Transaction, liveId: string): Promise<void> {
  await tx
    .select({ id: liveInterviews.id })
    .from(liveInterviews)
    .where(eq(liveInterviews.id, liveId))
    .for('update');
}

/** Stores it once; the same id again changes nothing. */
export async function insertEvent(tx: Transaction, event: typeof liveEvents.$inferInsert): Promise<void> {
  await lockLive(tx, event.liveId);
  await tx.insert(liveEvents).values(event).onConflictDoNothing();
}

/** Stores an attempt that was held, with what was asked in it. */
export async function insertHeld(
  tx: Transaction,
  session: typeof interviewSessions.$inferInsert,
  asked: (typeof turns.$inferInsert)[],
): Promise<void> {
  await tx.insert(interviewSessions).values(session);
  if (asked.length > 0) await tx.insert(turns).values(asked);
}

/** How much somebody did in a room since a moment. */
export function countEvents(tx: Transaction, liveId: string, userId: string, since: Date): Promise<number> {
  return tx.$count(
    liveEvents,
    and(eq(liveEvents.liveId, liveId), eq(liveEvents.userId, userId), gt(liveEvents.at, since)),
  );
}

/** Who was heard of since a moment, and when each was. */
export async function findPresent(
  db: Database | Transaction,
  liveId: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ userId: livePresence.userId })
    .from(livePresence)
    .where(and(eq(livePresence.liveId, liveId), gt(livePresence.seenAt, since)));
  return rows.map(({ userId }) => userId);
}

export async function notePresence(
  tx: Transaction,
  liveId: string,
  userId: string,
  seenAt: Date,
): Promise<void> {
  await tx
    .insert(livePresence)
    .values({ liveId, userId, seenAt })
    .onConflictDoUpdate({ target: [livePresence.liveId, livePresence.userId], set: { seenAt } });
}

export async function dropPresence(tx: Transaction, liveId: string, userId: string): Promise<void> {
  await tx.delete(livePresence).where(and(eq(livePresence.liveId, liveId), eq(livePresence.userId, userId)));
}

/** What an interview asks, as it was frozen. */
export async function questionsOf(db: Database | Transaction, interviewId: string) {
  const [found] = await db
    .select({ questions: interviews.questions })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  return found?.questions ?? [];
}
