import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { integrityEvents, integrityLogs } from '../../platform/database/schema/integrity.ts';
import { interviewSessions } from '../../platform/database/schema/interviews.ts';

export type EventRow = Readonly<Omit<typeof integrityEvents.$inferSelect, 'position'>>;

type LogRow = Readonly<typeof integrityLogs.$inferSelect>;

/** Makes the log of an attempt where there is none, and holds it until the transaction ends. */
export async function lockLog(tx: Transaction, sessionId: string): Promise<LogRow> {
  await tx.insert(integrityLogs).values({ sessionId }).onConflictDoNothing();
  const [log] = await tx
    .select()
    .from(integrityLogs)
    .where(eq(integrityLogs.sessionId, sessionId))
    .for('update');
  if (!log) throw new Error(`The log of ${sessionId} was not made.`);
  return log;
}

export async function saveAddressKey(tx: Transaction, sessionId: string, addressKey: string): Promise<void> {
  await tx.update(integrityLogs).set({ addressKey }).where(eq(integrityLogs.sessionId, sessionId));
}

export async function listEventIds(tx: Transaction, sessionId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: integrityEvents.id })
    .from(integrityEvents)
    .where(eq(integrityEvents.sessionId, sessionId));
  return new Set(rows.map(({ id }) => id));
}

/** Adds events, each id once. Of one that is known only a duration that was missing is taken, and whence it came. */
export async function addEvents(tx: Transaction, events: readonly EventRow[]): Promise<void> {
  if (events.length === 0) return;
  const { durationMs, elsewhere, signal, sessionId, id } = integrityEvents;
  await tx
    .insert(integrityEvents)
    .values([...events])
    .onConflictDoUpdate({
      target: [sessionId, id],
      set: {
        durationMs: sql`excluded.duration_ms`,
        elsewhere: sql`${elsewhere} or excluded.elsewhere`,
      },
      setWhere: and(isNull(durationMs), eq(signal, sql`excluded.signal`)),
    });
}

/** What was noted in an attempt, in the order in which it happened. */
export function listEvents(db: Database, sessionId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(integrityEvents)
    .where(eq(integrityEvents.sessionId, sessionId))
    .orderBy(asc(integrityEvents.at), asc(integrityEvents.position));
}

type CommentNote = Pick<EventRow, 'comment' | 'commentedAt'>;

/** Puts what a candidate says beside an event; undefined where there is no such event. */
export async function saveComment(
  db: Database,
  event: Pick<EventRow, 'sessionId' | 'id'>,
  note: CommentNote,
): Promise<EventRow | undefined> {
  const [row] = await db
    .update(integrityEvents)
    .set(note)
    .where(and(eq(integrityEvents.sessionId, event.sessionId), eq(integrityEvents.id, event.id)))
    .returning();
  return row;
}

/** Forgets what addresses were compared with, in attempts that have ended. */
export async function dropAddressKeys(db: Database): Promise<void> {
  await db
    .update(integrityLogs)
    .set({ addressKey: null })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.id, integrityLogs.sessionId),
        isNotNull(interviewSessions.endedAt),
        isNotNull(integrityLogs.addressKey),
      ),
    );
}
