import type { TrendCompetency } from '../../../../../openapi/gen/types.gen.ts';
import { skipNote } from '../../../../capabilities/interview/skip-note.ts';
import { statusNames } from '../../../../capabilities/interview/status-words.ts';

/** "Waits for a person, Skipped": of what has no figure, in the words of the report itself. */
export function leftOutText(competencies: readonly TrendCompetency[]): string {
  const found = competencies.flatMap(({ left_out = [] }) => left_out.map((one) => statusNames[one]));
  return [...new Set(found)].join(', ') || statusNames.not_counted;
}

/** Said beside a figure that counts a skip, or that leaves an answer to a person; null beside any other. */
export function figureNote(figure: TrendCompetency): string | null {
  const waits = figure.left_out?.includes('needs_human') ? 'an answer waits for a person' : null;
  return [skipNote(figure), waits].filter(Boolean).join('; ') || null;
}
