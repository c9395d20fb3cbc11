import { followUpNotes } from '../../assessment/llm/follow-up/follow-up-notes.ts';
import type { FollowUp } from '../../assessment/ports.ts';
import { advance } from '../session/session-machine.ts';
import { type SessionState, withSession } from '../session/session-state.ts';
import { askedIn, pendingTurn, withTurn } from '../session/turns.ts';

/** Marks that a model was asked for a follow-up to a turn; the very same state where it was, or has not to be. */
export function beginFollowUp(state: SessionState, turnId: string): SessionState {
  const turn = pendingTurn(state);
  if (turn?.id !== turnId || turn.followUpBegun) return state;
  return withTurn(state, { ...turn, followUpBegun: true });
}

/**
 * Takes what came of a follow-up and goes on with the interview, its clock from now; the very same
 * state where nobody waits for it any more.
 */
export function settleFollowUp(
  state: SessionState,
  turnId: string,
  followUp: FollowUp,
  at: Date,
): SessionState {
  const turn = pendingTurn(state);
  if (turn?.id !== turnId) return state;
  const settled = withTurn(state, { ...turn, followUpUntil: null, followUpNote: followUp.note });
  return advance(withSession(settled, { lastSeenAt: at, updatedAt: at }), askedIn(followUp), at);
}

/** Goes on without a follow-up that did not come in time; the very same state where there is none such. */
export function giveUpFollowUp(state: SessionState, at: Date): SessionState {
  const turn = pendingTurn(state);
  if (!turn?.followUpUntil || at < turn.followUpUntil) return state;
  return settleFollowUp(state, turn.id, { prompt: null, note: followUpNotes.slow }, at);
}
