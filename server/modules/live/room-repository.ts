import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  interviewSessions,
  interviews,
  liveEvents,
  liveInterviewers,
  liveInterviews,
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

/** The same for everybody at once: see `isReadBy`. */
export function findEventsAfter(db: Database, liveId: string, after: number): Promise<LiveEventRow[]> {
  return db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.liveId, liveId), gt(liveEvents.position, after)))
    .orderBy(asc(liveEvents.position))
    .limit(MOST_EVENTS);
}

/** Of notes and marks everybody reads their own. */
export const isReadBy = (userId: string) => (event: LiveEventRow) =>
  (event.kind !== 'note' && event.kind !== 'mark') || event.userId === userId;

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

/** Stores it once; the same id again changes nothing, and is false. */
export async function insertEvent(tx: Transaction, event: typeof liveEvents.$inferInsert): Promise<boolean> {
  await lockLive(tx, event.liveId);
  const stored = await tx
    .insert(liveEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: liveEvents.id });
  return stored.length > 0;
}

/** Has another one of those who hold a live interview lead it. */
export async function setLead(tx: Transaction, liveId: string, userId: string): Promise<void> {
  await tx
    .update(liveInterviewers)
    .set({ isLead: sql`${liveInterviewers.userId} = ${userId}` })
    .where(eq(liveInterviewers.liveId, liveId));
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

const WINDOW_MS = 10_000;
const MOST_IN_WINDOW = 40;

/** Whether somebody did more in a room in the last seconds than a person does. */
export async function didTooMuch(
  tx: Transaction,
  liveId: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - WINDOW_MS);
  const theirs = and(eq(liveEvents.liveId, liveId), eq(liveEvents.userId, userId), gt(liveEvents.at, since));
  return (await tx.$count(liveEvents, theirs)) >= MOST_IN_WINDOW;
}

/** What an interview asks, as it was frozen. */
export async function questionsOf(db: Database | Transaction, interviewId: string) {
  const [found] = await db
    .select({ questions: interviews.questions })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  return found?.questions ?? [];
}
