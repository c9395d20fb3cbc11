import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { ApiKeyScope } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../database/database.ts';
import { apiKeys, companyMembers, users } from '../database/schema/index.ts';
import type { Actor } from './actor.ts';

/** What every key begins with, so that it is recognized where it should not be. */
export const API_KEY_PREFIX = 'candor_key_';

/** Of random bytes, which nobody guesses: a slow digest would protect no better. */
export const apiKeyDigest = (key: string): string => createHash('sha256').update(key).digest('hex');

const NOTED_AGAIN_MS = 60_000;

interface KeyHolder {
  readonly actor: Actor;
  readonly scopes: readonly ApiKeyScope[];
}

export interface ApiKeyCheck {
  /** With whose rights a key reads, and what of them; null where it is revoked or expired, or its maker no owner any more. */
  holderOf(key: string): Promise<KeyHolder | null>;
}

/** Asks the database about a key, and notes that it was used. */
export function createApiKeyCheck(db: Database, now: () => Date): ApiKeyCheck {
  return {
    async holderOf(key) {
      const at = now();
      const [row] = await db
        .select({ id: apiKeys.id, scopes: apiKeys.scopes, userId: users.id, role: users.role })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.createdBy))
        .innerJoin(
          companyMembers,
          and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, apiKeys.companyId)),
        )
        .where(
          and(
            eq(apiKeys.digest, apiKeyDigest(key)),
            isNull(apiKeys.revokedAt),
            or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
            eq(users.isActive, true),
            eq(companyMembers.role, 'owner'),
          ),
        );
      if (!row) return null;
      const before = new Date(at.getTime() - NOTED_AGAIN_MS);
      await db
        .update(apiKeys)
        .set({ lastUsedAt: at })
        .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
      const { id: sessionId, userId, role, scopes } = row;
      return { actor: { userId, role, sessionId }, scopes };
    },
  };
}
