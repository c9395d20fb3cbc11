import type { Turn } from '../../../openapi/gen/types.gen.ts';

/** A question as it is spoken of in a sentence, e.g. `the follow-up of question 2`. */
export const questionOf = ({ question_number, kind }: Pick<Turn, 'question_number' | 'kind'>): string =>
  kind === 'follow_up' ? `the follow-up of question ${question_number}` : `question ${question_number}`;
