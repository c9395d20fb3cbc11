import { type EvaluateSession, evaluateSessionQueue, noteJudgingFailed } from '../interviews/service.ts';
import { evaluateSession, type ReportDeps } from './evaluation-service.ts';

/** Has this process take part in judging ended sessions. */
export async function registerReportJobs(deps: ReportDeps): Promise<void> {
  await deps.jobs.work<EvaluateSession>(evaluateSessionQueue, async ({ sessionId }, attempt) => {
    try {
      await evaluateSession(deps, sessionId);
    } catch (error) {
      if (attempt.isLast) await noteJudgingFailed(deps.db, sessionId);
      throw error;
    }
  });
}
