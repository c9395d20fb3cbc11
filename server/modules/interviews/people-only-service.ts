import type { Database, Transaction } from '../../platform/database/database.ts';
import type { JudgingEngine } from '../assessment/ports.ts';
import type { InterviewDeps } from './interview-deps.ts';
import { deleteFindings, findEvaluated, hasDeclinedEngine } from './people-only-repository.ts';
import { findSession, lockSession, saveSession } from './repository.ts';
import { leaveToPeople } from './session/session-machine.ts';
import type { SessionState } from './session/session-state.ts';

/** Whether people alone are to read an attempt. */
export async function isLeftToPeople(
  db: Database | Transaction,
  { terms, session: { interviewId, candidateId } }: Pick<SessionState, 'terms' | 'session'>,
): Promise<boolean> {
  return terms !== null && (await hasDeclinedEngine(db, { interviewId, candidateId }));
}

/** The engine that asks follow-ups in an attempt: the built-in one, which sends nothing, where no other may read it. */
export async function askingEngine(
  { engine }: Pick<InterviewDeps, 'engine'>,
  db: Database,
  state: SessionState,
): Promise<JudgingEngine> {
  const begun = state.interview.engine;
  return engine.begunWith((await isLeftToPeople(db, state)) ? { ...begun, name: 'rules' } : begun);
}

/** Leaves what a candidate submitted to people: what waits is not evaluated, and what was found is deleted. */
export async function dropEvaluations(
  tx: Transaction,
  attempts: { readonly interviewId: string; readonly candidateId: string },
): Promise<void> {
  for (const sessionId of await findEvaluated(tx, attempts)) {
    // Waits for a run that stores its report just now; one that comes later finds nothing to evaluate.
    await lockSession(tx, sessionId);
    const before = await findSession(tx, sessionId);
    if (!before) continue;
    await deleteFindings(tx, sessionId);
    await saveSession(tx, before, leaveToPeople(before));
  }
}
