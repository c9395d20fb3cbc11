import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { trustedDevices } from '../../../platform/database/schema/index.ts';

/** Thirty days from the day it was trusted, however often it is used. */
const TRUST_MS = 30 * 86_400_000;

/** Trusts a browser with the second factor of an account; the token is for its cookie only. */
export async function trustDevice(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TRUST_MS);
  await tx
    .insert(trustedDevices)
    .values({ tokenHash: fingerprintOf(token), userId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Whether a browser's token still spares this account its second factor. */
export async function isTrusted(tx: Transaction, token: string, userId: string, now: Date): Promise<boolean> {
  const ofToken = eq(trustedDevices.tokenHash, fingerprintOf(token));
  return (await tx.$count(trustedDevices, and(ofToken, alive(userId, now)))) > 0;
}

/** How many browsers are not asked for the second factor of an account. */
export function countTrusted(db: Database, userId: string, now: Date): Promise<number> {
  return db.$count(trustedDevices, alive(userId, now));
}

/** Makes every browser of an account prove the second factor again. */
export async function forgetTrust(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
}

function alive(userId: string, now: Date) {
  return and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, now));
}

/** Only this form of a token is ever stored. */
function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
