import type { ReportQuestion, ReportTurn } from '../../../api/gen/types.gen.ts';

type Reported = Pick<ReportQuestion, 'turns' | 'retries' | 'exact'>;

/** What was last answered in words to a question of a report, its follow-ups too; none where it has a key. */
export function answeredInReport({ turns, retries = [], exact }: Reported): readonly ReportTurn[] {
  if (exact) return [];
  const attempts = [turns, ...retries.map((retry) => retry.turns)];
  const answered = attempts.map((attempt) => attempt.filter(({ answer }) => answer !== null));
  return answered.findLast((attempt) => attempt.length > 0) ?? [];
}

/** Those words as one text; empty where none were understood. */
export const wordsInReport = (question: Reported): string =>
  answeredInReport(question)
    .filter(({ outcome }) => outcome !== 'poor_audio')
    .map(({ answer }) => answer)
    .join('\n\n');
