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
