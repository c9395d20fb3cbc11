import type {
  RubricDraft,
  Stage,
  WorkspaceChange,
  WorkspaceRequest,
  WorkspaceStatus,
} from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import { requireWithin } from '../billing/quota-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { openWorkspace } from './access-service.ts';
import { recordActivities } from './activity-service.ts';
import { mayFollow } from './roles.ts';
import { rubricProblems } from './rubric-rules.ts';
import { countActive } from './stage-repository.ts';
import {
  changeWorkspace,
  findRubrics,
  insertRubric,
  insertWorkspace,
  lockWorkspace,
  type RubricRow,
} from './workspace-repository.ts';

type WorkspaceDeps = Pick<Deps, 'db' | 'now'>;

const FIRST_STAGES: readonly Stage[] = ['Applied', 'Interview', 'Review', 'Offer'].map((name) => ({
  _id: name.toLowerCase(),
  name,
  limit_days: null,
}));

/**
 * Opens a workspace with its creator as lead and version 1 of its rubric. The same id twice is one workspace.
 * @throws HttpProblem 409 without a company, 422
 */
export async function createWorkspace(
  { db, now }: WorkspaceDeps,
  userId: string,
  id: string,
  { competencies, ...request }: WorkspaceRequest,
): Promise<void> {
  const { companyId } = await requireMember(db, userId);
  const fields = trimmed(request);
  const problems = [...(fields.title === '' ? [missing('title')] : []), ...rubricProblems(competencies)];
  if (problems.length > 0) throw invalidFields(...problems);
  const at = now();
  const of = { companyId, workspaceId: id };
  await db.transaction(async (tx) => {
    const workspace = {
      id,
      companyId,
      title: fields.title,
      department: fields.department,
      location: fields.location,
      employmentType: fields.employment_type,
      jobDescription: fields.job_description,
      status: 'open' as const,
      stages: FIRST_STAGES,
      createdBy: userId,
      createdAt: at,
      updatedAt: at,
      activeAt: at,
    };
    if (!(await insertWorkspace(tx, workspace, userId))) return;
    await requireWithin(tx, 'workspaces', { companyId, at });
    await insertRubric(tx, { id: newId(), ...of, version: 1, competencies, ...by(userId, at) });
    await recordActivities(tx, { ...of, actorId: userId, at }, [{ kind: 'workspace_created' }]);
  });
}

const by = (userId: string, at: Date) => ({ publishedBy: userId, publishedAt: at });

function trimmed<T extends Partial<Omit<WorkspaceRequest, 'competencies'>>>(fields: T): T {
  const texts = Object.entries(fields).map(([key, text]) => [key, text.trim()]);
  return { ...fields, ...Object.fromEntries(texts) };
}

/**
 * Changes what is said of a workspace, or its status.
 * @throws HttpProblem 403, 404, 409 for a status that cannot follow, 422
 */
export async function updateWorkspace(
  { db, now }: WorkspaceDeps,
  userId: string,
  workspaceId: string,
  { status, hides_names: hidesNames, ...change }: WorkspaceChange,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { workspace } = await openWorkspace(tx, userId, workspaceId, 'edit');
    const texts = trimmed(change);
    if (texts.title === '') throw invalidFields(missing('title'));
    const next = status ?? workspace.status;
    if (!mayFollow(workspace.status, next))
      throw new HttpProblem(409, `A workspace that is ${workspace.status} cannot become ${next}.`);
    if (next === 'closed' && workspace.status !== 'closed') await requireNobodyActive(tx, workspaceId);
    const { companyId } = workspace;
    await changeWorkspace(tx, workspaceId, {
      title: texts.title,
      department: texts.department,
      location: texts.location,
      employmentType: texts.employment_type,
      jobDescription: texts.job_description,
      hidesNames,
      status: next,
      updatedAt: at,
    });
    const isHidden = hidesNames ?? workspace.hidesNames;
    const fields = [...Object.keys(change), ...(isHidden === workspace.hidesNames ? [] : ['hides_names'])];
    if (isOver(workspace.status) && !isOver(next)) await requireWithin(tx, 'workspaces', { companyId, at });
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      ...(fields.length > 0 ? [{ kind: 'workspace_changed' as const, change: { fields } }] : []),
      ...(next === workspace.status
        ? []
        : [{ kind: 'status_changed' as const, change: { before: workspace.status, after: next } }]),
    ]);
  });
}

const isOver = (status: WorkspaceStatus) => status === 'closed' || status === 'archived';

async function requireNobodyActive(tx: Transaction, workspaceId: string): Promise<void> {
  const count = await countActive(tx, workspaceId);
  if (count === 0) return;
  const who = count === 1 ? '1 candidate is' : `${count} candidates are`;
  throw new HttpProblem(409, `${who} still active. Decide about them first.`, { code: 'still_active' });
}

/**
 * Freezes the next version of the rubric. The same id twice is one version.
 * @throws HttpProblem 403, 404, 409 where its author has not seen the newest one, 422
 */
export async function publishRubric(
  { db, now }: WorkspaceDeps,
  userId: string,
  workspaceId: string,
  id: string,
  { base_version: base, competencies }: RubricDraft,
): Promise<RubricRow> {
  const at = now();
  return db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { workspace } = await openWorkspace(tx, userId, workspaceId, 'edit');
    const problems = rubricProblems(competencies);
    if (problems.length > 0) throw invalidFields(...problems);
    const known = await findRubrics(tx, workspaceId);
    const again = known.find(({ rubric }) => rubric.id === id);
    if (again) return again;
    const newest = known[0]?.rubric.version ?? 0;
    if (base !== newest) throw overtaken(known[0]);
    const { companyId } = workspace;
    const of = { companyId, workspaceId };
    await insertRubric(tx, { id, ...of, version: newest + 1, competencies, ...by(userId, at) });
    const change = { before: `v${newest}`, after: `v${newest + 1}` };
    await recordActivities(tx, { ...of, actorId: userId, at }, [{ kind: 'rubric_published', change }]);
    return newestRubric(tx, workspaceId);
  });
}

function overtaken(newest: RubricRow | undefined): HttpProblem {
  const who = newest?.publishedBy?.full_name ?? 'Somebody';
  const text = `${who} published version ${newest?.rubric.version ?? 1} meanwhile. Your changes are kept here: look at theirs, then publish yours on top.`;
  return new HttpProblem(409, text, { code: 'rubric_overtaken' });
}

/** The version that counts now; every workspace has one. */
export async function newestRubric(db: Database | Transaction, workspaceId: string): Promise<RubricRow> {
  const [newest] = await findRubrics(db, workspaceId);
  if (!newest) throw new Error('A workspace without a rubric');
  return newest;
}
