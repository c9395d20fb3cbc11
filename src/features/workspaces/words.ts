import type { WorkspaceRole, WorkspaceStatus } from '../../../openapi/gen/types.gen.ts';

export const statusWords: Readonly<Record<WorkspaceStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
  archived: 'Archived',
};

export const workspaceRoleWords: Readonly<Record<WorkspaceRole, string>> = {
  lead: 'Lead',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  interviewer: 'Interviewer',
};
