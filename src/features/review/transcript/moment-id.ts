/** A place in an answer, a mark, or a question as a whole. */
export interface Moment {
  readonly question_number: number;
  readonly turn_id?: string | null;
  readonly start?: number | null;
  readonly mark_position?: number;
}

/** The id of a question as a whole. */
export const questionAnchor = (number: number) => `question-${number}`;

/** The id that a place has in the transcript, or a mark in the timeline. */
export function momentId({ question_number, turn_id, start, mark_position }: Moment): string {
  if (mark_position !== undefined) return `mark-${mark_position}`;
  return turn_id ? `moment-${turn_id}-${start ?? 0}` : questionAnchor(question_number);
}

/** Where a moment stands, as the address names it; undefined for the transcript. */
export const tabOf = ({ mark_position }: Moment) => (mark_position === undefined ? undefined : 'timeline');
