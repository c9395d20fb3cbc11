import type {
  Accommodation,
  AccommodationRequest,
  InterviewAccommodations,
} from '../../../../openapi/gen/types.gen.ts';
import type { Invitation, InvitationRow } from './invitation.ts';
import { canBeTaken } from './invitation-state.ts';

const nothing: Accommodation = { extra_time_percent: 0, text_only: false, pauses: false };

/** What holds for a candidate now, or held in an attempt; nothing where that is not known. */
export function grantedTo({ granted }: Pick<InvitationRow, 'granted'>): Accommodation {
  return granted ?? nothing;
}

/** What holds in the next attempt or the one under way; once none can follow, what held in the last. */
export function grantedAt(
  found: Pick<Invitation, 'invitation' | 'terms' | 'attempts'>,
  at: Date,
): Accommodation {
  const last = found.attempts.findLast(({ isBegun }) => isBegun);
  return grantedTo(last && !canBeTaken(found, at) ? last : found.invitation);
}

/** Whether a request asks for anything at all; own words alone do. */
export function asksForSomething({
  extra_time_percent,
  text_only,
  pauses,
  note = '',
}: AccommodationRequest): boolean {
  return extra_time_percent > 0 || text_only || pauses || note.trim() !== '';
}

/** Whether the last request waits for its decision; what was decided before goes on meanwhile. */
export function accommodationState({
  requestedAt,
  decidedAt,
}: Pick<InvitationRow, 'requestedAt' | 'decidedAt'>): InterviewAccommodations['state'] {
  if (requestedAt && (!decidedAt || requestedAt > decidedAt)) return 'waiting';
  return decidedAt ? 'decided' : 'none';
}
