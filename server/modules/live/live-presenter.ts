import type { LiveEvent, LiveInterview, LivePerson, LiveRole } from '../../../openapi/gen/types.gen.ts';
import type { LiveRow } from './live-repository.ts';
import { liveStatus, opensAt, roomAccess } from './room-access.ts';
import type { LiveEventRow } from './room-repository.ts';

/** A live interview as one of its people sees it. */
export function presentLive(row: LiveRow, role: LiveRole, at: Date): LiveInterview {
  const { live, invitation } = row;
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
    people: presentPeople(row),
    minutes: live.minutes,
    times: [...live.times],
    starts_at: live.startsAt?.toISOString() ?? null,
    ends_at: live.endsAt?.toISOString() ?? null,
    note: live.note,
    access: roomAccess(facts, role, at),
    opens_at: opensAt(facts)?.toISOString() ?? null,
    settings: row.settings ?? { editor_language: 'text' },
    candidate_waits: live.candidateWaits,
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

/** The candidate, then those who hold it, the lead first. */
export function presentPeople({ accountId, candidateName, timeZone, holders }: LiveRow): LivePerson[] {
  return [
    { _id: accountId, full_name: candidateName, role: 'candidate', time_zone: timeZone },
    ...holders.map((one) => ({
      _id: one.id,
      full_name: one.fullName,
      role: one.isLead ? ('lead' as const) : ('interviewer' as const),
      time_zone: one.timeZone,
    })),
  ];
}

export const presentEvent = ({
  position,
  kind,
  userId,
  at,
  text,
  questionNumber,
  rating,
}: LiveEventRow): LiveEvent => ({
  position,
  kind,
  person_id: userId,
  at: at.toISOString(),
  text,
  question_number: questionNumber,
  rating,
});
