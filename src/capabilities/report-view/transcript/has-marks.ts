import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { isMarked } from './answer-segments.ts';

/** Whether anything is marked in the answers of a report, or may be in an earlier one that stands beside them. */
export function hasMarks({ questions, retry_of }: Pick<Report, 'questions' | 'retry_of'>): boolean {
  return questions.some((question) => {
    const hasEarlier = retry_of !== undefined && !question.exact;
    return hasEarlier || [question, ...(question.retries ?? [])].some(isMarked);
  });
}
