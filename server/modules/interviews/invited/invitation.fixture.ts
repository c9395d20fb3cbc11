import type { SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { moment } from '../session/session-state.fixture.ts';
import type { Attempt, InvitationRow } from './invitation.ts';

export function anInvitation(change: Partial<InvitationRow> = {}): InvitationRow {
  return {
    id: 'invitation',
    interviewId: 'interview',
    email: 'candidate@mail.example',
    candidateId: 'candidate',
    companyId: null,
    applicationId: null,
    createdAt: moment(0),
    sentAt: null,
    bouncedAt: null,
    openedAt: null,
    closesAt: null,
    remindedAt: null,
    revokedAt: null,
    releases: 0,
    declinedAt: null,
    requested: null,
    requestNote: null,
    requestedAt: null,
    granted: null,
    decidedAt: null,
    remindedDays: null,
    ...change,
  };
}

/** Attempts in the order made; `created` ones have not begun. */
export function attemptsIn(...statuses: SessionStatus[]): Attempt[] {
  return statuses.map((status, index) => ({
    id: `attempt-${index + 1}`,
    attempt: index + 1,
    status,
    granted: null,
    isBegun: status !== 'created',
  }));
}
