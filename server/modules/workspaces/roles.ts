import type { WorkspaceRole, WorkspaceStatus } from '../../../openapi/gen/types.gen.ts';

/** What somebody may want to do in a workspace. */
export type WorkspaceAction = 'read' | 'seeCandidates' | 'decide' | 'workWithCandidates' | 'edit';

const allowed: Readonly<Record<WorkspaceAction, readonly WorkspaceRole[]>> = {
  read: ['lead', 'recruiter', 'hiring_manager', 'interviewer'],
  seeCandidates: ['lead', 'recruiter', 'hiring_manager'],
  decide: ['lead', 'recruiter', 'hiring_manager'],
  workWithCandidates: ['lead', 'recruiter'],
  edit: ['lead'],
};

/** The roles of a workspace that see its candidates. */
export const seeingRoles = allowed.seeCandidates;

/** The roles of a workspace that change its candidates and write to them. */
export const workingRoles = allowed.workWithCandidates;

/** Whether a member of this role may do it. */
export function isAllowed(role: WorkspaceRole, action: WorkspaceAction): boolean {
  return allowed[action].includes(role);
}

const following: Readonly<Record<WorkspaceStatus, readonly WorkspaceStatus[]>> = {
  draft: ['open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open', 'archived'],
  archived: [],
};

/** Whether a workspace may go from one status to another; to stay is no change. */
export function mayFollow(from: WorkspaceStatus, to: WorkspaceStatus): boolean {
  return from === to || following[from].includes(to);
}

/** Whether candidates can be added and moved. */
export function takesCandidates(status: WorkspaceStatus): boolean {
  return status === 'open' || status === 'paused';
}
