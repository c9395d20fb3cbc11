import { paths } from '../lib/paths.ts';
import { ALLOW, type Guard, redirectTo } from './guard.ts';

/** In any spelling, as routes are. */
const ADMIN_AREA = /^\/admin(?:$|[/?#])/i;

/** Lets in whoever is signed in; sends the others to sign in and back (D8, D23). */
export const authGuard: Guard = ({ user, location, ended }) => {
  if (user) return ALLOW;
  if (ended === 'account-gone') return redirectTo(paths.home);
  const login = ADMIN_AREA.test(location) ? paths.auth.adminLogin : paths.auth.login;
  // Who logged out is done with that page.
  const next = ended === 'signed-out' ? undefined : location;
  return redirectTo(login({ next, expired: ended === 'expired' }));
};
