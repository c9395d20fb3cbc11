import type { HiringInterviewRequest } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { requireOn } from '../../../platform/installation-choices.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import { retentionDays } from '../../company/hiring-defaults-service.ts';
import { findPublishedItems, noteTestUses } from '../../tests/test-service.ts';
import { openWorkspace, type WorkspaceAccess } from '../../workspaces/access-service.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import type { WorkspaceAction } from '../../workspaces/roles.ts';
import { takesCandidates } from '../../workspaces/roles.ts';
import { newestRubric } from '../../workspaces/workspace-service.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import { type DesignedBy, designedInterview, designProblems } from './designed-interview.ts';
import {
  areMembers,
  findWorkspaceInterview,
  insertWorkspaceInterview,
  markReleased,
  type WorkspaceInterviewRow,
} from './workspace-interview-repository.ts';

/** Names an interview of a workspace. */
export interface InterviewKey {
  readonly workspaceId: string;
  readonly interviewId: string;
}

/**
 * Freezes an interview by the newest rubric. The same id twice is one interview.
 * @throws HttpProblem 403, also for a live one where those are switched off, 404, 409 for a workspace that takes nobody, 422
 */
export async function createWorkspaceInterview(
  { db, engine, now, choices }: InterviewDeps,
  userId: string,
  { workspaceId, interviewId }: InterviewKey,
  design: HiringInterviewRequest,
): Promise<void> {
  if (design.live) requireOn(choices, 'live');
  const at = now();
  await db.transaction(async (tx) => {
    const { companyId, by } = await requireDesign(tx, userId, workspaceId, { design, engine, at });
    const { reviewers = null, live = null } = design;
    const title = design.title.trim();
    const of = {
      companyId,
      workspaceId,
      rubricVersion: by.rubric.version,
      createdBy: userId,
      scorecardsNeeded: design.scorecards_needed,
      reviewers,
      live,
    };
    const interview = designedInterview(design, by, { id: interviewId, createdAt: at });
    const isNew = await insertWorkspaceInterview(tx, interview, of, {
      title,
      attemptsAllowed: design.attempts_allowed,
      opensAt: new Date(design.opens_at),
      closesAt: new Date(design.closes_at),
      integrity: design.integrity,
      retentionDays: await retentionDays(tx, companyId),
      retentionFrom: 'application',
    });
    if (!isNew) return;
    const asked = interview.questions.flatMap(({ id: questionId }, index) => {
      const test = design.questions[index]?.test;
      return test ? [{ chosen: test, questionId }] : [];
    });
    await noteTestUses(tx, { companyId, interviewId }, asked);
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'interview_created', change: { after: title } },
    ]);
  });
}

interface Designed {
  readonly design: HiringInterviewRequest;
  readonly engine: InterviewDeps['engine'];
  readonly at: Date;
}

/**
 * What a design can be frozen with, by somebody who may.
 * @throws HttpProblem 403, 404, 409 for a workspace that takes nobody, 422
 */
export async function requireDesign(
  tx: Transaction,
  userId: string,
  workspaceId: string,
  { design, engine, at }: Designed,
): Promise<{ readonly companyId: string; readonly by: DesignedBy }> {
  const { workspace } = await openWorkspace(tx, userId, workspaceId, 'workWithCandidates');
  if (!takesCandidates(workspace.status))
    throw new HttpProblem(409, `Nobody can be interviewed while this workspace is ${workspace.status}.`);
  const { rubric } = await newestRubric(tx, workspaceId);
  const { companyId } = workspace;
  const chosen = design.questions.flatMap(({ test }) => test ?? []);
  const testItems = await findPublishedItems(tx, companyId, chosen);
  const by = { rubric, role: workspace.title, engine: engine.description, testItems };
  const { reviewers } = design;
  const areKnown = !reviewers || (await areMembers(tx, workspaceId, reviewers.member_ids));
  const problems = [
    ...(design.title.trim() === '' ? [missing('title')] : []),
    ...designProblems(design, by, at),
    ...(areKnown ? [] : [{ field: 'reviewers', message: 'Choose members of this workspace.' }]),
  ];
  if (problems.length > 0) throw invalidFields(...problems);
  return { companyId, by };
}

/**
 * An interview of a workspace, for somebody who may do this in it.
 * @throws HttpProblem 403, 404
 */
export async function openInterview(
  db: Database | Transaction,
  userId: string,
  key: InterviewKey,
  action: WorkspaceAction,
): Promise<WorkspaceAccess & { readonly found: WorkspaceInterviewRow }> {
  const access = await openWorkspace(db, userId, key.workspaceId, action);
  const found = await findWorkspaceInterview(db, key);
  if (!found) throw new HttpProblem(404, 'We can’t find this interview.');
  return { ...access, found };
}

/**
 * Opens the reports of an interview to their candidates, whoever can still begin it.
 * @throws HttpProblem 403, 404
 */
export async function releaseReports(
  { db, now }: Pick<InterviewDeps, 'db' | 'now'>,
  userId: string,
  key: InterviewKey,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { workspace, found } = await openInterview(tx, userId, key, 'edit');
    if (!(await markReleased(tx, key.interviewId, at))) return;
    const { companyId, id: workspaceId } = workspace;
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'reports_released', change: { after: found.terms.title } },
    ]);
  });
}
