import type {
  PendingFollowUp,
  Session,
  SessionClock,
  SessionFeedback,
} from '../../../openapi/gen/types.gen.ts';
import { isRetry } from './answered-before.ts';

/** What the page shows of a session. */
export type SessionStage = 'before' | 'running' | 'ended' | 'abandoned';

export function sessionStage(session: Session): SessionStage {
  switch (session.status) {
    case 'created':
      return 'before';
    case 'in_progress':
    case 'paused':
      return 'running';
    case 'abandoned':
      return 'abandoned';
    default:
      return 'ended';
  }
}

/** True where nothing can be written in the session any more. */
export function isOver(session: Session): boolean {
  const stage = sessionStage(session);
  return stage === 'ended' || stage === 'abandoned';
}

const quickPollMs = 1000;
const slowPollMs = 3000;
const quickForMs = 10_000;

/**
 * Milliseconds until the session is looked up again, while its report is being made, an answer is read for
 * its feedback, or for a follow-up that may never come; false when nothing changes by itself.
 */
export function pollInterval(session: Session | undefined, now: number): number | false {
  if (session?.pending_follow_up) return followUpMs(session.pending_follow_up, session.clock);
  if (session?.feedback && isAwaited(session.feedback)) return quickPollMs;
  if (!session || sessionStage(session) !== 'ended' || session.status === 'reported') return false;
  if (session.evaluation.state === 'needs_human' || session.evaluation.state === 'people_only') return false;
  const waited = now - Date.parse(session.ended_at ?? session.created_at);
  return waited < quickForMs ? quickPollMs : slowPollMs;
}

/** Whether the feedback that is shown may still come. */
function isAwaited({ attempts }: Pick<SessionFeedback, 'attempts'>): boolean {
  return attempts.some(({ state }) => state === 'reading' || state === 'asked_again');
}

/** By then the server goes on without it; a little later, so that what comes at the last moment is met. */
function followUpMs({ until }: PendingFollowUp, { server_time }: SessionClock): number {
  return Math.max(0, Date.parse(until) - Date.parse(server_time)) + quickPollMs;
}

/** True where the time, not the candidate, ended the session; by then it may already be evaluated. */
export function ranOut({ status, clock }: Session): boolean {
  return status === 'expired' || clock.elapsed_seconds >= clock.limit_seconds;
}

/** The number of the question that is open, being followed up or spoken of; null where there is none. */
export function questionNumber({ current_turn, pending_follow_up, feedback, turns }: Session): number | null {
  const followed = pending_follow_up && turns.find(({ _id }) => _id === pending_follow_up.turn_id);
  return (current_turn ?? followed ?? feedback)?.question_number ?? null;
}

/** "Question 2 of 5", or "Question 2 of 5 · Follow-up", likewise for a retry and for feedback. */
export function turnTitle(session: Session): string {
  const number = questionNumber(session);
  if (number === null) return 'Interview';
  return [`Question ${number} of ${session.progress.total}`, ...stepWords(session)].join(' · ');
}

/** What is done at a question, where it is not simply asked; a follow-up may still not come while it is written. */
function stepWords(session: Session): string[] {
  const { feedback, current_turn: turn } = session;
  if (feedback) return ['Feedback'];
  if (turn?.kind === 'follow_up') return ['Follow-up'];
  if (turn?.kind !== 'retry') return [];
  return [isRetry(session, turn) ? 'Retry' : 'Skipped before'];
}
