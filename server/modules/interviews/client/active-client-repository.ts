import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';
import type { SessionRow } from '../session/session-state.ts';

const { id, candidateId, activeClient, activeClientSeenAt } = interviewSessions;

/**
 * Where a candidate's session goes on, held until the transaction ends. One of somebody else is neither held nor waited
 * for.
 */
export async function lockActiveClient(tx: Transaction, sessionId: string, ownerId: string) {
  const [held] = await tx
    .select({ candidateId, activeClient, activeClientSeenAt })
    .from(interviewSessions)
    .where(and(eq(id, sessionId), eq(candidateId, ownerId)))
    .for('update');
  return held;
}

type ActiveClient = Pick<SessionRow, 'activeClient' | 'activeClientSeenAt'>;

/** Stores where a session goes on from now on. */
export async function saveActiveClient(
  tx: Transaction,
  sessionId: string,
  client: ActiveClient,
): Promise<void> {
  await tx
    .update(interviewSessions)
    .set({ activeClient: client.activeClient, activeClientSeenAt: client.activeClientSeenAt })
    .where(eq(id, sessionId));
}
