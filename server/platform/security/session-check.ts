import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { authSessions, users } from '../database/schema/index.ts';
import type { Actor } from './actor.ts';

/** A revoked session is refused everywhere within this time. */
const TRUSTED_MS = 1000;
const MAX_ENTRIES = 10_000;

export interface SessionCheck {
  /** The actor of a sign-in that is alive and whose account is active, else null. */
  actorOf(sessionId: string, userId: string): Promise<Actor | null>;
  /** Which of these sign-ins are alive, by the database's word of this moment. */
  aliveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether there is such an account, in whatever state. */
  hasAccount(userId: string): Promise<boolean>;
  /** Forgets what is known of a sign-in, e.g. after a logout. */
  forget(sessionId: string): void;
}

/** Asks the database about the bearer's sign-in, at most once a second for each. */
export function createSessionCheck(db: Database, now: () => Date): SessionCheck {
  const known = new Map<string, { readonly at: number; readonly actor: Actor | null }>();

  const alive = () =>
    and(isNull(authSessions.revokedAt), gt(authSessions.expiresAt, now()), eq(users.isActive, true));
  const select = () =>
    db
      .select({ userId: users.id, role: users.role, sessionId: authSessions.id })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId));

  async function read(sessionId: string, userId: string): Promise<Actor | null> {
    const [row] = await select().where(and(eq(authSessions.id, sessionId), eq(users.id, userId), alive()));
    return row ?? null;
  }

  return {
    async actorOf(sessionId, userId) {
      const at = performance.now();
      const entry = known.get(sessionId);
      if (entry && at - entry.at < TRUSTED_MS && entry.actor?.userId === userId) return entry.actor;
      const actor = await read(sessionId, userId);
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(sessionId, { at, actor });
      return actor;
    },
    async aliveAmong(sessionIds) {
      const rows = await select().where(and(inArray(authSessions.id, [...sessionIds]), alive()));
      return new Set(rows.map(({ sessionId }) => sessionId));
    },
    hasAccount: async (userId) => (await db.$count(users, eq(users.id, userId))) > 0,
    forget: (sessionId) => void known.delete(sessionId),
  };
}
