import type { WorkspacePage } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentListed } from './presenter.ts';
import { findWorkspaces, type WorkspaceFilter } from './workspace-repository.ts';

/** One page of the workspaces that somebody is a member of, with what waits for them in each. */
export async function listWorkspaces(db: Database, filter: WorkspaceFilter): Promise<WorkspacePage> {
  const { items, total } = await findWorkspaces(db, filter);
  return { items: items.map(presentListed), total };
}
