import type { Role } from '../lib/role.ts';
import { authGuard } from './auth-guard.ts';
import { ALLOW, forbidden, type Guard } from './guard.ts';

/** Lets in whoever has one of the roles; the wrong role is blocked (D23). */
export const roleGuard =
  (...admitted: readonly Role[]): Guard =>
  (context) => {
    if (!context.user) return authGuard(context);
    return admitted.includes(context.user.role) ? ALLOW : forbidden();
  };
