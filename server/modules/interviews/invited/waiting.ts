import type { InterviewWait } from '../../../../openapi/gen/types.gen.ts';
import type { Invitation } from './invitation.ts';
import { canBeTaken, isSubmitted, openAttempt } from './invitation-state.ts';
import { startOf } from './start.ts';

/** What of an invitation waits for its candidate at a moment; null where nothing does. */
export function waitsFor(found: Invitation, at: Date): InterviewWait | null {
  if (openAttempt(found)?.isBegun) return 'open_attempt';
  if (!canBeTaken(found, at)) return null;
  if (startOf(found, at).reason === 'consent_declined') return 'declined';
  return found.attempts.some(isSubmitted) ? 'further_attempt' : 'attempt';
}
