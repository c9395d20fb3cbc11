import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SessionRow } from './session/session-state.ts';

export const evaluateSessionQueue = 'evaluate-session';

/** The job that judges a session and writes its report. */
export interface EvaluateSession {
  readonly sessionId: string;
}

/** Queues the judging of an ended session, in the caller's transaction. */
export function requestEvaluation(
  jobs: Jobs,
  tx: Transaction,
  { id: sessionId, candidateId }: Pick<SessionRow, 'id' | 'candidateId'>,
): Promise<void> {
  return jobs.send<EvaluateSession>(tx, evaluateSessionQueue, { sessionId }, candidateId);
}
