import { practiceLimitSeconds } from './clock.ts';
import { questionOf, type SessionState, type TurnRow, withSession } from './session-state.ts';

/** The session with the time that a retry of a question may take. */
export function withRetryTime(state: SessionState, questionNumber: number): SessionState {
  return lengthened(state, retrySeconds(state, questionNumber));
}

/** The session without what its retry, which has just closed, left over of the time that it brought. */
export function withoutSpareTime(
  state: SessionState,
  { questionNumber, activeSecondsAtAsk: from, activeSecondsAtClose: to }: TurnRow,
): SessionState {
  const spent = (to ?? from) - from;
  return lengthened(state, -Math.max(0, retrySeconds(state, questionNumber) - spent));
}

const retrySeconds = ({ interview }: SessionState, questionNumber: number) =>
  practiceLimitSeconds([questionOf(interview, questionNumber)]);

const lengthened = (state: SessionState, seconds: number) =>
  withSession(state, { limitSeconds: state.session.limitSeconds + seconds });
