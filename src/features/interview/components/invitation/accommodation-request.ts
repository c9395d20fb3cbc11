import type {
  Accommodation,
  AccommodationRequest,
  InterviewAccommodations,
} from '../../../../api/gen/types.gen.ts';
import { lengthProblem } from '../long-text-field.tsx';

export const extraTimes: readonly AccommodationRequest['extra_time_percent'][] = [0, 25, 50, 100];

/** Characters. */
export const noteMaxLength = 1000;

const nothing: AccommodationRequest = { extra_time_percent: 0, text_only: false, pauses: false, note: '' };

/** What the form begins with: the request that waits, to be changed; else nothing. */
export function initialRequest({ state, requested, note }: InterviewAccommodations): AccommodationRequest {
  return state === 'waiting' && requested ? { ...requested, note: note ?? '' } : nothing;
}

/** Why a request cannot be sent as it is, or null. */
export function accommodationProblem(request: AccommodationRequest): string | null {
  const note = request.note?.trim() ?? '';
  if (!accommodationText(request) && note === '') return 'Choose what you need, or describe it in the note.';
  return lengthProblem(request.note ?? '', noteMaxLength);
}

/** "50% extra time and text only"; null where it is nothing. */
export function accommodationText(accommodation: Accommodation): string | null {
  const { extra_time_percent, text_only, pauses } = accommodation;
  const parts = [
    extra_time_percent > 0 && `${extra_time_percent}% extra time`,
    text_only && 'text only',
    pauses && 'breaks away from the screen',
  ].filter((part) => part !== false);
  return parts.length > 0 ? new Intl.ListFormat('en').format(parts) : null;
}
