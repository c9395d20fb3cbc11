import type { InterviewResult, Turn } from '../../../api/gen/types.gen.ts';
import { standingNames } from '../../../capabilities/interview/standing-words.ts';

/** What has to be said of an answer; null where it was handed in and an engine could judge it. */
export function standingOf(
  { outcome, question_number }: Pick<Turn, 'outcome' | 'question_number'>,
  { left_to_person }: Pick<InterviewResult, 'left_to_person'>,
): string | null {
  if (outcome !== 'answered') return outcome && standingNames[outcome];
  return left_to_person.includes(question_number) ? standingNames.needs_human : null;
}
