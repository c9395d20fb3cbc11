import type { SessionStatus } from '../../../gen/types/types.gen.ts';
import { moment } from '../session-state.fixture.ts';
import type { HiringTerms } from '../session-state.ts';
import type { Attempt, InvitationRow } from './invitation.ts';

/** Open from second 100 to second 1000 of the tests' time. */
export function someTerms(change: Partial<HiringTerms> = {}): HiringTerms {
  return {
    interviewId: 'interview',
    company: 'Sample Company',
    title: 'Engineer (sample)',
    attemptsAllowed: 1,
    opensAt: moment(100),
    closesAt: moment(1000),
    integrity: { signals: ['page_hidden'], camera: 'required', may_decline_signals: false },
    retentionDays: 90,
    ...change,
  };
}

export function anInvitation(change: Partial<InvitationRow> = {}): InvitationRow {
  return {
    id: 'invitation',
    interviewId: 'interview',
    email: 'candidate@mail.example',
    candidateId: 'candidate',
    createdAt: moment(0),
    revokedAt: null,
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
    isBegun: status !== 'created',
  }));
}
