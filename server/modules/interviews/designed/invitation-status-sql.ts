import { type SQL, sql } from 'drizzle-orm';
import type { InvitationStatus, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { deadline } from '../deadline-sql.ts';
import { submittedStatuses } from '../invited/invitation-state.ts';
import { unfinishedStatuses } from '../session/session-state.ts';

const listed = (statuses: readonly SessionStatus[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

const attempts = sql`from interview_sessions s
  where s.interview_id = invitations.interview_id and s.candidate_id = invitations.candidate_id`;

/** How many attempts at it have begun; beside `invitations`. */
export const begunAttempts = sql<number>`(select count(*)::int ${attempts} and s.started_at is not null)`;

/** The last attempt that was submitted; likewise. */
export const submittedSession = sql<string | null>`(
  select s.id ${attempts} and s.status in (${listed(submittedStatuses)}) order by s.attempt desc limit 1)`;

/** The status at a moment, as `stateOf` has it for the candidate; beside `invitations` and `hiring_terms`. */
export function invitationStatus(at: Date): SQL<InvitationStatus> {
  return sql<InvitationStatus>`(case
    when exists (select 1 ${attempts} and s.started_at is not null and s.status in (${listed(unfinishedStatuses)}))
      then 'in_progress'
    when exists (select 1 ${attempts} and s.status in (${listed(submittedStatuses)})) then 'completed'
    when invitations.revoked_at is not null then 'revoked'
    when ${deadline} <= ${at.toISOString()}::timestamptz or ${begunAttempts} >= hiring_terms.attempts_allowed
      then 'expired'
    when invitations.opened_at is not null then 'opened'
    when invitations.sent_at is not null then 'sent'
    else 'scheduled' end)`;
}

/** When something last happened with it; beside `invitations`. */
export const changedAt = sql<string>`greatest(
  invitations.created_at, invitations.sent_at, invitations.opened_at, invitations.reminded_at, invitations.revoked_at,
  (select max(s.updated_at) ${attempts} and s.started_at is not null))`;

/** What its candidate asked for about any attempt and nobody answered; beside `invitations`. */
export const waitingRequests = sql<number>`(
  select count(*)::int from candidate_requests r join interview_sessions s on s.id = r.session_id
  where s.interview_id = invitations.interview_id and s.candidate_id = invitations.candidate_id
  and r.answered_at is null)`;

const ofSession = sql`from scorecards c where c.session_id = ${submittedSession}`;

/** Where one's own scorecard of that attempt is; beside `invitations`. */
export function ownScorecard(userId: string): SQL<'none' | 'draft' | 'submitted'> {
  const own = sql`${ofSession} and c.rater_id = ${userId}`;
  return sql<'none' | 'draft' | 'submitted'>`(case
    when exists (select 1 ${own} and c.submitted_at is not null) then 'submitted'
    when exists (select 1 ${own}) then 'draft' else 'none' end)`;
}

/** How many people have submitted one; beside `invitations`. */
export const submittedScorecards = sql<number>`(
  select count(distinct c.rater_id)::int ${ofSession} and c.submitted_at is not null)`;

/** Whether somebody has an attempt to rate there, and may; beside `invitations`. */
export function isToRate(userId: string): SQL {
  return sql`(${submittedSession} is not null and ${ownScorecard(userId)} <> 'submitted' and not exists (
    select 1 from unrated_reveals u where u.session_id = ${submittedSession} and u.user_id = ${userId}))`;
}
