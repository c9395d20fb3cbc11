import { and, asc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Person, WorkspaceRole } from '../../../openapi/gen/types.gen.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Database } from '../../platform/database/database.ts';
import { workspaces } from '../../platform/database/schema/index.ts';

const leads = sql<Person[]>`(
  select coalesce(json_agg(json_build_object('_id', u.id, 'full_name', u.full_name) order by m.added_at, u.id), '[]')
  from workspace_members m join users u on u.id = m.user_id
  where m.workspace_id = workspaces.id and m.role = 'lead')`;

const roleOf = (userId: string): SQL<WorkspaceRole | null> => sql`(
  select m.role from workspace_members m where m.workspace_id = workspaces.id and m.user_id = ${userId})`;

interface CompanyWorkspaceFilter {
  readonly companyId: string;
  readonly userId: string;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of all workspaces of a company, and how many there are. */
export async function findCompanyWorkspaces(db: Database, filter: CompanyWorkspaceFilter) {
  const { companyId, userId, q, page, pageSize } = filter;
  const { id, title, status, createdAt } = workspaces;
  const isSought = q.trim() === '' ? undefined : ilike(title, containing(q));
  const fits = and(eq(workspaces.companyId, companyId), isSought);
  const items = await db
    .select({ id, title, status, createdAt, leads, role: roleOf(userId) })
    .from(workspaces)
    .where(fits)
    .orderBy(asc(sql`lower(${title})`), asc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(workspaces, fits) };
}
