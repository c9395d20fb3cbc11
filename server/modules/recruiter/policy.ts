import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor has a company profile, which is their own and nobody else's. */
export function mayHaveProfile(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'recruiter';
}
