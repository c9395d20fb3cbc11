import type {
  Accommodation,
  AccommodationRequest,
  InterviewAccommodations,
} from '../../../gen/types/types.gen.ts';
import type { SessionRow } from '../session/session-state.ts';
import type { InvitationRow } from './invitation.ts';

const nothing: Accommodation = { extra_time_percent: 0, text_only: false, pauses: false };

/** What holds for a candidate now. */
export function grantedTo({ granted }: Pick<InvitationRow, 'granted'>): Accommodation {
  return granted ?? nothing;
}

/**
 * What held in an attempt: what was granted after its end is for the next. Only the last decision is stored: one that
 * follows an attempt leaves nothing known of what was granted for it before.
 */
export function grantedDuring(
  { endedAt }: Pick<SessionRow, 'endedAt'>,
  { granted, decidedAt }: Pick<InvitationRow, 'granted' | 'decidedAt'>,
): Accommodation {
  const isLater = endedAt !== null && decidedAt !== null && decidedAt > endedAt;
  return isLater ? nothing : grantedTo({ granted });
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
