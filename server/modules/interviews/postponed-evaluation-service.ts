import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import { requestEvaluation } from './evaluation-queue.ts';
import { inBatches } from './in-batches.ts';
import { findPostponed, findSession, lockSession, noteEvaluation, saveSession } from './repository.ts';
import { withSession } from './session/session-state.ts';

const waiting =
  'The AI is unavailable right now. Your answers are saved and will be evaluated when it’s back.';

/** A session waits this long for its AI; then a person has to look. */
const longestWaitMs = 24 * 60 * 60 * 1000;

const batch = 100;

/** Says to the candidate that the AI is away, while it is still asked again. */
export function noteEngineAway(db: Database, sessionId: string): Promise<void> {
  return noteEvaluation(db, sessionId, { evaluationMessage: waiting });
}

/**
 * Says to the candidate that judging waits for the AI, and has it asked for again once it is back; false for a
 * session that ended too long ago to wait any longer.
 */
export async function postponeJudging(db: Database, sessionId: string, at: Date): Promise<boolean> {
  const { endedAt } = (await findSession(db, sessionId))?.session ?? {};
  if (!endedAt || at.getTime() - endedAt.getTime() > longestWaitMs) return false;
  await noteEvaluation(db, sessionId, { evaluationState: 'queued', evaluationMessage: waiting });
  return true;
}

/** Queues the sessions that wait for an engine which, as far as is known, can judge again. */
export function resumePostponed(deps: Deps & { readonly engine: JudgingEngine }): Promise<void> {
  return inBatches(
    batch,
    (limit) => findResumable(deps.db, deps.engine, limit),
    (sessionId) => resume(deps, sessionId),
  );
}

async function findResumable(db: Database, engine: JudgingEngine, limit: number): Promise<string[]> {
  const postponed = await findPostponed(db, limit);
  return postponed.filter((row) => engine.begunWith(row.engine).trouble === null).map(({ id }) => id);
}

async function resume({ db, jobs, now }: Deps, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    const before = await findSession(tx, sessionId);
    const { status, evaluationState, evaluationMessage } = before?.session ?? {};
    const isPostponed = status === 'evaluating' && evaluationState === 'queued' && evaluationMessage !== null;
    if (!before || !isPostponed) return;
    const after = withSession(before, { evaluationMessage: null, evaluationSeenAt: now() });
    await saveSession(tx, before, after);
    await requestEvaluation(jobs, tx, after.session);
  });
}
