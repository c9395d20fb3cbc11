import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { recoveryCodes } from '../../../platform/database/schema/index.ts';
import { keyed, type ServerSecret } from '../../../platform/security/keyed.ts';
import { plainCode } from './recovery-code.ts';

/** Replaces all codes of an account; of none anything but a keyed digest is stored. */
export async function replaceCodes(
  tx: Transaction,
  secret: ServerSecret,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await deleteCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: digestOf(secret, userId, code), userId })));
}

/** Uses up a code; false where it is none of the account's or was used before. */
export async function spendRecoveryCode(
  tx: Transaction,
  secret: ServerSecret,
  { userId, code }: { readonly userId: string; readonly code: string },
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, digestOf(secret, userId, code)), isUnused(userId)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

/** How many recovery codes of an account were not used yet. */
export function countCodesLeft(db: Database | Transaction, userId: string): Promise<number> {
  return db.$count(recoveryCodes, isUnused(userId));
}

/** Forgets every recovery code of an account. */
export async function deleteCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function isUnused(userId: string) {
  return and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
}

function digestOf(secret: ServerSecret, userId: string, code: string): string {
  return keyed(secret, 'recovery-code', `${userId}\0${plainCode(code)}`).toString('base64url');
}
