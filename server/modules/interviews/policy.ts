import type { Actor } from '../../platform/security/actor.ts';
import type { SessionRow } from './session/session-state.ts';

/** `practise`: see the choices, create and list one's own; `attend`: read and go through one session. */
export type InterviewAction = 'practise' | 'attend';

/** Whether an actor may do this; an attempt belongs to its candidate alone (practice: nobody else). */
export function allow(
  actor: Actor,
  action: InterviewAction,
  session?: Pick<SessionRow, 'candidateId'>,
): boolean {
  if (actor.role !== 'candidate') return false;
  return action === 'practise' || session?.candidateId === actor.userId;
}
