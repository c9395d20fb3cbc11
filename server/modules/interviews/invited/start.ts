import type { InterviewStart, StartReason } from '../../../../openapi/gen/types.gen.ts';
import { grantedTo } from './accommodation.ts';
import { askedConsents, consentObstacle } from './consent.ts';
import type { Invitation } from './invitation.ts';
import { obstacleAt, openAttempt } from './invitation-state.ts';

const sentences: Readonly<Record<StartReason, string>> = {
  not_open: 'This interview isn’t open yet.',
  closed: 'The deadline for starting this interview has passed.',
  declined: 'You declined this invitation.',
  revoked: 'This invitation was withdrawn.',
  no_attempts: 'You’ve used all attempts for this interview.',
  consent_missing: 'Make your choices first.',
  consent_declined: 'You declined something this interview requires.',
};

/** Whether an attempt can be created, or the open one gone on with, at a moment. */
export function startOf(found: Invitation, at: Date): InterviewStart {
  const reason = obstacleAt(found, at) ?? undecided(found);
  return { is_allowed: reason === null, reason, message: reason && sentences[reason] };
}

function undecided(found: Invitation): StartReason | null {
  if (openAttempt(found)?.isBegun) return null;
  return consentObstacle(askedConsents(found.terms, grantedTo(found.invitation)), found.consents);
}
