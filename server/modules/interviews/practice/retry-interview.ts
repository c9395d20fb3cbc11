import type { RetrySessionRequest } from '../../../../openapi/gen/types.gen.ts';
import type { JudgingEngine } from '../../assessment/ports.ts';
import { practiceLimitSeconds } from '../session/clock.ts';
import { competencyOf, type Interview } from '../session/session-state.ts';

/**
 * The practice of one question that an earlier one asked, with the texts that were frozen then and the
 * engine of today; undefined where that one has no such question.
 */
export function retryInterview(
  { description }: Pick<JudgingEngine, 'description'>,
  earlier: Interview,
  { report_id: retryOf, question_id: questionId }: Pick<RetrySessionRequest, 'report_id' | 'question_id'>,
  identity: Pick<Interview, 'id' | 'ownerId' | 'createdAt'>,
): Interview | undefined {
  const question = earlier.questions.find(({ id }) => id === questionId);
  if (!question) return undefined;
  return {
    ...earlier,
    ...identity,
    questionType: question.type,
    engine: description,
    questions: [question],
    competencies: [{ ...competencyOf(earlier, question), weight: 1 }],
    feedbackAfterEach: false,
    selection: { method: 'retry', matchedTerms: [], retryOf },
    limitSeconds: practiceLimitSeconds([question]),
  };
}
