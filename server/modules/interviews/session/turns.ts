import type { FollowUpKind } from '../../../checklist/types.ts';
import type { FollowUp } from '../../assessment/ports.ts';
import { questionOf, type SessionState, type TurnRow } from './session-state.ts';

/** What is added to a turn when it closes. */
export type Closing = Pick<TurnRow, 'outcome'> &
  Partial<Pick<TurnRow, 'answer' | 'insufficientReason' | 'explanation' | 'followUpNote' | 'followUpUntil'>>;

/** The turn that waits for an answer, if any. */
export function openTurn(state: SessionState): TurnRow | undefined {
  return state.turns.find((turn) => turn.outcome === null);
}

/** The closed turn to which a follow-up is being written, if any; no turn is open meanwhile. */
export function pendingTurn(state: SessionState): TurnRow | undefined {
  return state.turns.find((turn) => turn.followUpUntil !== null);
}

/** The core turn of a question and its follow-ups so far, in order, without what was answered once more. */
export function turnsOfQuestion(state: SessionState, questionNumber: number): readonly TurnRow[] {
  return state.turns.filter((turn) => turn.questionNumber === questionNumber && turn.kind !== 'retry');
}

/** The turns in which a question was asked once more. */
export function retriesOfQuestion(state: SessionState, questionNumber: number): readonly TurnRow[] {
  return state.turns.filter((turn) => turn.questionNumber === questionNumber && turn.kind === 'retry');
}

/** Replaces one turn by its changed self. */
export function withTurn(state: SessionState, changed: TurnRow): SessionState {
  return { ...state, turns: state.turns.map((turn) => (turn.id === changed.id ? changed : turn)) };
}

/** Closes a turn; what was typed and not submitted is no longer kept apart. */
export function closeTurn(state: SessionState, turn: TurnRow, closing: Closing, at: Date): SessionState {
  return withTurn(state, {
    ...turn,
    ...closing,
    draftText: null,
    closedAt: at,
    activeSecondsAtClose: state.session.activeSeconds,
  });
}

/** Asks a core question by its number, from 1. */
export function askQuestion(state: SessionState, questionNumber: number, at: Date): SessionState {
  const { id, prompt } = questionOf(state.interview, questionNumber);
  return withNewTurn(state, { questionNumber, kind: 'core', questionId: id, prompt }, at);
}

/** A follow-up, and what it asks for where that is known. */
export interface AskedFollowUp {
  readonly prompt: string;
  readonly kind: FollowUpKind | null;
}

/** What is asked, where anything is. */
export function askedIn({ prompt, kind = null }: FollowUp): AskedFollowUp | null {
  return prompt === null ? null : { prompt, kind };
}

/** Asks for more about the question of a turn. */
export function askFollowUp(
  state: SessionState,
  about: TurnRow,
  { prompt, kind: followUpKind }: AskedFollowUp,
  at: Date,
): SessionState {
  const { questionNumber, questionId } = about;
  return withNewTurn(state, { questionNumber, kind: 'follow_up', questionId, prompt, followUpKind }, at);
}

/** Asks a core question once more. */
export function askAgain(state: SessionState, questionNumber: number, at: Date): SessionState {
  const { id, prompt } = questionOf(state.interview, questionNumber);
  return withNewTurn(state, { questionNumber, kind: 'retry', questionId: id, prompt }, at);
}

/** Ends the asking: the open turn keeps its draft as an interrupted answer, the rest is never asked. */
export function closeRemaining(state: SessionState, at: Date): SessionState {
  const open = openTurn(state);
  const pending = pendingTurn(state);
  let closed = pending ? withTurn(state, { ...pending, followUpUntil: null }) : state;
  if (open) closed = closeTurn(closed, open, { outcome: 'interrupted', answer: open.draftText || null }, at);
  for (let number = lastQuestionNumber(closed) + 1; number <= state.interview.questions.length; number++) {
    closed = askQuestion(closed, number, at);
    const unasked = openTurn(closed);
    if (unasked) closed = closeTurn(closed, unasked, { outcome: 'unasked' }, at);
  }
  return closed;
}

/** The number of the core question asked last, 0 before the first. */
export function lastQuestionNumber(state: SessionState): number {
  return state.turns.at(-1)?.questionNumber ?? 0;
}

type Asked = Pick<TurnRow, 'questionNumber' | 'kind' | 'questionId' | 'prompt'> &
  Partial<Pick<TurnRow, 'followUpKind'>>;

function withNewTurn(state: SessionState, asked: Asked, at: Date): SessionState {
  const position = state.turns.length + 1;
  const turn: TurnRow = {
    followUpKind: null,
    ...asked,
    id: `${state.session.id}-${position}`,
    sessionId: state.session.id,
    position,
    outcome: null,
    answer: null,
    insufficientReason: null,
    explanation: null,
    followUpNote: null,
    followUpUntil: null,
    followUpBegun: false,
    feedback: null,
    draftText: null,
    draftRevision: 0,
    draftSavedAt: null,
    askedAt: at,
    closedAt: null,
    activeSecondsAtAsk: state.session.activeSeconds,
    activeSecondsAtClose: null,
    waitedSeconds: 0,
  };
  return { ...state, turns: [...state.turns, turn] };
}
