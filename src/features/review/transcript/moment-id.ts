/** A place in an answer, or a question as a whole. */
export interface Moment {
  readonly question_number: number;
  readonly turn_id?: string | null;
  readonly start?: number | null;
}

/** The id of a question as a whole. */
export const questionAnchor = (number: number) => `question-${number}`;

/** The id that a place has in the transcript. */
export const momentId = ({ question_number, turn_id, start }: Moment) =>
  turn_id ? `moment-${turn_id}-${start ?? 0}` : questionAnchor(question_number);
