import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginJudging, concludeJudging } from '../interviews/service.ts';
import type { JudgingEngine } from '../judging/ports.ts';
import { judgeSession } from './judge-session.ts';
import { buildReport } from './report-builder.ts';
import { insertReport } from './repository.ts';

export interface ReportDeps extends Deps {
  readonly engine: JudgingEngine;
}

/**
 * Judges an ended session and stores its report with the session's last status, both or neither. Does
 * nothing where another run was first.
 */
export async function evaluateSession({ db, engine, now }: ReportDeps, sessionId: string): Promise<void> {
  const state = await beginJudging(db, sessionId, now());
  if (!state) return;
  const report = buildReport({
    id: newId(),
    version: 1,
    createdAt: now(),
    state,
    engine: engine.description,
    checklists: await judgeSession(engine, state),
  });
  await db.transaction(async (tx) => {
    if (!(await concludeJudging(tx, sessionId, now()))) return;
    await insertReport(tx, state.session.candidateId, report);
  });
}
