import { and, asc, eq } from 'drizzle-orm';
import type { SocialProvider } from '../../../gen/types/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { socialIdentities, users } from '../../../platform/database/schema/index.ts';
import type { Account } from '../account-repository.ts';

/** Who somebody is at a provider (D26). */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  readonly subject: string;
}

/** The providers that an account can sign in with. */
export async function listSocialLogins(db: Database, userId: string): Promise<SocialProvider[]> {
  const identities = await db
    .selectDistinct({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, userId))
    .orderBy(asc(socialIdentities.provider));
  return identities.map(({ provider }) => provider);
}

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

/** Lets an identity sign in to an account; false where it could already. */
export async function insertIdentity(
  tx: Transaction,
  { provider, subject }: SocialIdentity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(socialIdentities)
    .values({ provider, subject, userId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/**
 * Makes a candidate of a proven address, or nothing where a verified account has it. A registration
 * that waits becomes the same: whoever registered it has proven nothing, so nothing of it is kept.
 */
export async function saveProven(
  tx: Transaction,
  { email, fullName }: { readonly email: string; readonly fullName: string },
  now: Date,
): Promise<Account | undefined> {
  const state = {
    fullName,
    role: 'candidate' as const,
    passwordHash: null,
    isVerified: true,
    termsAcceptedAt: now,
    updatedAt: now,
  };
  const [account] = await tx
    .insert(users)
    .values({ id: newId(), email, createdAt: now, ...state })
    .onConflictDoUpdate({ target: users.email, set: state, setWhere: eq(users.isVerified, false) })
    .returning();
  return account;
}
