import type { InterviewAttempts, InterviewState, StartReason } from '../../../../openapi/gen/types.gen.ts';
import type { SessionRow } from '../session/session-state.ts';
import { unfinishedStatuses } from '../session/session-state.ts';
import type { Attempt, Invitation } from './invitation.ts';

/** An attempt in one of these gave something to be judged. */
export const submittedStatuses = ['completed', 'expired', 'evaluating', 'reported'] as const;

type Facts = Pick<Invitation, 'invitation' | 'terms' | 'attempts'>;

/** The state of an invitation at a moment. */
export function stateOf(facts: Facts, at: Date): InterviewState {
  if (openAttempt(facts)?.isBegun) return 'in_progress';
  if (facts.attempts.some(isSubmitted)) return 'completed';
  if (facts.invitation.revokedAt) return 'revoked';
  if (facts.invitation.declinedAt) return 'declined';
  return at >= facts.terms.closesAt || attemptsOf(facts).left === 0 ? 'expired' : 'invited';
}

/** How many attempts there are; one counts once its first question was asked. */
export function attemptsOf({ terms, attempts }: Facts): InterviewAttempts {
  const used = attempts.filter(({ isBegun }) => isBegun).length;
  return { allowed: terms.attemptsAllowed, used, left: Math.max(0, terms.attemptsAllowed - used) };
}

/** The attempt that can still be worked on, begun or not. */
export function openAttempt({ attempts }: Pick<Facts, 'attempts'>): Attempt | undefined {
  return attempts.find(({ status }) => isOneOf(unfinishedStatuses, status));
}

export function isSubmitted({ status }: Pick<Attempt, 'status'>): boolean {
  return isOneOf(submittedStatuses, status);
}

type Obstacle = Exclude<StartReason, 'consent_missing' | 'consent_declined'>;

/** Why no attempt can begin at a moment, or null. One that has begun may always be gone on with. */
export function obstacleAt(facts: Facts, at: Date): Obstacle | null {
  const { invitation, terms } = facts;
  if (openAttempt(facts)?.isBegun) return null;
  if (invitation.revokedAt) return 'revoked';
  if (invitation.declinedAt) return 'declined';
  if (attemptsOf(facts).left === 0) return 'no_attempts';
  if (at >= terms.closesAt) return 'closed';
  return at < terms.opensAt ? 'not_open' : null;
}

/** Whether an attempt can be taken, now or once the interview opens; so long accommodations can be asked for. */
export function canBeTaken(facts: Facts, at: Date): boolean {
  const obstacle = obstacleAt(facts, at);
  return obstacle === null || obstacle === 'not_open';
}

function isOneOf(statuses: readonly SessionRow['status'][], status: SessionRow['status']): boolean {
  return statuses.includes(status);
}
