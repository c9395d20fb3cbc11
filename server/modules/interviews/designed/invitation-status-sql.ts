import { type SQL, sql } from 'drizzle-orm';
import type { InvitationStatus, ReviewAssignment, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
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
    when invitations.declined_at is not null then 'declined'
    when ${deadline} <= ${at.toISOString()}::timestamptz or ${begunAttempts} >= hiring_terms.attempts_allowed
      then 'expired'
    when invitations.opened_at is not null then 'opened'
    when invitations.bounced_at is not null then 'bounced'
    when invitations.sent_at is not null then 'sent'
    else 'scheduled' end)`;
}

/** When something last happened with it; beside `invitations`. */
export const changedAt = sql<string>`greatest(
  invitations.created_at, invitations.sent_at, invitations.opened_at, invitations.bounced_at, invitations.reminded_at, invitations.revoked_at,
  invitations.declined_at,
  (select max(s.updated_at) ${attempts} and s.started_at is not null))`;

/** What its candidate asked for about any attempt and waits for the team’s answer; beside `invitations`. */
export const waitingRequests = sql<number>`(
  select count(*)::int from candidate_requests r join interview_sessions s on s.id = r.session_id
  where s.interview_id = invitations.interview_id and s.candidate_id = invitations.candidate_id
  and r.answered_at is null and r.handed_over_at is null)`;

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

const assigned = sql`from review_assignments ra where ra.session_id = ${submittedSession}`;

/** Who is asked to rate that attempt; beside `invitations`. */
export const reviewers = sql<ReviewAssignment[]>`(
  select coalesce(json_agg(json_build_object('member', json_build_object('_id', u.id, 'full_name', u.full_name),
    'status', ra.status, 'due_at', to_char(ra.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by ra.assigned_at, ra.user_id), '[]')
  from review_assignments ra join users u on u.id = ra.user_id where ra.session_id = ${submittedSession})`;

/** Until when somebody is asked to rate it; beside `invitations`. */
export function ownDue(userId: string): SQL<string | null> {
  return sql<string | null>`(select ra.due_at ${assigned} and ra.user_id = ${userId} and ra.status = 'open')`;
}

/** Whether somebody is asked to rate that attempt, or has; beside `invitations`. */
export function isAssignedTo(userId: string): SQL {
  return sql`exists (select 1 ${assigned} and ra.user_id = ${userId} and ra.status <> 'declined')`;
}

/** Whether fewer have rated that attempt or are asked to than are needed; beside `invitations`. */
const isUncovered = sql`(select n.scorecards_needed from interviews n where n.id = invitations.interview_id) >
  ${submittedScorecards} + (select count(*) ${assigned} and ra.status = 'open')`;

/**
 * Whether an active candidate's attempt waits for somebody's rating; beside `invitations` and `applications`. They are
 * asked to, or see its candidate, and not enough others are asked.
 */
export function isToRate(userId: string, seesCandidate: SQL): SQL {
  return sql`(applications.status = 'active' and ${submittedSession} is not null
    and ${ownScorecard(userId)} <> 'submitted'
    and not exists (select 1 from unrated_reveals u where u.session_id = ${submittedSession} and u.user_id = ${userId})
    and (exists (select 1 ${assigned} and ra.user_id = ${userId} and ra.status = 'open')
      or (${seesCandidate} and ${isUncovered}
        and not exists (select 1 ${assigned} and ra.user_id = ${userId} and ra.status = 'declined'))))`;
}
