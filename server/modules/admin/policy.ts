import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor may look at the installation as a whole. */
export function mayOversee(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}
