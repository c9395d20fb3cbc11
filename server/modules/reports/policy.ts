import type { Actor } from '../../platform/security/actor.ts';

/** Whether an actor may read what was found in an attempt: it belongs to its candidate alone. */
export function mayRead(actor: Actor, { candidateId }: { readonly candidateId: string }): boolean {
  return actor.role === 'candidate' && candidateId === actor.userId;
}
