import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor has a candidate's profile, choices and data, which are their own and nobody else's. */
export function isCandidate(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'candidate';
}
