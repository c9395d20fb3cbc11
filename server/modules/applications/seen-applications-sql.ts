import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationElsewhere } from '../../../openapi/gen/types.gen.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { seeingRoles } from '../workspaces/roles.ts';

/** Joins to applications `a` the memberships by which somebody sees them. */
function seeing(userId: string): SQL {
  const roles = sql.join(
    seeingRoles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`workspace_members m on m.workspace_id = a.workspace_id and m.user_id = ${userId} and m.role in (${roles})`;
}

/** Whether somebody sees a candidate in any workspace, in a query of `company_candidates`. */
function isSeenBy(userId: string): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from applications a join ${seeing(userId)} where a.candidate_id = company_candidates.id)`;
}

/** Whether somebody sees a candidate or who was merged into them, in a query of `company_candidates`. */
export function isPersonSeenBy(userId: string): SQL {
  return sql`(${isSeenBy(userId)} or exists (
    select 1 from company_candidates d join applications a on a.candidate_id = d.id join ${seeing(userId)}
    where d.merged_into = company_candidates.id))`;
}

/** Whether somebody reads a candidate without names wherever they see them, in a query of `company_candidates`. */
export function isNamelessPerson(userId: string): SQL<boolean> {
  return sql<boolean>`(not exists (
    select 1 from applications a join ${seeing(userId)}
    where a.candidate_id in ${samePerson} and not ${isNamelessTo(userId, sql`a`)}))`;
}

/** The ids of a candidate and of all who are the same person, in a query of `company_candidates`. */
export const samePerson = sql`(
  select coalesce(company_candidates.merged_into, company_candidates.id)
  union all
  select d.id from company_candidates d
  where d.merged_into = coalesce(company_candidates.merged_into, company_candidates.id))`;

/** The applications of a person in the workspaces whose candidates somebody sees, the latest first. */
export function seenApplications(userId: string, exceptWorkspaceId = ''): SQL<ApplicationElsewhere[]> {
  return sql<ApplicationElsewhere[]>`(
    select coalesce(json_agg(json_build_object(
      'candidate_id', a.candidate_id, 'workspace_id', w.id, 'workspace', w.title, 'status', a.status,
      'stage', (select s->>'name' from jsonb_array_elements(w.stages) s where s->>'_id' = a.stage_id)
    ) order by a.stage_since desc, a.id), '[]')
    from applications a
    join ${seeing(userId)}
    join workspaces w on w.id = a.workspace_id
    where a.candidate_id in ${samePerson}
      and not (w.id = ${exceptWorkspaceId} and a.candidate_id = company_candidates.id))`;
}
