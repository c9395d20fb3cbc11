import type { LengthCorrelation, RatedMonth } from '../../../openapi/gen/types.gen.ts';
import { SESSIONS_NEEDED } from './agreement.ts';

/** Attempts of a month below which its mean says nothing. */
export const MONTH_NEEDED = 5;

interface Point {
  readonly sessionId: string;
  readonly score: number;
  readonly words: number;
}

/** How far the score of a competency goes with the words that were said to it. */
export function lengthCorrelation(points: readonly Point[]): LengthCorrelation {
  const sessions = new Set(points.map(({ sessionId }) => sessionId)).size;
  if (sessions < SESSIONS_NEEDED) return { sessions, correlation: null };
  return { sessions, correlation: pearson(points.map(({ words, score }) => [words, score])) };
}

/** Pearson's coefficient; null where one side does not vary. */
export function pearson(points: readonly (readonly [number, number])[]): number | null {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  const scale = spread(xs, meanX) * spread(ys, meanY);
  if (!scale) return null;
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / scale;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Dated {
  readonly sessionId: string;
  readonly month: string;
  readonly people: readonly number[];
  readonly engine: number | null;
}

/** The mean scores of each month, oldest first. */
export function monthsOf(units: readonly Dated[]): RatedMonth[] {
  const months = Map.groupBy(units, ({ month }) => month);
  return [...months]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, own]) => {
      const sessions = new Set(own.map(({ sessionId }) => sessionId)).size;
      const told = (values: readonly number[]) =>
        sessions < MONTH_NEEDED || values.length === 0 ? null : mean(values);
      return {
        month,
        sessions,
        people: told(own.map(({ people }) => mean(people))),
        engine: told(own.flatMap(({ engine }) => engine ?? [])),
      };
    });
}
