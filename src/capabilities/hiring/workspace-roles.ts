import type { Workspace, WorkspaceRole } from '../../../openapi/gen/types.gen.ts';

type Mine = Pick<Workspace, 'my_role'>;

const isOne = (roles: readonly WorkspaceRole[]) => (workspace: Mine | undefined) =>
  workspace !== undefined && roles.includes(workspace.my_role);

/** Whether I may change and move the candidates of a workspace. */
export const canWorkWith = isOne(['lead', 'recruiter']);

/** Whether I may decide about them. */
export const canDecide = isOne(['lead', 'recruiter', 'hiring_manager']);
