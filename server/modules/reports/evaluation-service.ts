import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import { announceReport } from '../candidate/service.ts';
import { announceAttempt } from '../interviews/interview-mail/attempt-mail-service.ts';
import { beginJudging, concludeJudging } from '../interviews/judging-service.ts';
import { withCurrentBank } from './current-bank.ts';
import { judgeSession } from './judge-session.ts';
import { buildReport } from './report-builder.ts';
import { insertReport, nextVersion } from './repository.ts';

export interface ReportDeps extends Deps {
  readonly engine: JudgingEngine;
}

/**
 * Judges an ended session with the engine it was begun with, and stores its report with the session's last
 * status, both or neither; once more by the question bank of today. Does nothing where another run was first.
 */
export async function evaluateSession(
  { db, jobs, engine, now }: ReportDeps,
  sessionId: string,
): Promise<void> {
  const judging = await beginJudging(db, sessionId, now());
  if (!judging) return;
  const { begun, names } = judging;
  const isAgain = begun.reportId !== null;
  const state = isAgain ? { ...begun, interview: withCurrentBank(begun.interview) } : begun;
  const own = engine.begunWith(state.interview.engine);
  const judged = await judgeSession(own, { state, names, isAgain });
  await db.transaction(async (tx) => {
    if (!(await concludeJudging(tx, begun, now()))) return;
    const report = buildReport({
      id: newId(),
      version: await nextVersion(tx, sessionId),
      createdAt: now(),
      state,
      engine: own.description,
      judged,
    });
    const { candidateId } = state.session;
    await insertReport(tx, candidateId, report);
    if (report.mode === 'practice') await announceReport({ jobs }, tx, { reportId: report._id, candidateId });
    else if (!isAgain) await announceAttempt({ jobs }, tx, { sessionId, news: 'evaluated' });
  });
}
