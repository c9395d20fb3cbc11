import type { Accommodation, InterviewAccommodations } from '../../../openapi/gen/types.gen.ts';
import {
  type Accommodations,
  accommodationNoteMaxLength,
  noAccommodations,
} from '../../components/form/fields/accommodation-fields.tsx';
import { lengthProblem } from '../../components/form/fields/long-text-field.tsx';

/** What the form begins with: the request that waits, to be changed; before any, what was wished once for all. */
export function initialRequest(
  { state, requested, note }: InterviewAccommodations,
  wishes: Accommodations = noAccommodations,
): Accommodations {
  if (state === 'waiting' && requested) return { ...requested, note: note ?? '' };
  return state === 'none' ? wishes : noAccommodations;
}

/** Whether anything is asked for. */
export function asksForSomething(request: Accommodations): boolean {
  return accommodationText(request) !== null || request.note.trim() !== '';
}

/** Why a request cannot be sent as it is, or null. */
export function accommodationProblem(request: Accommodations): string | null {
  if (!asksForSomething(request)) return 'Choose what you need, or describe it in the note.';
  return lengthProblem(request.note, accommodationNoteMaxLength);
}

/** What is granted, in words; also where it is nothing. */
export const grantedText = (granted: Accommodation) =>
  accommodationText(granted) ?? 'nothing beyond the usual';

/** What was asked for; own words alone are not repeated. */
export const requestText = (requested: Accommodation) =>
  accommodationText(requested) ?? 'what your note says';

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
