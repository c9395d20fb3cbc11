import { and, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  type ChallengePurpose,
  challenges,
  type PendingEmailChange,
  type PendingRegistration,
} from '../../../platform/database/schema/index.ts';

export type Challenge = typeof challenges.$inferSelect;

/** How long a registration waits for its proof: so long a new code can be sent for it. */
const REGISTRATION_MS = 24 * 3_600_000;

/** Stores a challenge; a decoy where nothing is pending and nobody owns it. */
export async function insertChallenge(tx: Transaction, challenge: typeof challenges.$inferInsert) {
  await tx.insert(challenges).values(challenge);
}

/** What a challenge would make of an account that nobody has proven yet. */
export function pendingRegistrationOf({ pending }: Challenge): PendingRegistration | null {
  return pending && 'passwordHash' in pending ? pending : null;
}

/** A challenge of whatever purpose, met and over ones too. */
export async function findChallenge(db: Database | Transaction, id: string): Promise<Challenge | undefined> {
  const [challenge] = await db.select().from(challenges).where(eq(challenges.id, id));
  return challenge;
}

/** The newest registration challenge of each series of the address. */
export function latestOfRegistrations(tx: Transaction, email: string, now: Date): Promise<Challenge[]> {
  return tx
    .selectDistinctOn([challenges.seriesId])
    .from(challenges)
    .where(registrationsOf(email, now))
    .orderBy(challenges.seriesId, desc(challenges.createdAt));
}

/** What the newest registration of the address asks for that still waits, whether it can be proven or not. */
export async function findWaitingRegistration(
  db: Database,
  email: string,
  now: Date,
): Promise<PendingRegistration | null> {
  const [newest] = await db
    .select()
    .from(challenges)
    .where(and(registrationsOf(email, now), isNull(challenges.endedAt), isNotNull(challenges.pending)))
    .orderBy(desc(challenges.createdAt), desc(challenges.id))
    .limit(1);
  return newest ? pendingRegistrationOf(newest) : null;
}

function registrationsOf(email: string, now: Date) {
  const since = new Date(now.getTime() - REGISTRATION_MS);
  return and(
    eq(challenges.email, email),
    eq(challenges.purpose, 'registration'),
    gt(challenges.createdAt, since),
  );
}

/** Has a challenge for a password, a decoy until then, open an account. */
export async function setOwner(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.update(challenges).set({ userId }).where(eq(challenges.id, id));
}

/** Ends the codes of one request that were sent before. */
export async function endSeries(tx: Transaction, seriesId: string, now: Date): Promise<void> {
  await end(tx, eq(challenges.seriesId, seriesId), now);
}

/** Ends every code for one purpose that went to an address, whoever asked for it. */
export async function endAddress(
  tx: Transaction,
  purpose: ChallengePurpose,
  email: string,
  now: Date,
): Promise<void> {
  await end(tx, and(eq(challenges.email, email), eq(challenges.purpose, purpose)), now);
}

/** Ends every challenge of an account for one purpose. */
export async function endOfUser(
  tx: Transaction,
  purpose: ChallengePurpose,
  userId: string,
  now: Date,
): Promise<void> {
  await end(tx, and(eq(challenges.userId, userId), eq(challenges.purpose, purpose)), now);
}

async function end(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(challenges)
    .set({ endedAt: now })
    .where(and(which, isNull(challenges.endedAt)));
}

/**
 * Counts one try before the code is looked at, so that parallel guesses have no more tries than
 * others. Nothing for a challenge that is over or serves another purpose.
 */
export async function spendTry(
  db: Database,
  id: string,
  { purpose, maxTries, now }: { purpose: ChallengePurpose; maxTries: number; now: Date },
): Promise<Challenge | undefined> {
  const [challenge] = await db
    .update(challenges)
    .set({ triesUsed: sql`${challenges.triesUsed} + 1` })
    .where(and(isOpen(id, now), eq(challenges.purpose, purpose), lt(challenges.triesUsed, maxTries)))
    .returning();
  return challenge;
}

/** Makes the challenge met; false where another request was faster. */
export async function meetChallenge(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const met = await tx
    .update(challenges)
    .set({ endedAt: now, metAt: now })
    .where(isOpen(id, now))
    .returning({ id: challenges.id });
  return met.length > 0;
}

/** Notes with the challenge that changed an address which one the account had before. */
export async function noteFormerEmail(
  tx: Transaction,
  id: string,
  change: PendingEmailChange,
): Promise<void> {
  await tx.update(challenges).set({ pending: change }).where(eq(challenges.id, id));
}

function isOpen(id: string, now: Date) {
  return and(eq(challenges.id, id), isNull(challenges.endedAt), gt(challenges.expiresAt, now));
}
