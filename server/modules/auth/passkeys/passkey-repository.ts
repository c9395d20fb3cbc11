import { and, asc, eq, lt } from 'drizzle-orm';
import type { Passkey } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { passkeys } from '../../../platform/database/schema/index.ts';

/** A passkey with its public key, as it is stored. */
export type StoredPasskey = typeof passkeys.$inferSelect;

/** The passkeys of an account for its owner, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return (await findPasskeysOf(db, userId)).map(presentPasskey);
}

/** A passkey for its owner: nothing of its key. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    _id: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

/** All passkeys of an account, oldest first. */
export function findPasskeysOf(db: Database | Transaction, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The passkey that an authenticator names, whoever's it is. */
export async function findPasskeyByCredential(
  db: Database,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Stores a passkey; nothing where its credential is known already, to whomever it belongs. */
export async function insertPasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<StoredPasskey | undefined> {
  const [inserted] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return inserted;
}

/** Counts a use; false where the authenticator's counter has not moved on since, though it counts. */
export async function recordUse(db: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const hasMovedOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasMovedOn))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Removes a passkey of its owner; false where there is none. */
export async function deletePasskey(tx: Transaction, id: string, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}
