import type { Assessment } from '../../../../openapi/gen/types.gen.ts';

/** Of a report, what tells whether a language model scored anything. */
export interface AiScored {
  readonly questions: readonly { readonly assessment: Pick<Assessment, 'state'> | null }[];
}

/** Whether a language model scored any answer of a report; a skip counts without it. */
export const hasAiScores = ({ questions }: AiScored): boolean =>
  questions.some(({ assessment }) => assessment?.state === 'scored');
