import type { Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { otherAnswers } from '../../interview/coverage-words.ts';
import { pointsText } from '../findings/verdict-words.ts';

interface ExactPoints {
  readonly points: number;
  /** How many answers they were earned in; what is left to a person or not counted is not among them. */
  readonly counted: number;
  /** Not asked, or not submitted before the end. */
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

/** What was done with the answers that earn points; only a question with choices has options. */
export function exactTitle(questions: readonly Pick<ReportQuestion, 'exact'>[]): string {
  const hasKey = questions.some(({ exact }) => exact && exact.options.length > 0);
  const hasCode = questions.some(({ exact }) => exact && exact.options.length === 0);
  if (!hasCode) return 'Held against the key';
  return hasKey ? 'Held against the key, and run' : 'Run against its cases';
}

/** "Run against its cases: 0.67 of 1 point, 1 waits for a person"; null where none were asked for. */
export function exactText({ exact, questions }: Pick<Report, 'exact' | 'questions'>): string | null {
  if (!exact) return null;
  const { needs_human, not_counted } = exact;
  const { points, counted, unfinished } = exactPoints(exact, questions);
  const earned = counted > 0 ? [pointsText(points, counted)] : [];
  const others = otherAnswers({ needs_human, not_counted, unfinished });
  return `${exactTitle(questions)}: ${[...earned, ...others].join(', ')}`;
}
