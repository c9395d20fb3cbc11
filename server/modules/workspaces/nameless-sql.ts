import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { applications, workspaceMembers, workspaces } from '../../platform/database/schema/index.ts';
import { readsWithoutNames } from './hidden-name-sql.ts';
import { revealedTo } from './revealed-sql.ts';

const manages = (userId: string) => sql`workspace_members me
  join workspaces on workspaces.id = me.workspace_id and ${readsWithoutNames(userId)}
  where me.user_id = ${userId} and me.role = 'hiring_manager'`;

/** Whether somebody reads candidates of any workspace without names, for which a list is then searched and sorted. */
export async function readsAnyWithoutNames(db: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'hiring_manager'),
        readsWithoutNames(userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether somebody reads one application without names. */
export async function isNameless(
  db: Database | Transaction,
  userId: string,
  applicationId: string,
): Promise<boolean> {
  const of = and(eq(applications.id, applicationId), isNamelessTo(userId));
  return (await db.$count(applications, of)) > 0;
}

/**
 * Whether a hiring manager, who rates, reads an application without names: until they see what was found of any of its
 * attempts, or have met its candidate. Who works with candidates writes to them, and knows. Beside `applications`.
 */
export function isNamelessTo(userId: string, application: SQL = sql`applications`): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from ${manages(userId)} and me.workspace_id = ${application}.workspace_id)
    and not exists (
      select 1 from invitations
      join interviews on interviews.id = invitations.interview_id
      join interview_sessions on interview_sessions.interview_id = interviews.id
        and interview_sessions.candidate_id = invitations.candidate_id
      where invitations.application_id = ${application}.id
        and (${revealedTo(userId)} or exists (
          select 1 from live_interviews l join live_interviewers h on h.live_id = l.id
          where l.session_id = interview_sessions.id and h.user_id = ${userId}))))`;
}
