import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginJudging, concludeJudging, findCandidateName } from '../interviews/service.ts';
import type { JudgingEngine } from '../judging/ports.ts';
import { judgeSession } from './judge-session.ts';
import { buildReport } from './report-builder.ts';
import { insertReport } from './repository.ts';

export interface ReportDeps extends Deps {
  readonly engine: JudgingEngine;
}

/**
 * Judges an ended session with the engine it was begun with, and stores its report with the session's last status, both or neither. Does
 * nothing where another run was first.
 */
export async function evaluateSession({ db, engine, now }: ReportDeps, sessionId: string): Promise<void> {
  const state = await beginJudging(db, sessionId, now());
  if (!state) return;
  const own = engine.begunWith(state.interview.engine);
  const names = await findCandidateName(db, state.session.candidateId);
  const report = buildReport({
    id: newId(),
    version: 1,
    createdAt: now(),
    state,
    engine: own.description,
    judgements: await judgeSession(own, state, names),
  });
  await db.transaction(async (tx) => {
    if (!(await concludeJudging(tx, sessionId, now()))) return;
    await insertReport(tx, state.session.candidateId, report);
  });
}
