import { gateTurn } from '../../../checklist/gate/gate.ts';
import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { chosenOptions } from '../../assessment/exact/choice-question.ts';
import { answeredCode, definesFunction } from '../../assessment/exact/code-answer.ts';
import type { FollowUp, FollowUpRequest, Interviewer, SpokenTurn } from '../../assessment/ports.ts';
import { type Refusal, refuse } from '../session/refusal.ts';
import { advance, type Step, wake } from '../session/session-machine.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from '../session/session-state.ts';
import { askedIn, type Closing, closeTurn, turnsOfQuestion } from '../session/turns.ts';
import { writtenIn } from '../session/written.ts';

/** How long a follow-up may take to be written, in milliseconds. */
export const followUpPatienceMs = 8000;

const nothing: FollowUp = { prompt: null, note: null };

/** What is asked next about a question with this answer to an open turn; `write` where that is to be written. */
export function followUpTo(
  interviewer: Interviewer,
  state: SessionState,
  turn: TurnRow,
  answer: string,
): FollowUp | 'write' {
  const asked = turnsOfQuestion(state, turn.questionNumber).length - 1;
  const isKeyed = hasKey(questionOf(state.interview, turn.questionNumber));
  if (turn.outcome !== null || turn.kind === 'retry' || isKeyed) return nothing;
  if (asked >= state.interview.followUpCap) return nothing;
  return interviewer.followUp(followUpRequest(state, { ...turn, answer }));
}

/** What an engine is told that asks for more about the question of a turn. */
export function followUpRequest(
  state: SessionState,
  turn: TurnRow,
  names: readonly string[] = [],
): FollowUpRequest {
  const { followUpCap: cap } = state.interview;
  const question = questionOf(state.interview, turn.questionNumber);
  if (hasKey(question)) throw new TypeError(`The question ${question.id} has a key.`);
  const asked = turnsOfQuestion(state, turn.questionNumber);
  const turns = asked.flatMap((one) => spoken(one.id === turn.id ? turn : one));
  return { question, turns, cap, names, elsewhere: writtenIn(state) };
}

/**
 * Takes the answer of a turn, passes it through the gate and asks what comes next, or nothing while that
 * is being written. The same answer
 * sent again to a turn that has it changes nothing: it was stored, only its reply got lost.
 */
export function answerTurn(
  state: SessionState,
  turn: TurnRow,
  answer: string,
  followUp: FollowUp | 'write',
  at: Date,
): Step {
  if (turn.outcome !== null) return turn.answer === answer ? state : refuse('turn_closed');
  const question = questionOf(state.interview, turn.questionNumber);
  const refusal = whyNoAnswer(question, answer);
  if (refusal) return refusal;
  const step = wake(state, at);
  if ('refused' in step) return step;
  const closing = judged(step, turn, answer);
  if (followUp === 'write') {
    const followUpUntil = new Date(at.getTime() + followUpPatienceMs);
    return closeTurn(step, turn, { ...closing, followUpUntil }, at);
  }
  const { note: followUpNote } = followUp;
  return advance(closeTurn(step, turn, { ...closing, followUpNote }, at), askedIn(followUp), at);
}

/** Why a text cannot be held against the key of a question; null where it can, and for any answer in words. */
function whyNoAnswer(question: AskedQuestion, answer: string): Refusal | null {
  if (question.type === 'coding') return whyNoCode(question, answer);
  if (question.type === 'multiple_choice')
    return chosenOptions(question, answer) ? null : refuse('no_option');
  return null;
}

function whyNoCode(question: CodeQuestion, answer: string): Refusal | null {
  const code = answeredCode(question, answer);
  if (!code) return refuse('no_code');
  return definesFunction(code, question.functionName) ? null : refuse('no_function');
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
  const verdict = gateTurn(question, { prompt: turn.prompt, answer });
  if (verdict.outcome === 'answered') return { outcome: 'answered', answer };
  const { outcome, reason, explanation } = verdict;
  return { outcome, answer, insufficientReason: reason, explanation };
}

function spoken({ id, prompt, answer, followUpKind }: TurnRow): SpokenTurn[] {
  return answer === null ? [] : [{ turnId: id, prompt, answer, followUpKind }];
}
