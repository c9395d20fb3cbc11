import { and, eq, exists, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { authSessions, totpFactors, users } from '../../../platform/database/schema/index.ts';
import type { Actor } from '../../../platform/security/actor.ts';

export type TotpFactor = typeof totpFactors.$inferSelect;

/** The factor that counts; none while it is only being set up. */
export async function findFactor(
  db: Database | Transaction,
  userId: string,
): Promise<TotpFactor | undefined> {
  const [factor] = await db.select().from(totpFactors).where(isOn(userId));
  return factor;
}

/** Whether an account asks for a code, or this sign-in of it was made with a passkey. */
export async function hasSecondFactor(db: Database, { userId, sessionId }: Actor): Promise<boolean> {
  const app = db.select({ userId: totpFactors.userId }).from(totpFactors).where(isOn(userId));
  const byPasskey = db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.method, 'passkey')));
  return (await db.$count(users, and(eq(users.id, userId), or(exists(app), exists(byPasskey))))) > 0;
}

/** Keeps a secret that is to be confirmed in place of one that never was; false where one already counts. */
export async function saveSetup(
  tx: Database | Transaction,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const setup = { secret, createdAt: now };
  const saved = await tx
    .insert(totpFactors)
    .values({ userId, ...setup })
    .onConflictDoUpdate({ target: totpFactors.userId, set: setup, setWhere: isNull(totpFactors.confirmedAt) })
    .returning({ userId: totpFactors.userId });
  return saved.length > 0;
}

/** The setup of an account that was begun since then and waits for its code. */
export async function findSetup(db: Database, userId: string, since: Date): Promise<TotpFactor | undefined> {
  const isWaiting = and(isNull(totpFactors.confirmedAt), gt(totpFactors.createdAt, since));
  const [setup] = await db
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isWaiting));
  return setup;
}

/** Makes the factor count; false where another request was faster or set up another secret. */
export async function confirmFactor(
  tx: Transaction,
  { userId, secret }: Pick<TotpFactor, 'userId' | 'secret'>,
  step: number,
  now: Date,
): Promise<boolean> {
  const isThisSetup = and(eq(totpFactors.secret, secret), isNull(totpFactors.confirmedAt));
  const confirmed = await tx
    .update(totpFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpFactors.userId, userId), isThisSetup))
    .returning({ userId: totpFactors.userId });
  return confirmed.length > 0;
}

/** Uses up the code of a step, and with it all before; false where it was used already. */
export async function spendStep(
  tx: Transaction,
  { userId, secret }: Pick<TotpFactor, 'userId' | 'secret'>,
  step: number,
): Promise<boolean> {
  const isUnspent = and(eq(totpFactors.secret, secret), lt(totpFactors.lastStep, step));
  const spent = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(isOn(userId), isUnspent))
    .returning({ userId: totpFactors.userId });
  return spent.length > 0;
}

/** Allows codes by email or not; false where there is no second factor. */
export async function setEmailCodes(tx: Transaction, userId: string, emailCodes: boolean): Promise<boolean> {
  const changed = await tx
    .update(totpFactors)
    .set({ emailCodes })
    .where(isOn(userId))
    .returning({ userId: totpFactors.userId });
  return changed.length > 0;
}

/** Removes the factor; false where there was none. */
export async function deleteFactor(tx: Transaction, userId: string): Promise<boolean> {
  const deleted = await tx.delete(totpFactors).where(isOn(userId)).returning({ userId: totpFactors.userId });
  return deleted.length > 0;
}

/** Forgets a secret that waits for its first code. */
export async function deleteSetup(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(totpFactors).where(and(eq(totpFactors.userId, userId), isNull(totpFactors.confirmedAt)));
}

function isOn(userId: string) {
  return and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
}
