import type { DraftSave } from '../../../../openapi/gen/types.gen.ts';
import type { WaitedAnswer } from './answer-wait.ts';
import { refuse } from './refusal.ts';
import { recordHeartbeat, type Step } from './session-machine.ts';
import type { SessionState, TurnRow } from './session-state.ts';
import { withTurn } from './turns.ts';

/** Text that came with a request and belongs to one turn. */
export interface TextInHand extends WaitedAnswer {
  readonly text: string;
  /** Absent where the text is submitted as the answer and outranks every draft. */
  readonly revision?: number;
}

/**
 * Keeps a draft of the open turn; an older revision than the stored one changes no text. A pause goes on:
 * the draft may have been typed before it and be sent again only now.
 */
export function keepDraft(state: SessionState, turn: TurnRow, draft: DraftSave, at: Date): Step {
  if (turn.outcome !== null) return refuse('turn_closed');
  const step = recordHeartbeat(state, at);
  return 'refused' in step ? step : withTextInHand(step, { ...draft, turnId: turn.id }, at);
}

/** Puts text into the draft of its turn, if that is open and holds nothing newer. */
export function withTextInHand(state: SessionState, hand: TextInHand, at: Date): SessionState {
  const turn = state.turns.find(({ id, outcome }) => id === hand.turnId && outcome === null);
  if (!turn) return state;
  const draftRevision = hand.revision ?? turn.draftRevision + 1;
  if (draftRevision <= turn.draftRevision) return state;
  return withTurn(state, { ...turn, draftText: hand.text, draftRevision, draftSavedAt: at });
}
