import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';

/** How the ids of questions begin that are items of a company's test. */
export const TEST_QUESTION = 'test-';

/**
 * A report as its candidate reads it. A company asks its tests again and again, so that their keys and hidden cases stay
 * with it: what was earned is told, and nothing of why.
 */
export function withoutTestKeys<Body extends { readonly questions: readonly ReportQuestion[] }>(
  body: Body,
): Body {
  return { ...body, questions: body.questions.map(withoutKey) };
}

function withoutKey(question: ReportQuestion): ReportQuestion {
  const { question_id: id, exact } = question;
  if (!exact || !id.startsWith(TEST_QUESTION)) return question;
  const { code } = exact;
  return {
    ...question,
    exact: { ...exact, options: [], explanation: '', ...(code && { code: { ...code, hidden: [] } }) },
  };
}
