import type { BulkRejection, BulkRejectionRequest, ClosingList } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { findBulk, findUnrated } from './bulk-repository.ts';
import { decide } from './decision-service.ts';
import { offeredReasons } from './reason-service.ts';

type BulkDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Rejects several for a reason that says nothing about them. Whose completed interview nobody has rated is left out: a
 * person looks first (`hiring.md` rule 3).
 * @throws HttpProblem 403, 404, 422 for any other reason
 */
export async function rejectApplications(
  deps: BulkDeps,
  userId: string,
  workspaceId: string,
  { application_ids: ids, reason_id, mail = 'next_working_day' }: BulkRejectionRequest,
): Promise<BulkRejection> {
  const { workspace } = await openWorkspace(deps.db, userId, workspaceId, 'decide');
  const reasons = await offeredReasons(deps.db, workspace.companyId);
  if (!reasons.some((one) => one._id === reason_id && one.kind === 'reject' && one.is_process))
    throw invalidFields({ field: 'reason_id', message: 'Choose a reason of the process.' });
  const found = await findBulk(deps.db, { userId, workspaceId }, ids);
  const unrated = await findUnrated(deps.db, workspaceId);
  const done: BulkRejection = { rejected: [], left_out: [] };
  for (const { id, status, candidate } of found) {
    const sessionId = unrated.get(id) ?? null;
    const of = { application_id: id, candidate };
    if (status !== 'active') done.left_out.push({ ...of, why: 'ended', session_id: null });
    else if (sessionId) done.left_out.push({ ...of, why: 'unrated', session_id: sessionId });
    else {
      const decisionId = newId();
      const here = { workspaceId, candidateId: candidate._id };
      const isDone = await isDecided(() =>
        decide(deps, userId, here, decisionId, { kind: 'reject', reason_id, mail }),
      );
      if (isDone) done.rejected.push({ ...of, decision_id: decisionId });
      else done.left_out.push({ ...of, why: 'ended', session_id: null });
    }
  }
  return done;
}

/** False where somebody was faster. */
async function isDecided(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409) return false;
    throw error;
  }
}

/**
 * Whose application is active, and so keeps a workspace from being closed: first those whose completed interview nobody
 * has rated.
 * @throws HttpProblem 403, 404
 */
export async function closingList(
  { db }: BulkDeps,
  userId: string,
  workspaceId: string,
): Promise<ClosingList> {
  await openWorkspace(db, userId, workspaceId, 'edit');
  const active = await findBulk(db, { userId, workspaceId }, 'active');
  const unrated = await findUnrated(db, workspaceId);
  const items = active.map(({ id, candidate }) => ({
    application_id: id,
    candidate,
    session_id: unrated.get(id) ?? null,
  }));
  return {
    unrated: items.filter(({ session_id }) => session_id !== null),
    others: items.filter(({ session_id }) => session_id === null),
  };
}
