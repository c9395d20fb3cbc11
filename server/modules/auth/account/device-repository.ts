import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { authSessions } from '../../../platform/database/schema/index.ts';

/** Nobody has so many devices; a script may have signed in so often. */
const MAX_LISTED = 100;

export type DeviceRow = typeof authSessions.$inferSelect;

/** An account's sign-ins that are alive: the given one first, then the latest seen. */
export async function findDevices(
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<{ rows: DeviceRow[]; total: number }> {
  const where = aliveOf(userId, now);
  const total = await db.$count(authSessions, where);
  const rows = await db
    .select()
    .from(authSessions)
    .where(where)
    .orderBy(desc(sql`${authSessions.id} = ${sessionId}`), desc(authSessions.lastSeenAt), authSessions.id)
    .limit(MAX_LISTED);
  return { rows, total };
}

/** Ends one sign-in of an account; false where that account has no such one alive. */
export async function endSignIn(
  tx: Transaction,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.id, sessionId), aliveOf(userId, now)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}

/** Ends every sign-in of an account but the excepted one; gives the ids of those that had not ended. */
export async function endSignIns(
  tx: Transaction,
  { userId, except }: { readonly userId: string; readonly except?: string | undefined },
  now: Date,
): Promise<string[]> {
  const others = except === undefined ? undefined : ne(authSessions.id, except);
  const ended = await tx
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.revokedAt), others))
    .returning({ id: authSessions.id });
  return ended.map(({ id }) => id);
}

function aliveOf(userId: string, now: Date) {
  return and(
    eq(authSessions.userId, userId),
    isNull(authSessions.revokedAt),
    gt(authSessions.expiresAt, now),
  );
}
