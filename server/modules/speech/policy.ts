import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor may record own answers and hear them: only candidates have sessions. */
export function allow(actor: Actor): boolean {
  return actor.role === 'candidate';
}
