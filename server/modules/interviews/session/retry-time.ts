import { practiceLimitSeconds } from './clock.ts';
import { questionOf, type SessionState, type TurnRow, withSession } from './session-state.ts';

/** The session with the time that a retry of a question brings. */
export function withRetryTime(state: SessionState, questionNumber: number): SessionState {
  return withSession(state, {
    limitSeconds: state.session.limitSeconds + retrySeconds(state, questionNumber),
  });
}

/** The session on its own clock again: without the time that a closed retry brought, and without what it spent of that. */
export function withoutRetryTime(
  state: SessionState,
  { questionNumber, activeSecondsAtAsk: from, activeSecondsAtClose: to }: TurnRow,
): SessionState {
  const brought = retrySeconds(state, questionNumber);
  const spent = Math.min(brought, (to ?? from) - from);
  const { limitSeconds, activeSeconds } = state.session;
  return withSession(state, { limitSeconds: limitSeconds - brought, activeSeconds: activeSeconds - spent });
}

const retrySeconds = ({ interview }: SessionState, questionNumber: number) =>
  practiceLimitSeconds([questionOf(interview, questionNumber)]);
