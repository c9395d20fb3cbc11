import type { WorkspaceRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { workspaces } from '../../platform/database/schema/index.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { findRole } from './access-repository.ts';
import { isAllowed, type WorkspaceAction } from './roles.ts';

/** A workspace as one of its members works in it. */
export interface WorkspaceAccess {
  readonly userId: string;
  readonly role: WorkspaceRole;
  readonly workspace: typeof workspaces.$inferSelect;
}

/**
 * A workspace for somebody who may do this in it. Who is no member learns nothing, not even that there is one.
 * @throws HttpProblem 404, 403
 */
export async function openWorkspace(
  db: Database | Transaction,
  userId: string,
  workspaceId: string,
  action: WorkspaceAction,
): Promise<WorkspaceAccess> {
  const found = await findRole(db, userId, workspaceId);
  if (!found) throw noWorkspace();
  if (!isAllowed(found.role, action)) throw new HttpProblem(403, refusals[action]);
  return { userId, ...found };
}

/**
 * For what takes somebody in: a sample has nobody real.
 * @throws HttpProblem 409
 */
export function refuseInSample({ isSample }: Pick<WorkspaceAccess['workspace'], 'isSample'>): void {
  if (!isSample) return;
  throw new HttpProblem(409, 'This workspace is a sample. Create one of your own for your candidates.', {
    code: 'sample',
  });
}

/** The same for one that is missing and for one of others. */
export const noWorkspace = () => new HttpProblem(404, 'There is no such workspace.');

const refusals: Readonly<Record<WorkspaceAction, string>> = {
  read: 'You cannot see this workspace.',
  seeCandidates: 'Interviewers see only what is assigned to them.',
  decide: 'Interviewers do not decide about candidates.',
  workWithCandidates: 'Only leads and recruiters of this workspace can do this.',
  edit: 'Only leads of this workspace can do this.',
};
