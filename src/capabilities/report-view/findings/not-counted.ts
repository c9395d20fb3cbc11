import type { Checklist } from '../../../../openapi/gen/types.gen.ts';
import { statusNames } from '../../interview/status-words.ts';

/** Why nothing of an answer is counted: it may be about something else, or told in words that nobody foresaw. */
export const whyUnclear =
  'Too few of these words are known to the checklist as being about the question, so it counts nothing of this answer. That does not call the answer wrong: a good one can be told in other words than the checklist knows.';

/** Why an answer counts of which too few concepts were found, as it did up to version 1.4.0 of the checklist. */
export const whyCounted =
  'Fewer than two concepts of the question were found in it. It counts because it says, in words of the question, how it relates to it; whether that is so, only a person can tell.';

/** Whether nothing of an answer is counted because of that. */
export const isUnclear = (checklist: Checklist | null): boolean => checklist?.is_unclear === true;

/** What was found, as a count; no 0/5 where nothing may be counted. */
export const checklistTitle = (checklist: Checklist): string =>
  isUnclear(checklist) ? 'Checklist: nothing is counted' : `Checklist ${checklist.found}/${checklist.of}`;

/** What an answer is called of which that is so; null where it is not. */
export function unclearName(checklist: Checklist | null): string | null {
  if (!isUnclear(checklist)) return null;
  return statusNames[checklist?.needs_human ? 'needs_human' : 'not_counted'];
}
