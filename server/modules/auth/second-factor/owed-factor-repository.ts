import { and, eq, exists, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { authSessions, totpFactors, users } from '../../../platform/database/schema/index.ts';
import type { Actor } from '../../../platform/security/actor.ts';

/** Whether an account asks for a code, or this sign-in of it was made with a passkey. */
export async function hasSecondFactor(db: Database, { userId, sessionId }: Actor): Promise<boolean> {
  const app = db
    .select({ userId: totpFactors.userId })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
  const byPasskey = db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.method, 'passkey')));
  return (await db.$count(users, and(eq(users.id, userId), or(exists(app), exists(byPasskey))))) > 0;
}
