import { type SQL, sql } from 'drizzle-orm';
import type { LatestInterview } from '../../../openapi/gen/types.gen.ts';
import {
  invitationStatus,
  submittedScorecards,
  submittedSession,
} from '../interviews/designed/invitation-status-sql.ts';

/** How far the interview is that somebody was invited to last, beside `applications`; null where there is none. */
export function latestInterview(at: Date): SQL<LatestInterview | null> {
  return sql<LatestInterview | null>`(
    select json_build_object('status', ${invitationStatus(at)}, 'scorecards',
      case when ${submittedSession} is not null then ${submittedScorecards} end, 'scorecards_needed', n.scorecards_needed)
    from invitations
    join hiring_terms on hiring_terms.interview_id = invitations.interview_id
    join interviews n on n.id = invitations.interview_id
    where invitations.application_id = applications.id
    order by invitations.created_at desc, invitations.id limit 1)`;
}
