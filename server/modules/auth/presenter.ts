import type { Login, User } from '../../../openapi/gen/types.gen.ts';
import { ACCESS_TOKEN_SECONDS } from '../../platform/security/access-tokens.ts';
import type { Account } from './account-repository.ts';

/** An account as the page keeps it (§3). */
export function presentUser(account: Account): User {
  return {
    _id: account.id,
    email: account.email,
    full_name: account.fullName,
    role: account.role,
    is_verified: account.isVerified,
    is_active: account.isActive,
  };
}

/** An access token as OAuth 2 answers one. */
export function presentAccessToken(token: string): Omit<Login, 'user'> {
  return { access_token: token, token_type: 'bearer', expires_in: ACCESS_TOKEN_SECONDS };
}
