import type { Session } from '../../../../api/gen/types.gen.ts';

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

/** Milliseconds until the session is looked up again while its report is being made; false when nothing changes by itself. */
export function pollInterval(session: Session | undefined, now: number): number | false {
  if (!session || sessionStage(session) !== 'ended' || session.status === 'reported') return false;
  if (session.evaluation.state === 'needs_human') return false;
  const waited = now - Date.parse(session.ended_at ?? session.created_at);
  return waited < quickForMs ? quickPollMs : slowPollMs;
}

/** True where the time, not the candidate, ended the session; by then it may already be evaluated. */
export function ranOut({ status, clock }: Session): boolean {
  return status === 'expired' || clock.elapsed_seconds >= clock.limit_seconds;
}

/** "Question 2 of 5", or "Question 2 of 5 · Follow-up". */
export function turnTitle(session: Session): string {
  const turn = session.current_turn;
  if (!turn) return 'Interview';
  const number = `Question ${turn.question_number} of ${session.progress.total}`;
  return turn.kind === 'follow_up' ? `${number} · Follow-up` : number;
}
