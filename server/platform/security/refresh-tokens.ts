import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignInMethod } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identifier.ts';
import { authSessions, refreshTokens, users } from '../database/schema/index.ts';
import type { Caller } from './caller.ts';
import { keyed, type ServerSecret } from './keyed.ts';

/** A family ends thirty days after its login, however often it was refreshed. */
const FAMILY_SECONDS = 30 * 86_400;

/** How long after the rotation the previous token still yields its successor: an answer may be lost (D3). */
const GRACE_MS = 60_000;

/** 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export type Rotation =
  | {
      readonly outcome: 'rotated';
      readonly token: string;
      readonly userId: string;
      readonly sessionId: string;
      readonly expiresAt: Date;
    }
  /** A token older than the previous one was replayed: the family has been ended. */
  | { readonly outcome: 'replayed'; readonly userId: string; readonly sessionId: string }
  | { readonly outcome: 'refused' };

export interface NewFamily {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Only this form of a token is ever stored. */
function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Who signs in, how and from where. */
export interface SignInStart {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly caller: Caller;
}

/** Begins a sign-in with its first refresh token. */
export async function startFamily(
  tx: Transaction,
  { userId, method, caller }: SignInStart,
  now: Date,
): Promise<NewFamily> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = newId();
  const expiresAt = new Date(now.getTime() + FAMILY_SECONDS * 1000);
  const session = { id: sessionId, userId, method, ...caller, createdAt: now, lastSeenAt: now, expiresAt };
  await tx.insert(authSessions).values(session);
  await tx.insert(refreshTokens).values({ tokenHash: fingerprintOf(token), sessionId, createdAt: now });
  return { token, sessionId, expiresAt };
}

/**
 * Exchanges a token for its successor; the family's row is locked, so parallel calls follow each other. A wait for the
 * lock or for a slow database counts against nobody: the grace begins after it, and is for what arrived in time.
 */
export function rotate(
  db: Database,
  secret: ServerSecret,
  { token, caller, arrivedAt }: { readonly token: string; readonly caller: Caller; readonly arrivedAt: Date },
  now: () => Date,
): Promise<Rotation> {
  if (!TOKEN.test(token)) return Promise.resolve({ outcome: 'refused' });
  return db.transaction(async (tx) => {
    const family = await lockFamily(tx, token);
    if (!family || !isUsable(family, now())) return { outcome: 'refused' };
    const presented = await find(tx, fingerprintOf(token));
    if (!presented) return { outcome: 'refused' };

    const successor = keyed(secret, 'refresh-successor', token).toString('base64url');
    const { sessionId, userId, expiresAt } = family;
    const rotated: Rotation = { outcome: 'rotated', token: successor, userId, sessionId, expiresAt };
    if (!presented.usedAt) {
      const session = { lastSeenAt: now(), ...caller };
      await tx.update(authSessions).set(session).where(eq(authSessions.id, sessionId));
      await replace(tx, token, successor, sessionId, now);
      return rotated;
    }
    if (await isInGrace(tx, presented.usedAt, successor, arrivedAt)) return rotated;
    await revokeFamily(tx, sessionId, now());
    return { outcome: 'replayed', userId, sessionId };
  });
}

/** Ends a sign-in: no token of it is accepted from now on. Returns whose it was, if it was alive. */
export async function revokeFamily(
  db: Database | Transaction,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const [ended] = await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.id, sessionId), isNull(authSessions.revokedAt)))
    .returning({ userId: authSessions.userId });
  return ended?.userId;
}

/** The family a token belongs to, used or not. */
export async function findFamily(
  db: Database,
  token: string,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const [family] = await db
    .select({ sessionId: authSessions.id, userId: authSessions.userId })
    .from(refreshTokens)
    .innerJoin(authSessions, eq(authSessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, fingerprintOf(token)));
  return family;
}

interface Family {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly isActive: boolean;
}

async function lockFamily(tx: Transaction, token: string): Promise<Family | undefined> {
  const [family] = await tx
    .select({
      sessionId: authSessions.id,
      userId: authSessions.userId,
      expiresAt: authSessions.expiresAt,
      revokedAt: authSessions.revokedAt,
      isActive: users.isActive,
    })
    .from(refreshTokens)
    .innerJoin(authSessions, eq(authSessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(refreshTokens.tokenHash, fingerprintOf(token)))
    .for('update', { of: authSessions });
  return family;
}

function isUsable(family: Family, now: Date): boolean {
  return family.revokedAt === null && family.expiresAt > now && family.isActive;
}

async function find(tx: Transaction, tokenHash: string) {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return row;
}

/** What was used is marked last, so that a slow statement takes nothing from the grace. */
async function replace(
  tx: Transaction,
  token: string,
  successor: string,
  sessionId: string,
  now: () => Date,
) {
  const next = { tokenHash: fingerprintOf(successor), sessionId, createdAt: now() };
  await tx.insert(refreshTokens).values(next);
  const used = eq(refreshTokens.tokenHash, fingerprintOf(token));
  await tx.update(refreshTokens).set({ usedAt: now() }).where(used);
}

/** Only the immediate predecessor of the family's current token has grace: its successor is unused. */
async function isInGrace(tx: Transaction, usedAt: Date, successor: string, at: Date): Promise<boolean> {
  if (at.getTime() - usedAt.getTime() > GRACE_MS) return false;
  const next = await find(tx, fingerprintOf(successor));
  return next?.usedAt === null;
}
