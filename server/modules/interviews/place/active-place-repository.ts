import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';
import type { SessionRow } from '../session/session-state.ts';

const { id, candidateId, activePlace, activePlaceSeenAt } = interviewSessions;

/**
 * Where a candidate's session goes on, held until the transaction ends. One of somebody else is neither held nor waited
 * for.
 */
export async function lockPlace(tx: Transaction, sessionId: string, ownerId: string) {
  const [held] = await tx
    .select({ candidateId, activePlace, activePlaceSeenAt })
    .from(interviewSessions)
    .where(and(eq(id, sessionId), eq(candidateId, ownerId)))
    .for('update');
  return held;
}

type Place = Pick<SessionRow, 'activePlace' | 'activePlaceSeenAt'>;

/** Stores where a session goes on from now on. */
export async function savePlace(tx: Transaction, sessionId: string, place: Place): Promise<void> {
  await tx
    .update(interviewSessions)
    .set({ activePlace: place.activePlace, activePlaceSeenAt: place.activePlaceSeenAt })
    .where(eq(id, sessionId));
}
