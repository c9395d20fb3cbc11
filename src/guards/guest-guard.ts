import { paths } from '../lib/paths.ts';
import { ROLES, type Role } from '../lib/role.ts';
import { ALLOW, type Guard, type GuardContext, redirectTo } from './guard.ts';

const areaOf = (path: string) => ROLES.find((role) => new RegExp(`^/${role}(?:$|[/?#])`, 'i').test(path));

/** The return path is for the one who was sent away, and for the role that may see it (D8). */
function mayReturnTo(path: string, user: { _id: string; role: Role }, { expiredUserId }: GuardContext) {
  const area = areaOf(path);
  return (!area || area === user.role) && (!expiredUserId || expiredUserId === user._id);
}

/** Lets in whoever is not signed in; the others go where they wanted to, else to their home (D8, D22). */
export const guestGuard: Guard = (context) => {
  const { user, next } = context;
  if (!user) return ALLOW;
  return redirectTo(next && mayReturnTo(next, user, context) ? next : paths.homeOf(user.role));
};
