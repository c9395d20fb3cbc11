import { desc, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import type { Database } from '../database/database.ts';
import { newId } from '../database/identifier.ts';
import { signingKeys } from '../database/schema/index.ts';

/** Any number; the same in all processes, so that only one of them makes the first key. */
const KEY_LOCK = 7_243_002;

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** All key pairs, newest first; makes the first one if there is none. */
export async function loadSigningKeys(db: Database): Promise<readonly SigningKeyRow[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const stored = await tx.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
    if (stored.length > 0) return stored;
    return tx
      .insert(signingKeys)
      .values(await newKeyPair())
      .returning();
  });
}

async function newKeyPair(): Promise<SigningKeyRow> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  return { kid: newId(), privateJwk, publicJwk, createdAt: new Date() };
}
