import { gateForQuestion } from '../judging/gate.ts';
import type { Interviewer, SpokenTurn } from '../judging/ports.ts';
import { refuse } from './refusal.ts';
import { advance, type Step, wake } from './session-machine.ts';
import { questionOf, type SessionState, type TurnRow } from './session-state.ts';
import { type Closing, closeTurn, turnsOfQuestion } from './turns.ts';

/**
 * Takes the answer of a turn, passes it through the gate and asks what comes next. The same answer
 * sent again to a turn that has it changes nothing: it was stored, only its reply got lost.
 */
export async function answerTurn(
  interviewer: Interviewer,
  state: SessionState,
  turn: TurnRow,
  answer: string,
  at: Date,
): Promise<Step> {
  if (turn.outcome !== null) return turn.answer === answer ? state : refuse('turn_closed');
  const step = wake(state, at);
  if ('refused' in step) return step;
  const closed = closeTurn(step, turn, judged(step, turn, answer), at);
  return advance(closed, await followUp(interviewer, closed, turn.questionNumber), at);
}

/** Skips a turn; a skipped question gets no follow-up. */
export function skipTurn(state: SessionState, turn: TurnRow, at: Date): Step {
  if (turn.outcome !== null) return turn.outcome === 'skipped' ? state : refuse('turn_closed');
  const step = wake(state, at);
  if ('refused' in step) return step;
  return advance(closeTurn(step, turn, { outcome: 'skipped' }, at), null, at);
}

function judged(state: SessionState, turn: TurnRow, answer: string): Closing {
  const verdict = gateForQuestion(questionOf(state.interview, turn.questionNumber), turn.prompt, answer);
  if (verdict.outcome === 'answered') return { outcome: 'answered', answer };
  const { outcome, reason, explanation } = verdict;
  return { outcome, answer, insufficientReason: reason, explanation };
}

async function followUp(interviewer: Interviewer, state: SessionState, number: number) {
  const { followUpCap } = state.interview;
  const turns = turnsOfQuestion(state, number);
  if (turns.length - 1 >= followUpCap) return null;
  return interviewer.followUp(questionOf(state.interview, number), turns.flatMap(spoken), followUpCap);
}

function spoken({ id, prompt, answer }: TurnRow): SpokenTurn[] {
  return answer === null ? [] : [{ turnId: id, prompt, answer }];
}
