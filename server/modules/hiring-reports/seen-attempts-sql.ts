import { type SQL, sql } from 'drizzle-orm';
import type { WorkspaceRole } from '../../../openapi/gen/types.gen.ts';
import { submittedStatuses } from '../interviews/invited/invitation-state.ts';
import { seeingRoles } from '../workspaces/roles.ts';

const listed = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

/** Whether an attempt was submitted; of `interview_sessions`. */
export const isSubmitted = sql<boolean>`interview_sessions.status in (${listed(submittedStatuses)})`;

/** Whether its candidate has submitted no later one at the same interview. */
export const isLast = sql<boolean>`not exists (
  select 1 from interview_sessions s where s.interview_id = interview_sessions.interview_id
    and s.candidate_id = interview_sessions.candidate_id and s.attempt > interview_sessions.attempt
    and s.status in (${listed(submittedStatuses)}))`;

/** Whether somebody sees the candidates of the workspace; of `interviews`. */
export const isSeenBy = (userId: string): SQL<boolean> => sql<boolean>`exists (
  select 1 from workspace_members m where m.workspace_id = interviews.workspace_id and m.user_id = ${userId}
    and m.role in (${listed(seeingRoles)}))`;

/** The role that somebody has in the workspace; likewise. */
export const roleOf = (userId: string): SQL<WorkspaceRole> => sql<WorkspaceRole>`(
  select m.role from workspace_members m where m.workspace_id = interviews.workspace_id and m.user_id = ${userId})`;

/** Joins the newest report of an attempt. */
export const isNewestReport = sql<boolean>`reports.session_id = interview_sessions.id and reports.version = (
  select max(r.version) from reports r where r.session_id = interview_sessions.id)`;
