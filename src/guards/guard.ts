import type { Role } from '../lib/role.ts';

/** Everything a guard may look at; plain data, so that a guard is a pure function. */
export interface GuardContext {
  /** The one who is signed in. */
  user: { _id: string; role: Role } | null;
  /** Path, query and fragment that somebody wants to see. */
  location: string;
  /** Why nobody is signed in, if somebody was in this tab. */
  ended: 'signed-out' | 'account-gone' | 'expired' | null;
  /** Where to go after signing in: a path of this app that was checked, or null (D8). */
  next: string | null;
  /** Whose session expired in this tab. */
  expiredUserId: string | null;
  /** What the server says of the live interview at this address (D21); absent where there is none. */
  liveInterview?: 'admitted' | 'denied' | 'outside-window';
}

/** What a guard decides (§4). */
export type GuardResult =
  | { kind: 'allow' }
  | { kind: 'block'; status: number; message: string }
  | { kind: 'redirect'; to: string };

export type Guard = (context: GuardContext) => GuardResult;

export const ALLOW: GuardResult = { kind: 'allow' };

/** Leads to another path of the app. */
export const redirectTo = (to: string): GuardResult => ({ kind: 'redirect', to });

/** The wrong person for this screen (D23). */
export const forbidden = (message = 'You do not have permission to access this resource'): GuardResult => ({
  kind: 'block',
  status: 403,
  message,
});
