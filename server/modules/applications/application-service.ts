import type { CandidateChange, Stage, StageMoved, StageMoves } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/refused-row.ts';
import type { Deps } from '../../platform/deps.ts';
import { normaliseEmail } from '../../platform/email-address.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import { sendToCorrected } from '../interviews/interview-mail/delivery-service.ts';
import { openWorkspace, refuseInSample } from '../workspaces/access-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { holdApplications, noCandidate } from '../workspaces/application-status-service.ts';
import type { WorkspaceAction } from '../workspaces/roles.ts';
import { heldStages } from '../workspaces/stage-service.ts';
import { findPlainApplication, moveToStage } from './application-repository.ts';
import { changeCandidate } from './candidate-repository.ts';

type ApplicationDeps = Pick<Deps, 'db' | 'now'>;

export interface CandidateHere {
  readonly workspaceId: string;
  readonly candidateId: string;
}

/**
 * A candidate of a workspace, for somebody who may do this in it.
 * @throws HttpProblem 403, 404, 409 to change what was removed
 */
export async function openApplication(
  db: Database | Transaction,
  userId: string,
  { workspaceId, candidateId }: CandidateHere,
  action: WorkspaceAction,
) {
  const access = await openWorkspace(db, userId, workspaceId, action);
  const found = await findPlainApplication(db, { workspaceId, candidateId });
  if (!found) throw noCandidate();
  if (action !== 'seeCandidates') requireKept(found.application);
  return { ...access, ...found };
}

/** @throws HttpProblem 409 for an application of which nothing is left that tells who it was */
export function requireKept({ removedAt }: { readonly removedAt: Date | null }): void {
  if (!removedAt) return;
  throw new HttpProblem(409, 'This application was removed. Add the candidate anew to go on.', {
    code: 'application_removed',
  });
}

const nameOf = (stages: readonly Stage[], id: string) => stages.find(({ _id }) => _id === id)?.name ?? id;

/**
 * Moves active applications that still are where they were seen.
 * @throws HttpProblem 403, 404, 422 for a stage that this workspace does not have
 */
export async function moveApplications(
  { db, now }: ApplicationDeps,
  userId: string,
  workspaceId: string,
  { to_stage_id: to, moves }: StageMoves,
): Promise<StageMoved> {
  const { workspace } = await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  const { companyId } = workspace;
  const at = now();
  return db.transaction(async (tx) => {
    const stages = await heldStages(tx, workspaceId);
    if (!stages.some(({ _id }) => _id === to))
      throw invalidFields({ field: 'to_stage_id', message: 'This workspace has no such stage.' });
    const ids = moves.map(({ application_id: id }) => id);
    const found = (await holdApplications(tx, workspaceId, ids)).filter(({ status }) => status === 'active');
    const seenAt = new Map(moves.map((move) => [move.application_id, move.from_stage_id]));
    const moved = found.filter(({ id, stageId }) => seenAt.get(id) === stageId);
    const changed = moved.filter(({ stageId }) => stageId !== to);
    await moveToStage(tx, changed, to, at);
    const after = nameOf(stages, to);
    await recordActivities(
      tx,
      { companyId, workspaceId, actorId: userId, at },
      changed.map(({ id, stageId }) => ({
        kind: 'stage_changed',
        applicationId: id,
        change: { before: nameOf(stages, stageId), after },
      })),
    );
    const missed = [...new Set(ids)].filter((id) => !moved.some((one) => one.id === id));
    return {
      moved: moved.map(({ id }) => id),
      missed: missed.map((id) => ({
        application_id: id,
        stage_id: found.find((one) => one.id === id)?.stageId ?? null,
      })),
    };
  });
}

/**
 * Changes what the company knows of a candidate.
 * @throws HttpProblem 403, 404, 409 for an address of somebody else, 422
 */
export async function updateCandidate(
  { db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>,
  userId: string,
  { workspaceId, candidateId }: CandidateHere,
  { full_name, email, phone, source, tags }: CandidateChange,
): Promise<void> {
  const here = { workspaceId, candidateId };
  const { workspace, application, candidate } = await openApplication(db, userId, here, 'workWithCandidates');
  if (full_name?.trim() === '') throw invalidFields(missing('full_name'));
  if (email !== undefined) refuseInSample(workspace);
  const at = now();
  const set = {
    fullName: full_name?.trim(),
    email: email === undefined ? undefined : normaliseEmail(email),
    phone: phone?.trim(),
    source: source?.trim(),
    tags: tags && [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    updatedAt: at,
    activeAt: at,
  };
  const fields = Object.entries({ full_name, email, phone, source, tags }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  );
  const { companyId } = workspace;
  try {
    await db.transaction(async (tx) => {
      await changeCandidate(tx, candidateId, set);
      if (set.email !== undefined && set.email !== candidate.email)
        await sendToCorrected({ jobs }, tx, { candidateId, email: set.email }, at);
      await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
        { kind: 'candidate_changed', applicationId: application.id, change: { fields } },
      ]);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'Another candidate of your company has this address.';
    throw new HttpProblem(409, message, { errors: [{ field: 'email', message }] });
  }
}
