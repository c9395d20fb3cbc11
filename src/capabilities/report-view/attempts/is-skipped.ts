import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';

interface Answer {
  readonly turns: readonly ReportTurn[];
}

/** Whether a question was skipped as a whole; of one that was answered a follow-up may have been. */
export const isSkipped = ({ turns }: Answer) => turns[0]?.kind === 'core' && turns[0].outcome === 'skipped';

/** The place of the first answer among all that was made of a question: a skip, or it; then each retry. */
export const placeOfFirstAnswer = ([first]: readonly Answer[]): 0 | 1 => (first && isSkipped(first) ? 1 : 0);
