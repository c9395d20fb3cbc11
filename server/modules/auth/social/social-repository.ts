import { and, asc, eq } from 'drizzle-orm';
import type { LinkedProvider } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { type SocialIdentity, socialIdentities, users } from '../../../platform/database/schema/index.ts';
import type { Account } from '../account-repository.ts';

/** A provider that an account is linked with, as it is stored. */
export type StoredIdentity = typeof socialIdentities.$inferSelect;

/** Everybody at a provider who may sign in to an account, longest linked first. */
export function findIdentitiesOf(db: Database | Transaction, userId: string): Promise<StoredIdentity[]> {
  return db
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, userId))
    .orderBy(asc(socialIdentities.createdAt), asc(socialIdentities.id));
}

/** What an account is linked with, for its owner. */
export async function listLinkedProviders(db: Database, userId: string): Promise<LinkedProvider[]> {
  const identities = await findIdentitiesOf(db, userId);
  return identities.map(({ id, provider, email, createdAt }) => ({
    _id: id,
    provider,
    email,
    linked_at: createdAt.toISOString(),
  }));
}

/** The account that somebody at a provider may enter. */
export async function findAccountByIdentity(
  db: Database,
  { provider, subject }: SocialIdentity,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.account;
}

/** Lets an identity sign in to an account; false where it could already, to whomever's. */
export async function insertIdentity(
  tx: Transaction,
  { provider, subject, email }: SocialIdentity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(socialIdentities)
    .values({ id: newId(), provider, subject, email, userId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Removes what an account is linked with; nothing where that account has no such one. */
export async function deleteIdentity(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<StoredIdentity | undefined> {
  const [deleted] = await tx
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.id, id), eq(socialIdentities.userId, userId)))
    .returning();
  return deleted;
}

/**
 * Makes a candidate of a proven address, or nothing where a verified account has it. A registration
 * that waits becomes the same: whoever registered it has proven nothing, so nothing of it is kept.
 */
export async function saveProven(
  tx: Transaction,
  { email, fullName, termsVersion }: Readonly<Record<'email' | 'fullName' | 'termsVersion', string>>,
  now: Date,
): Promise<Account | undefined> {
  const state = {
    fullName,
    role: 'candidate' as const,
    passwordHash: null,
    isVerified: true,
    termsAcceptedAt: now,
    termsVersion,
    updatedAt: now,
  };
  const [account] = await tx
    .insert(users)
    .values({ id: newId(), email, createdAt: now, ...state })
    .onConflictDoUpdate({ target: users.email, set: state, setWhere: eq(users.isVerified, false) })
    .returning();
  return account;
}
