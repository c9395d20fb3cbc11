import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationElsewhere } from '../../../openapi/gen/types.gen.ts';
import { countedIn } from '../workspaces/application-count-sql.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { seeingRoles } from '../workspaces/roles.ts';

/** The workspaces whose candidates somebody sees, as rows of `m`. */
export const seeingMember = (userId: string) => {
  const roles = sql.join(
    seeingRoles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`workspace_members m where m.user_id = ${userId} and m.role in (${roles})`;
};

/**
 * Whether somebody sees applications `a`; their workspaces are looked up once for a whole statement. `is true` keeps the
 * database from searching the index of an applicant once for each of their workspaces.
 */
const seeing = (userId: string) =>
  sql`(a.workspace_id = any(array(select m.workspace_id from ${seeingMember(userId)}))) is true`;

/**
 * All applications that somebody sees, as rows of `a`. Workspace by workspace: the `offset` keeps the database, which does
 * not know how many they are, from reading those of everybody.
 */
const allSeen = (userId: string) => sql`(select m.workspace_id from ${seeingMember(userId)}) m
  cross join lateral (select * from applications where applications.workspace_id = m.workspace_id offset 0) a`;

/**
 * Whether somebody sees a candidate or who was merged into them, in a query of `company_candidates`. Each is looked up:
 * without the `offset` the database would first gather all whom they see, however few candidates are asked about.
 */
export function isPersonSeenBy(userId: string): SQL {
  return sql`(exists (
    select 1 from applications a where a.candidate_id = company_candidates.id and ${seeing(userId)} offset 0)
    or exists (
    select 1 from company_candidates d join applications a on a.candidate_id = d.id and ${seeing(userId)}
    where d.merged_into = company_candidates.id offset 0))`;
}

/** The same where they see few: all of them are gathered, and nobody else is looked at. */
export function isOneOfSeenBy(userId: string): SQL {
  return sql`company_candidates.id = any(array(
    select coalesce((select d.merged_into from company_candidates d where d.id = a.candidate_id), a.candidate_id)
    from ${allSeen(userId)}))`;
}

/** Of more applications than these, a list is sooner found by going along its order than by gathering all of them. */
const FEW = 5000;

/** Whether somebody sees but few applications, as a table of one row. */
export function reachOf(userId: string): SQL {
  return sql`(select coalesce(sum(${countedIn(sql`m.workspace_id`)}), 0) <= ${FEW} as sees_few from ${seeingMember(userId)}) reach`;
}

/**
 * Whether it is known without a look at them that somebody sees more candidates of a company than these: in one workspace
 * each is there once, nobody was removed of whom an application is active, and who was merged is subtracted.
 */
export const seesMoreThan = (
  count: number,
  { companyId, userId }: { companyId: string; userId: string },
): SQL =>
  sql`(select max(${countedIn(sql`m.workspace_id`, sql`counts.status = 'active'`)}) from ${seeingMember(userId)}) > ${count} + (
    select count(*) from company_candidates where company_id = ${companyId} and merged_into is not null)`;

/** Whether somebody reads a candidate without names wherever they see them, in a query of `company_candidates`. */
export function isNamelessPerson(userId: string): SQL<boolean> {
  return sql<boolean>`(not exists (
    select 1 from applications a
    where a.candidate_id in ${samePerson} and ${seeing(userId)} and not ${isNamelessTo(userId, sql`a`)}))`;
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
      'stage', (select s->>'name' from jsonb_array_elements(w.stages) s where s->>'_id' = a.stage_id),
      'owner', (select json_build_object('_id', u.id, 'full_name', u.full_name) from users u where u.id = a.owner_id)
    ) order by a.stage_since desc, a.id), '[]')
    from applications a
    join workspaces w on w.id = a.workspace_id
    where a.candidate_id in ${samePerson} and ${seeing(userId)}
      and not (w.id = ${exceptWorkspaceId} and a.candidate_id = company_candidates.id))`;
}
