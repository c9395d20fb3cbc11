import { type AnyColumn, and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { authSessions, type PendingRegistration, users } from '../../platform/database/schema/index.ts';

export type Account = typeof users.$inferSelect;

/** The account of an address in its one spelling, verified or not. */
export async function findAccountByEmail(
  db: Database | Transaction,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account;
}

/** The account of an id, verified or not. */
export async function findAccount(db: Database | Transaction, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

/** The account of a sign-in, and when that was made. */
export async function findSignedIn(db: Database, authSessionId: string) {
  const [found] = await db
    .select({ account: users, signedInAt: authSessions.createdAt })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.id, authSessionId));
  return found;
}

/**
 * The account as it is now; nobody changes it before the transaction ends. Whoever ends challenges of
 * an account locks it first, so that no two wait for each other.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return account;
}

/**
 * Makes an unverified account, or changes the one that waits. A verified account stays as it is, and is
 * written all the same: one statement for every address.
 */
export async function saveUnverified(
  tx: Transaction,
  email: string,
  { role, fullName, passwordHash }: PendingRegistration,
  now: Date,
): Promise<Account> {
  const [stored] = await tx
    .insert(users)
    .values({ id: newId(), email, role, fullName, passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: users.email,
      set: {
        role: unlessVerified(users.role),
        fullName: unlessVerified(users.fullName),
        passwordHash: unlessVerified(users.passwordHash),
        updatedAt: unlessVerified(users.updatedAt),
      },
    })
    .returning();
  if (!stored) throw new Error('The account was not stored');
  return stored;
}

function unlessVerified(column: AnyColumn) {
  return sql`case when ${users.isVerified} then ${column} else excluded.${sql.identifier(column.name)} end`;
}

/** Makes the account a verified one, as the registration that was proven asks for. */
export async function markVerified(
  tx: Transaction,
  email: string,
  { role, fullName, passwordHash, termsAcceptedAt, termsVersion }: PendingRegistration,
  now: Date,
): Promise<Account | undefined> {
  const proven = {
    ...{ role, fullName, passwordHash },
    termsVersion: termsVersion ?? null,
    termsAcceptedAt: new Date(termsAcceptedAt),
  };
  const [verified] = await tx
    .update(users)
    .set({ ...proven, isVerified: true, updatedAt: now })
    .where(and(eq(users.email, email), eq(users.isVerified, false)))
    .returning();
  return verified;
}

/** Takes an address for proven. */
export async function setVerified(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ isVerified: true, updatedAt: now }).where(eq(users.id, id));
}

/** Gives an account another password, as its Argon2id hash. */
export async function setPassword(tx: Transaction, id: string, passwordHash: string, now: Date) {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
}

/** Gives an account another name; undefined where it is gone. */
export async function setName(tx: Transaction, id: string, fullName: string, now: Date) {
  const [renamed] = await tx
    .update(users)
    .set({ fullName, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return renamed;
}

/** Keeps which terms an account accepted last, and when. */
export async function setAcceptedTerms(
  tx: Transaction,
  id: string,
  accepted: { readonly termsVersion: string; readonly termsAcceptedAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...accepted, updatedAt: accepted.termsAcceptedAt })
    .where(eq(users.id, id));
}

/** Remembers the zone in which an account's person is; one statement, which writes only what is new. */
export async function setTimeZone(db: Database, id: string, timeZone: string): Promise<void> {
  const isNew = sql`${users.timeZone} is distinct from ${timeZone}`;
  await db
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, id), isNew));
}

/**
 * Gives an account another address, which its owner has proven: a registration of it that nobody has
 * proven makes way. Nothing where somebody has proven it before.
 * @throws the database's unique violation where somebody proves it at this very moment
 */
export async function setEmail(tx: Transaction, id: string, email: string, now: Date) {
  await tx.delete(users).where(and(eq(users.email, email), eq(users.isVerified, false)));
  if (await findAccountByEmail(tx, email)) return undefined;
  const [moved] = await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, id)).returning();
  return moved;
}
