import { limitReachedAt, tick } from './clock.ts';
import { type Refusal, refuse } from './refusal.ts';
import { withoutRetryTime } from './retry-time.ts';
import { hasFeedback, isClockPaused } from './review.ts';
import { isUnfinished, type SessionRow, type SessionState, withSession } from './session-state.ts';
import { type AskedFollowUp, askFollowUp, askQuestion, closeRemaining, lastQuestionNumber } from './turns.ts';

/**
 * The life of a session: `created → in_progress ⇄ paused → completed | expired | abandoned →
 * evaluating → reported`. Plain functions; whoever calls them stores what they answer.
 */
export type Step = SessionState | Refusal;

/** A session nobody touched for this long is abandoned. */
export const abandonedAfterMs = 7 * 24 * 60 * 60 * 1000;

/** A practice that was set up and not begun for this long is given up: there is nothing in it to keep. */
export const unbegunAfterMs = 24 * 60 * 60 * 1000;

/** An evaluation that is silent for longer has died: one attempt takes ten minutes at most. */
export const evaluationSilentMs = 15 * 60 * 1000;

/** Asks the first question and starts the clock; an interview for hiring is begun before it closes. */
export function start(state: SessionState, at: Date): Step {
  if (state.session.status !== 'created') {
    return refuse(isUnfinished(state.session) ? 'already_started' : 'ended');
  }
  if (state.terms && at >= state.terms.closesAt) return refuse('closed');
  const running = withSession(state, {
    status: 'in_progress',
    startedAt: at,
    lastSeenAt: at,
    updatedAt: at,
  });
  return askQuestion(running, 1, at);
}

/** Stops the clock; a session that is paused stays so. */
export function pause(state: SessionState, at: Date): Step {
  if (state.session.status === 'paused') return state;
  const step = wake(state, at);
  return 'refused' in step ? step : withSession(step, { status: 'paused' });
}

/** Lets the clock run: ends a pause, or counts the time of a session that runs already. */
export function wake(state: SessionState, at: Date): Step {
  switch (state.session.status) {
    case 'created':
      return refuse('not_started');
    case 'paused':
      return withSession(state, { status: 'in_progress', lastSeenAt: at, updatedAt: at });
    case 'in_progress':
      return withSession(state, { ...counted(state, at), updatedAt: at });
    default:
      return refuse('ended');
  }
}

/** The clock up to a moment: nobody pays for what is written for them, or for reading it. */
function counted(state: SessionState, at: Date): Partial<SessionRow> {
  return isClockPaused(state) ? { lastSeenAt: at } : tick(state.session, at);
}

/** Counts the time of a session whose page is open; a pause goes on. */
export function recordHeartbeat(state: SessionState, at: Date): Step {
  if (state.session.status === 'paused') return withSession(state, { updatedAt: at });
  return wake(state, at);
}

/** Ends the session early: what is open is interrupted, what was not asked stays unasked. */
export function complete(state: SessionState, at: Date): Step {
  const step = wake(state, at);
  return 'refused' in step ? step : end(step, 'completed', at);
}

/** After a turn closed: asks the follow-up, or waits until its feedback is read, or goes on. The time of a retry ends with it. */
export function advance(state: SessionState, followUp: AskedFollowUp | null, at: Date): SessionState {
  const last = state.turns.at(-1);
  if (followUp !== null && last) return askFollowUp(state, last, followUp, at);
  const timed = last?.kind === 'retry' ? withoutRetryTime(state, last) : state;
  return last && hasFeedback(timed, last.questionNumber) ? timed : askNext(timed, at);
}

/** Asks the next question, or ends the session after the last. */
export function askNext(state: SessionState, at: Date): SessionState {
  const next = lastQuestionNumber(state) + 1;
  return next <= state.interview.questions.length
    ? askQuestion(state, next, at)
    : end(state, 'completed', at);
}

/**
 * Ends a session whose time ran out or which nobody touched for too long. Answers the very same
 * state where neither is so.
 */
export function settle(state: SessionState, at: Date): SessionState {
  const { session } = state;
  if (!isUnfinished(session)) return state;
  if (session.status === 'in_progress' && !isClockPaused(state)) {
    const expiredAt = limitReachedAt(session, session.limitSeconds, at);
    if (expiredAt) {
      return end(withSession(state, { activeSeconds: session.limitSeconds }), 'expired', expiredAt);
    }
  }
  const untouchedMs = at.getTime() - session.updatedAt.getTime();
  return untouchedMs >= patienceMs(state) ? end(state, 'abandoned', at) : state;
}

function patienceMs({ session, interview }: SessionState): number {
  const isUnbegunPractice = session.status === 'created' && interview.mode === 'practice';
  return isUnbegunPractice ? unbegunAfterMs : abandonedAfterMs;
}

/**
 * Hands an ended session over to be judged. One that was abandoned without a word stays abandoned:
 * there is nothing to report and nobody who waits for it.
 */
export function beginEvaluation(state: SessionState, at: Date): SessionState {
  const { status, evaluationState } = state.session;
  if (evaluationState === 'people_only') return state;
  const spoken = state.turns.some((turn) => turn.answer !== null);
  if (status !== 'completed' && status !== 'expired' && !(status === 'abandoned' && spoken)) return state;
  return withSession(state, { status: 'evaluating', evaluationState: 'queued', evaluationSeenAt: at });
}

/** Leaves an ended session to people: its candidate wants no engine to read it, or not any more. */
export function leaveToPeople(state: SessionState): SessionState {
  const { status } = state.session;
  if (status !== 'evaluating' && status !== 'reported') return state;
  return withSession(state, {
    status: 'completed',
    evaluationState: 'people_only',
    evaluationMessage: null,
  });
}

/**
 * Hands a session over once more whose evaluation died without a word. Answers the very same state
 * where it has not, or where a person has to look into it.
 */
export function restartEvaluation(state: SessionState, at: Date): SessionState {
  const { status, evaluationState, evaluationSeenAt } = state.session;
  if (status !== 'evaluating' || evaluationState === 'needs_human' || !evaluationSeenAt) return state;
  if (at.getTime() - evaluationSeenAt.getTime() <= evaluationSilentMs) return state;
  return withSession(state, { evaluationState: 'queued', evaluationSeenAt: at });
}

/** Hands a session over to be judged anew: one that was judged before, or that waits for a person. */
export function reopenEvaluation(state: SessionState, at: Date): Step {
  const { status, evaluationState } = state.session;
  const waits = status === 'evaluating' && evaluationState === 'needs_human';
  if (status !== 'reported' && !waits) return refuse('not_evaluated');
  const evaluation = { evaluationState: 'queued', evaluationMessage: null, evaluationSeenAt: at } as const;
  return withSession(state, { ...evaluation, status: 'evaluating', updatedAt: at });
}

/** The report is there. */
export function markReported(state: SessionState, at: Date): Step {
  if (state.session.status !== 'evaluating') return refuse('ended');
  const evaluation = { evaluationState: 'done', evaluationMessage: null } as const;
  return withSession(state, { ...evaluation, status: 'reported', updatedAt: at });
}

type EndStatus = Extract<SessionRow['status'], 'completed' | 'expired' | 'abandoned'>;

function end(state: SessionState, status: EndStatus, at: Date): SessionState {
  const asked = state.session.status === 'created' ? state : closeRemaining(state, at);
  return withSession(asked, { status, endedAt: at, updatedAt: at });
}
