import type { QuestionKinds } from '../../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';

/** What a question is answered with, as far as its kind says it. */
export type KindOfQuestion = Pick<AskedQuestion, 'type'>;

/** How many questions are answered in which way. */
export function questionKinds(questions: readonly KindOfQuestion[]): QuestionKinds {
  const many = (kind: AskedQuestion['type']) => questions.filter(({ type }) => type === kind).length;
  const [choices, code] = [many('multiple_choice'), many('coding')];
  return { words: questions.length - choices - code, choices, code };
}
