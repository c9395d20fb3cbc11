import type { TrendCompetency } from '../../../../../api/gen/types.gen.ts';
import { standingNames } from '../../../../../lib/interview/standing-words.ts';

/** "Waits for a person, Skipped": of what has no figure, in the words of the report itself. */
export function leftOutText(competencies: readonly TrendCompetency[]): string {
  const found = competencies.flatMap(({ left_out = [] }) => left_out.map((one) => standingNames[one]));
  return [...new Set(found)].join(', ') || standingNames.not_counted;
}
