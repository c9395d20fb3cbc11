import type { Accommodation, InterviewAccommodations } from '../../../gen/types/types.gen.ts';
import type { InvitationRow } from './invitation.ts';

const nothing: Accommodation = { extra_time_percent: 0, text_only: false, pauses: false };

/** What holds for a candidate now. */
export function grantedTo({ granted }: Pick<InvitationRow, 'granted'>): Accommodation {
  return granted ?? nothing;
}

/** Whether a request asks for anything at all. */
export function asksForSomething({ extra_time_percent, text_only, pauses }: Accommodation): boolean {
  return extra_time_percent > 0 || text_only || pauses;
}

/** Whether the last request waits for its decision; a new one takes the time of the last decision away. */
export function accommodationState({
  requestedAt,
  decidedAt,
}: Pick<InvitationRow, 'requestedAt' | 'decidedAt'>): InterviewAccommodations['state'] {
  if (decidedAt) return 'decided';
  return requestedAt ? 'waiting' : 'none';
}
