import { chosenOptions } from '../judging/exact/choice-question.ts';
import { gateForQuestion } from '../judging/gate.ts';
import type { FollowUp, Interviewer, SpokenTurn } from '../judging/ports.ts';
import { refuse } from './refusal.ts';
import { advance, type Step, wake } from './session-machine.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from './session-state.ts';
import { type Closing, closeTurn, turnsOfQuestion } from './turns.ts';

/**
 * What is asked next about a question once this answer is in. May take as long as a model does: called
 * outside of any transaction, before the answer is stored.
 */
export async function followUpTo(
  interviewer: Interviewer,
  state: SessionState,
  turn: TurnRow,
  answer: string,
  names: readonly string[] = [],
): Promise<FollowUp> {
  const { followUpCap: cap } = state.interview;
  const asked = turnsOfQuestion(state, turn.questionNumber);
  if (turn.outcome !== null || asked.length - 1 >= cap) return { prompt: null, note: null };
  const turns = asked.flatMap((one) => spoken(one.id === turn.id ? { ...turn, answer } : one));
  const question = questionOf(state.interview, turn.questionNumber);
  if (hasKey(question)) return { prompt: null, note: null };
  return interviewer.followUp({ question, turns, cap, names });
}

/**
 * Takes the answer of a turn, passes it through the gate and asks what comes next. The same answer
 * sent again to a turn that has it changes nothing: it was stored, only its reply got lost.
 */
export function answerTurn(
  state: SessionState,
  turn: TurnRow,
  answer: string,
  followUp: FollowUp,
  at: Date,
): Step {
  if (turn.outcome !== null) return turn.answer === answer ? state : refuse('turn_closed');
  const question = questionOf(state.interview, turn.questionNumber);
  if (hasKey(question) && !chosenOptions(question, answer)) return refuse('no_option');
  const step = wake(state, at);
  if ('refused' in step) return step;
  const closing = { ...judged(step, turn, answer), followUpNote: followUp.note };
  return advance(closeTurn(step, turn, closing, at), followUp.prompt, at);
}

/** Skips a turn; a skipped question gets no follow-up. */
export function skipTurn(state: SessionState, turn: TurnRow, at: Date): Step {
  if (turn.outcome !== null) return turn.outcome === 'skipped' ? state : refuse('turn_closed');
  const step = wake(state, at);
  if ('refused' in step) return step;
  return advance(closeTurn(step, turn, { outcome: 'skipped' }, at), null, at);
}

function judged(state: SessionState, turn: TurnRow, answer: string): Closing {
  const question = questionOf(state.interview, turn.questionNumber);
  if (hasKey(question)) return { outcome: 'answered', answer };
  const verdict = gateForQuestion(question, turn.prompt, answer);
  if (verdict.outcome === 'answered') return { outcome: 'answered', answer };
  const { outcome, reason, explanation } = verdict;
  return { outcome, answer, insufficientReason: reason, explanation };
}

function spoken({ id, prompt, answer }: TurnRow): SpokenTurn[] {
  return answer === null ? [] : [{ turnId: id, prompt, answer }];
}
