import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  interviewSessions,
  interviews,
  invitations,
  liveEvents,
  liveInterviewers,
  liveInterviews,
  livePresence,
  turns,
} from '../../platform/database/schema/index.ts';

/** As many are read at once. */
export const MOST_EVENTS = 500;

export type LiveEventRow = typeof liveEvents.$inferSelect;

/** Who reads what happened in a room. */
export interface Reader {
  readonly userId: string;
  readonly isCandidate: boolean;
}

/** What happened after a position that somebody may read: see `isReadBy`. */
export function findEvents(
  db: Database,
  liveId: string,
  { userId, isCandidate }: Reader,
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
        isCandidate ? eq(liveEvents.withoutCandidate, false) : undefined,
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

/** Of notes and marks everybody reads their own; the candidate nothing that was said while they waited. */
export const isReadBy =
  ({ userId, isCandidate }: Reader) =>
  (event: LiveEventRow) =>
    isCandidate && event.withoutCandidate
      ? false
      : (event.kind !== 'note' && event.kind !== 'mark') || event.userId === userId;

/** All that happened in a room. */
export function findAllEvents(tx: Transaction, liveId: string): Promise<LiveEventRow[]> {
  return tx.select().from(liveEvents).where(eq(liveEvents.liveId, liveId)).orderBy(asc(liveEvents.position));
}

/** Holds a room: writers follow each other, so that no position comes late. */
export async function lockLive(
  tx: Transaction,
  liveId: string,
): Promise<Pick<typeof liveInterviews.$inferSelect, 'candidateWaits' | 'status'>> {
  const [row] = await tx
    .select({ candidateWaits: liveInterviews.candidateWaits, status: liveInterviews.status })
    .from(liveInterviews)
    .where(eq(liveInterviews.id, liveId))
    .for('update');
  return row ?? { candidateWaits: false, status: 'ended' };
}

/** Whether somebody is the candidate of a live interview and is to stay in its lobby; the room is held. */
export async function mustWait(tx: Transaction, liveId: string, userId: string): Promise<boolean> {
  if (!(await lockLive(tx, liveId)).candidateWaits) return false;
  const isCandidate = and(eq(liveInterviews.id, liveId), eq(invitations.candidateId, userId));
  const [found] = await tx
    .select({ id: liveInterviews.id })
    .from(liveInterviews)
    .innerJoin(invitations, eq(invitations.id, liveInterviews.invitationId))
    .where(isCandidate);
  return found !== undefined;
}

/** Has the candidate wait in the lobby, or lets them in. */
export async function setWaiting(
  tx: Transaction,
  liveId: string,
  { candidateId, isWaiting }: { readonly candidateId: string | null; readonly isWaiting: boolean },
): Promise<void> {
  await tx.update(liveInterviews).set({ candidateWaits: isWaiting }).where(eq(liveInterviews.id, liveId));
  if (!isWaiting || candidateId === null) return;
  await tx
    .update(livePresence)
    .set({ place: 'lobby' })
    .where(and(eq(livePresence.liveId, liveId), eq(livePresence.userId, candidateId)));
}

/** What interviewers say among themselves while the candidate waits. */
const SAID: readonly LiveEventRow['kind'][] = ['chat', 'run'];

/** Stores it once; the same id again changes nothing, and is false. */
export async function insertEvent(tx: Transaction, event: typeof liveEvents.$inferInsert): Promise<boolean> {
  const { candidateWaits } = await lockLive(tx, event.liveId);
  const stored = await tx
    .insert(liveEvents)
    .values({ ...event, withoutCandidate: candidateWaits && SAID.includes(event.kind) })
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
