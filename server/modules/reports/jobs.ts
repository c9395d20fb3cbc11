import type { JobAttempt } from '../../platform/jobs/jobs.ts';
import {
  type EvaluateSession,
  evaluateSessionQueue,
  noteJudgingFailed,
  postponeJudging,
} from '../interviews/service.ts';
import { EngineUnavailable } from '../judging/engine-unavailable.ts';
import { evaluateSession, type ReportDeps } from './evaluation-service.ts';

/** Sessions that this process judges at the same time, each of somebody else: a slow one holds up nobody. */
const AT_ONCE = 3;

/** Has this process take part in judging ended sessions. */
export async function registerReportJobs(deps: ReportDeps): Promise<void> {
  const evaluate = async ({ sessionId }: EvaluateSession, attempt: JobAttempt) => {
    try {
      await evaluateSession(deps, sessionId);
    } catch (error) {
      if (attempt.isLast) await giveUp(deps, sessionId, error);
      throw error;
    }
  };
  await deps.jobs.work(evaluateSessionQueue, evaluate, AT_ONCE);
}

/** An engine that is away may come back: those sessions are found again as silent ones. */
async function giveUp({ db, now }: ReportDeps, sessionId: string, error: unknown): Promise<void> {
  if (error instanceof EngineUnavailable && (await postponeJudging(db, sessionId, now()))) return;
  await noteJudgingFailed(db, sessionId);
}
