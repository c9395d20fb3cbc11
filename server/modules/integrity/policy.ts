import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor may have events of own attempts noted and read: only candidates have attempts. */
export function allow(actor: Actor): boolean {
  return actor.role === 'candidate';
}
