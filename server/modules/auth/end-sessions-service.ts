import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { authSessions } from '../../platform/database/schema/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { endOfUser } from './codes/challenge-repository.ts';

/**
 * Ends every sign-in of an account but the excepted one, also those that still wait for their second
 * factor. Other processes notice within a second.
 */
export async function endAllSessions(
  deps: Pick<AuthDeps, 'now' | 'sessionCheck'>,
  tx: Transaction,
  userId: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  const now = deps.now();
  await endOfUser(tx, 'second-factor', userId, now);
  const others = except === undefined ? undefined : ne(authSessions.id, except);
  const ended = await tx
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.revokedAt), others))
    .returning({ id: authSessions.id });
  for (const { id } of ended) deps.sessionCheck.forget(id);
}
