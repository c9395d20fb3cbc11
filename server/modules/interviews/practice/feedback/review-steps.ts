import { refuse } from '../../session/refusal.ts';
import { withRetryTime } from '../../session/retry-time.ts';
import { reviewedTurn, triesAt } from '../../session/review.ts';
import { askNext, type Step, wake } from '../../session/session-machine.ts';
import type { SessionState, TurnRow } from '../../session/session-state.ts';
import { askAgain, openTurn, pendingTurn, retriesOfQuestion } from '../../session/turns.ts';
import { withEarlierCode } from '../earlier-code.ts';

/** How often one question can be answered once more. */
const retriesAllowed = 2;

/** How many retries of a question are left. */
export function retriesLeft(state: SessionState, questionNumber: number): number {
  return Math.max(0, retriesAllowed - retriesOfQuestion(state, questionNumber).length);
}

/** Goes on after the feedback on the question of a turn; the very same state where it went on already. */
export function continueSession(state: SessionState, { questionNumber }: TurnRow, at: Date): Step {
  if (reviewedTurn(state)?.questionNumber !== questionNumber)
    return isBehind(state, questionNumber) ? state : refuse('no_feedback');
  const step = wake(state, at);
  return 'refused' in step ? step : askNext(step, at);
}

/**
 * Asks the question of a turn once more, with the time that it may take; the very same state where it is
 * being asked once more already.
 */
export function retryAnswer(state: SessionState, { questionNumber }: TurnRow, at: Date): Step {
  const open = openTurn(state);
  if (open?.kind === 'retry' && open.questionNumber === questionNumber) return state;
  if (reviewedTurn(state)?.questionNumber !== questionNumber) return refuse('no_feedback');
  if (retriesLeft(state, questionNumber) === 0) return refuse('no_retries');
  const step = wake(state, at);
  if ('refused' in step) return step;
  const asked = askAgain(withRetryTime(step, questionNumber), questionNumber, at);
  const answers = triesAt(asked, questionNumber)
    .flat()
    .map(({ answer }) => answer);
  return withEarlierCode(asked, answers, at);
}

/** Whether nothing is asked of a question any more. */
function isBehind(state: SessionState, questionNumber: number): boolean {
  const current = openTurn(state) ?? pendingTurn(state);
  return state.interview.feedbackAfterEach && current?.questionNumber !== questionNumber;
}
