import type { CompetencyAssessment } from '../../../../../api/gen/types.gen.ts';

/** On how much the AI's score of a competency rests: "1 of 2 answers, 1 skipped, which scores 1". */
export function scoreBasis(
  { scored, skipped, needs_human, not_judged = 0 }: CompetencyAssessment,
  questions: number,
): string {
  const parts = [`${scored} of ${questions} ${questions === 1 ? 'answer' : 'answers'}`];
  if (skipped > 0) parts.push(`${skipped} skipped, which scores 1`);
  if (needs_human > 0) parts.push(`${needs_human} ${needs_human === 1 ? 'waits' : 'wait'} for a person`);
  if (not_judged > 0) parts.push(`${not_judged} could not be judged`);
  return parts.join(', ');
}
