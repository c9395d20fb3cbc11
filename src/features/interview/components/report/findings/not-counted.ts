import type { Checklist } from '../../../../../api/gen/types.gen.ts';
import { standingNames } from '../../../../../lib/interview/standing-words.ts';

/** Why nothing of an answer is counted, and what would help: it may be about something else. */
export const whyUnclear =
  'From the words alone it is not clear whether this answer is about the question, so nothing of it is counted. A sentence that says how it answers the question makes it clear.';

/** Why an answer counts of which too few concepts were found. */
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
  return standingNames[checklist?.needs_human ? 'needs_human' : 'not_counted'];
}
