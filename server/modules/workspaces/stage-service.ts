import type { Stage, StageDraft } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { openWorkspace } from './access-service.ts';
import { recordActivities } from './activity-service.ts';
import { emptyStage, findOccupied, holdStages } from './stage-repository.ts';
import { heirOf, stageProblems, stagesOf } from './stage-rules.ts';
import { changeWorkspace, lockWorkspace } from './workspace-repository.ts';

/** The stages of a workspace, which stay until the transaction ends. */
export const heldStages = async (tx: Transaction, workspaceId: string): Promise<readonly Stage[]> =>
  (await holdStages(tx, workspaceId))?.stages ?? [];

/** Where candidates of a workspace begin, and its status; both stay until the transaction ends. */
export async function heldEntrance(tx: Transaction, workspaceId: string) {
  const { status, stages: [stage] = [] } = (await holdStages(tx, workspaceId)) ?? {};
  if (!stage || !status) throw new Error('A workspace without a stage');
  return { stage, status };
}

/**
 * Renames, adds, orders and removes stages; one with active candidates stays.
 * @throws HttpProblem 403, 404, 409 for a stage that is not empty, 422
 */
export async function setStages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  workspaceId: string,
  drafts: readonly StageDraft[],
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { workspace } = await openWorkspace(tx, userId, workspaceId, 'edit');
    const { companyId, stages: known } = workspace;
    const problems = stageProblems(drafts, known);
    if (problems.length > 0) throw invalidFields(...problems);
    const stages = stagesOf(drafts, newId);
    const removed = known.filter(({ _id }) => !stages.some((stage) => stage._id === _id));
    await requireEmpty(tx, workspaceId, removed);
    for (const { _id } of removed) await emptyStage(tx, workspaceId, _id, heirOf(_id, known, stages));
    await changeWorkspace(tx, workspaceId, { stages, updatedAt: at });
    const [before, after] = [wordsOf(known), wordsOf(stages)];
    if (before === after) return;
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'stages_changed', change: { before, after } },
    ]);
  });
}

async function requireEmpty(tx: Transaction, workspaceId: string, removed: readonly Stage[]): Promise<void> {
  if (removed.length === 0) return;
  const occupied = await findOccupied(
    tx,
    workspaceId,
    removed.map(({ _id }) => _id),
  );
  const names = removed.filter(({ _id }) => occupied.includes(_id)).map(({ name }) => name);
  if (names.length > 0)
    throw new HttpProblem(409, `Move the candidates out of ${names.join(', ')} first.`, {
      code: 'stage_not_empty',
    });
}

const wordsOf = (stages: readonly Stage[]) =>
  stages.map(({ name, limit_days: days }) => (days === null ? name : `${name} (${days} days)`)).join(', ');
