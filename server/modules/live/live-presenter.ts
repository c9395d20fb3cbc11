import type { LiveInterview, LiveRole } from '../../../openapi/gen/types.gen.ts';
import type { LiveRow } from './live-repository.ts';
import { liveStatus, opensAt, roomAccess } from './room-access.ts';

/** A live interview as one of its people sees it. */
export function presentLive(row: LiveRow, role: LiveRole, at: Date): LiveInterview {
  const { live, invitation, holders } = row;
  const facts = factsOf(row);
  const isCandidate = role === 'candidate';
  return {
    _id: live.id,
    interview: { _id: live.interviewId, title: row.title },
    company: row.company,
    workspace: isCandidate ? null : row.workspace,
    application_id: isCandidate ? null : invitation.applicationId,
    status: liveStatus(facts, at),
    my_role: role,
    people: [
      { _id: row.accountId, full_name: row.candidateName, role: 'candidate', time_zone: row.timeZone },
      ...holders.map(({ id, fullName, timeZone, isLead }) => ({
        _id: id,
        full_name: fullName,
        role: isLead ? ('lead' as const) : ('interviewer' as const),
        time_zone: timeZone,
      })),
    ],
    minutes: live.minutes,
    times: [...live.times],
    starts_at: live.startsAt?.toISOString() ?? null,
    ends_at: live.endsAt?.toISOString() ?? null,
    note: live.note,
    access: roomAccess(facts, role, at),
    opens_at: opensAt(facts)?.toISOString() ?? null,
    settings: row.settings ?? { editor_language: 'text' },
    session_id: isCandidate ? null : live.sessionId,
  };
}

export const factsOf = ({ live, invitation }: LiveRow) => ({
  stored: live.status,
  startsAt: live.startsAt,
  endsAt: live.endsAt,
  isDeclined: invitation.declinedAt !== null,
  isRevoked: invitation.revokedAt !== null,
});
