import type { JobAttempt } from '../../platform/jobs/jobs.ts';
import { EngineUnavailable } from '../assessment/engine-unavailable.ts';
import { returnInterview } from '../billing/quota-service.ts';
import { type EvaluateSession, evaluateSessionQueue } from '../interviews/evaluation-queue.ts';
import { noteJudgingFailed } from '../interviews/judging-service.ts';
import {
  noteEngineAway,
  postponeJudging,
  resumePostponed,
} from '../interviews/postponed-evaluation-service.ts';
import { evaluateSession, type ReportDeps } from './evaluation-service.ts';

/** Sessions that this process judges at the same time, each of somebody else: a slow one holds up nobody. */
const AT_ONCE = 3;

const MINUTE_SECONDS = 60;

/** Lets this process take part in judging ended sessions, and look whether an engine is back that was away. */
export async function registerReportJobs(deps: ReportDeps): Promise<void> {
  const evaluate = async ({ sessionId }: EvaluateSession, attempt: JobAttempt) => {
    try {
      await evaluateSession(deps, sessionId);
    } catch (error) {
      await noteFailure(deps, sessionId, error, attempt);
      throw error;
    }
  };
  await deps.jobs.work(evaluateSessionQueue, evaluate, AT_ONCE);
  deps.jobs.every('resume-postponed-evaluations', MINUTE_SECONDS, () => resumePostponed(deps));
}

/** An engine that is away may come back: its sessions are taken up then. Others are given up with the last attempt. */
async function noteFailure(
  { db, now }: ReportDeps,
  sessionId: string,
  error: unknown,
  { isLast }: JobAttempt,
): Promise<void> {
  const isAway = error instanceof EngineUnavailable;
  if (!isLast) return isAway ? noteEngineAway(db, sessionId) : undefined;
  if (isAway && (await postponeJudging(db, sessionId, now()))) return;
  await noteJudgingFailed(db, sessionId);
  await returnInterview(db, sessionId, now());
}
