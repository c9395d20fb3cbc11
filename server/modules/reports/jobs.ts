import {
  type EvaluateSession,
  evaluateSessionQueue,
  noteJudgingFailed,
  postponeJudging,
} from '../interviews/service.ts';
import { EngineUnavailable } from '../judging/engine-unavailable.ts';
import { evaluateSession, type ReportDeps } from './evaluation-service.ts';

/** Has this process take part in judging ended sessions. */
export async function registerReportJobs(deps: ReportDeps): Promise<void> {
  await deps.jobs.work<EvaluateSession>(evaluateSessionQueue, async ({ sessionId }, attempt) => {
    try {
      await evaluateSession(deps, sessionId);
    } catch (error) {
      if (attempt.isLast) await giveUp(deps, sessionId, error);
      throw error;
    }
  });
}

/** An engine that is away may come back: those sessions are found again as silent ones. */
async function giveUp({ db, now }: ReportDeps, sessionId: string, error: unknown): Promise<void> {
  if (error instanceof EngineUnavailable && (await postponeJudging(db, sessionId, now()))) return;
  await noteJudgingFailed(db, sessionId);
}
