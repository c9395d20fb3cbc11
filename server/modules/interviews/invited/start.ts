import type { InterviewStart, StartReason } from '../../../../openapi/gen/types.gen.ts';
import { grantedTo } from './accommodation.ts';
import { askedConsents, consentObstacle } from './consent.ts';
import type { Invitation } from './invitation.ts';
import { obstacleAt, openAttempt } from './invitation-state.ts';

const sentences: Readonly<Record<StartReason, string>> = {
  not_open: 'This interview is not open yet.',
  closed: 'The time in which this interview could be begun is over.',
  revoked: 'This invitation was taken back.',
  no_attempts: 'All attempts at this interview are used.',
  consent_missing: 'Read what is captured and decide on each item first.',
  consent_declined: 'This interview cannot be taken without what you declined.',
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
