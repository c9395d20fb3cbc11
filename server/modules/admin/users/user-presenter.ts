import type { UserAccount } from '../../../../openapi/gen/types.gen.ts';
import type { UserRow } from './user-repository.ts';

/** An account as administrators see it. */
export function presentUserAccount(row: UserRow): UserAccount {
  return {
    _id: row.id,
    email: row.email,
    full_name: row.fullName,
    role: row.role,
    is_verified: row.isVerified,
    is_active: row.isActive,
    has_second_factor: row.hasSecondFactor,
    plan: row.plan,
    sessions: row.sessions,
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
