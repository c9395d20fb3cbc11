import type { CompanyWorkspacePage } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { findCompanyWorkspaces } from './company-workspace-repository.ts';

/** All workspaces of a company, as its owners see them. */
export async function companyWorkspaces(
  db: Database,
  filter: Parameters<typeof findCompanyWorkspaces>[1],
): Promise<CompanyWorkspacePage> {
  const { items, total } = await findCompanyWorkspaces(db, filter);
  return {
    items: items.map(({ id, role, createdAt, ...one }) => ({
      _id: id,
      ...one,
      my_role: role,
      created_at: createdAt.toISOString(),
    })),
    total,
  };
}
