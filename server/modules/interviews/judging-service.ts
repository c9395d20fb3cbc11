import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEvaluation } from './evaluation-queue.ts';
import {
  findCandidateName,
  findSession,
  lockSession,
  noteEvaluation,
  type StoredSession,
  saveSession,
} from './repository.ts';
import { stillJudgedMs } from './session/review.ts';
import { markReported, reopenEvaluation, restartEvaluation, type Step } from './session/session-machine.ts';
import type { SessionState } from './session/session-state.ts';

const failed = 'Your answers are kept, but they could not be evaluated. Somebody has to look into it.';

/** Queues a new judging of a session, under its lock; refuses where it was never judged. */
export async function requestNewEvaluation(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Transaction,
  before: SessionState,
): Promise<Step> {
  const after = reopenEvaluation(before, now());
  if ('refused' in after) return after;
  await saveSession(tx, before, after);
  await requestEvaluation(jobs, tx, after.session);
  return after;
}

/** Queues the judging of a session whose evaluation died, once however many processes find it. */
export async function rescueEvaluation(deps: Deps, sessionId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    const before = await findSession(tx, sessionId);
    const after = before && restartEvaluation(before, deps.now());
    if (!after || after === before) return;
    await saveSession(tx, before, after);
    await requestEvaluation(deps.jobs, tx, after.session);
  });
}

/** How often it is looked whether an answer is judged, in milliseconds. */
const lookMs = 250;

/** An ended session, and what its candidate is called. */
interface ToBeJudged {
  readonly begun: StoredSession;
  readonly names: readonly string[];
}

/**
 * Notes that an ended session is being judged; undefined where it waits for no judgement any more. What is
 * being judged for its candidate is waited for, so that no answer is judged twice.
 */
export async function beginJudging(
  db: Database,
  sessionId: string,
  at: Date,
): Promise<ToBeJudged | undefined> {
  await noteEvaluation(db, sessionId, { evaluationState: 'running', evaluationSeenAt: at });
  let found = await findSession(db, sessionId);
  for (let waited = 0; found && waited < stillJudgedMs(found, at); waited += lookMs) {
    await delay(lookMs);
    found = await findSession(db, sessionId);
  }
  if (found?.session.status !== 'evaluating') return undefined;
  return { begun: found, names: await findCandidateName(db, found.session.candidateId) };
}

/** Marks a session as reported; false where another run has written a report since this one was begun. */
export async function concludeJudging(
  tx: Transaction,
  { session: { id }, reportId }: StoredSession,
  at: Date,
): Promise<boolean> {
  await lockSession(tx, id);
  const before = await findSession(tx, id);
  const after = before?.reportId === reportId && markReported(before, at);
  if (!after || 'refused' in after) return false;
  await saveSession(tx, before, after);
  return true;
}

/** Says to the candidate that judging failed for good. */
export function noteJudgingFailed(db: Database, sessionId: string): Promise<void> {
  return noteEvaluation(db, sessionId, { evaluationState: 'needs_human', evaluationMessage: failed });
}
