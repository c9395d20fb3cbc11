import type { Actor } from '../../platform/security/actor.ts';
import type { SessionRow } from './session/session-state.ts';

/** Whether an actor may go through an attempt and read what was found in it: it belongs to its candidate alone. */
export function mayAttend(actor: Actor, { candidateId }: Pick<SessionRow, 'candidateId'>): boolean {
  return actor.role === 'candidate' && candidateId === actor.userId;
}
