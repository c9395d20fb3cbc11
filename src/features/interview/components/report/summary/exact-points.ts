import type { Report, ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { pointsText } from '../findings/verdict-words.ts';

interface ExactPoints {
  readonly points: number;
  /** How many answers they were earned in; what is left to a person or not counted is not among them. */
  readonly counted: number;
  /** Not asked, or not handed in before the end. */
  readonly unfinished: number;
}

/** What the answers with a key or with cases earned. */
export function exactPoints(
  { planned, needs_human = 0, not_counted = 0 }: NonNullable<Report['exact']>,
  questions: readonly Pick<ReportQuestion, 'exact'>[],
): ExactPoints {
  const results = questions.flatMap(({ exact }) => exact ?? []);
  const unfinished = results.filter(({ result, points }) => result === null && points === null).length;
  return {
    points: results.reduce((sum, result) => sum + (result.points ?? 0), 0),
    counted: planned - needs_human - not_counted - unfinished,
    unfinished,
  };
}

/** "Held against a key or run: 0.67 of 1 point"; null where none counts. */
export function exactText({ exact, questions }: Pick<Report, 'exact' | 'questions'>): string | null {
  if (!exact) return null;
  const { points, counted } = exactPoints(exact, questions);
  return counted > 0 ? `Held against a key or run: ${pointsText(points, counted)}` : null;
}
