import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { statusNames } from '../../../capabilities/interview/status-words.ts';

/** What has to be said of an answer; null where it was submitted and an engine could judge it. */
export function turnStatusOf(
  { outcome, question_number }: Pick<Turn, 'outcome' | 'question_number'>,
  { left_to_person }: Pick<InterviewResult, 'left_to_person'>,
): string | null {
  if (outcome !== 'answered') return outcome && statusNames[outcome];
  return left_to_person.includes(question_number) ? statusNames.needs_human : null;
}
