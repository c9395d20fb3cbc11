import type { User } from '../../../openapi/gen/types.gen.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import { ROLES } from '../../lib/role.ts';

/** An answer that the session depends on: a successor of the token, a sign-in, a proven address that may sign in, or who is signed in (D27). */
export type SessionAnswer = 'token' | 'sign-in' | 'verification' | 'status';

/** What a bearer can consist of (RFC 6750), as long as a header can be. */
const BEARER = /^[\w.~+/-]{1,8192}={0,2}$/;

/** Whether this can be sent as a bearer. */
export const isBearer = (value: unknown): value is string => typeof value === 'string' && BEARER.test(value);

/** The user's own fields and nothing that was put beside them; a stranger value is no user. */
export function userOf(value: unknown): User | null {
  const { _id, email, full_name, role: roleName, is_verified, is_active } = fieldsOf(value);
  const role = ROLES.find((name) => name === roleName);
  const texts = [_id, email, full_name].every((text) => typeof text === 'string');
  const flags = [is_verified, is_active].every((flag) => typeof flag === 'boolean');
  if (!role || !texts || !flags || _id === '') return null;
  return { _id, email, full_name, role, is_verified, is_active } as User;
}

const isLogin = (token: unknown, user: unknown) => isBearer(token) && userOf(user) !== null;

const checks: Record<SessionAnswer, (body: unknown) => boolean> = {
  token: (body) => isBearer(fieldsOf(body)['access_token']),
  'sign-in': (body) => {
    const { access_token, user, challenge_id, methods } = fieldsOf(body);
    if (access_token === undefined) return typeof challenge_id === 'string' && Array.isArray(methods);
    return isLogin(access_token, user);
  },
  verification: (body) => {
    const { email, session } = fieldsOf(body);
    const { access_token, user } = fieldsOf(session);
    return typeof email === 'string' && (session === null || isLogin(access_token, user));
  },
  status: (body) => {
    const { is_authenticated, user } = fieldsOf(body);
    return is_authenticated === true ? userOf(user) !== null : is_authenticated === false;
  },
};

/** Whether an answer of this kind has what the session needs of it. */
export const isUsable = (answer: SessionAnswer, body: unknown): boolean => checks[answer](body);
