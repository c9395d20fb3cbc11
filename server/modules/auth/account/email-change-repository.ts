import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { WaitingEmailChange } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { challenges } from '../../../platform/database/schema/index.ts';
import { presentChallenge } from '../codes/challenge-service.ts';

/** How long a new code can be sent for a change. */
const WAIT_MS = 24 * 3_600_000;

/** The change of an account's address that waits for its code, though that may be over; decoys wait alike. */
export async function waitingEmailChange(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<WaitingEmailChange | null> {
  const isWaiting = and(
    isNull(challenges.endedAt),
    gt(challenges.createdAt, new Date(now.getTime() - WAIT_MS)),
  );
  const [waiting] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.purpose, 'email-change'), isWaiting))
    .orderBy(desc(challenges.createdAt))
    .limit(1);
  return waiting
    ? { email: waiting.email, ...presentChallenge(waiting.id, waiting.expiresAt, waiting.createdAt) }
    : null;
}
