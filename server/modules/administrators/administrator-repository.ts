import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';

const { id, fullName, role, isActive, isVerified, email, timeZone } = users;
const canSignIn = and(eq(isActive, true), eq(isVerified, true));

/** Somebody who can sign in as an administrator; undefined for everybody else. */
export async function findAdministrator(db: Database | Transaction, userId: string) {
  const [found] = await db
    .select({ id, fullName })
    .from(users)
    .where(and(eq(id, userId), eq(role, 'admin'), canSignIn));
  return found;
}

/** Somebody who can read a mail; all administrators where nobody is named. */
export function findReaders(db: Database | Transaction, userId: string | null) {
  return db
    .select({ id, to: email, fullName, timeZone })
    .from(users)
    .where(and(userId === null ? eq(role, 'admin') : eq(id, userId), canSignIn))
    .orderBy(id);
}
