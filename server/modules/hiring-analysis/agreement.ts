import type { RaterAgreement } from '../../../openapi/gen/types.gen.ts';

/** The scores that one competency of one attempt was given. */
export interface ScoredUnit {
  readonly sessionId: string;
  readonly scores: readonly number[];
}

/** Attempts below which no coefficient is told. */
export const SESSIONS_NEEDED = 30;

/** How far those who scored the same agree. */
export function agreementOf(units: readonly ScoredUnit[]): RaterAgreement {
  const compared = units.filter(({ scores }) => scores.length > 1);
  const distances = compared.flatMap(({ scores }) => distancesIn(scores));
  const sessions = new Set(compared.map(({ sessionId }) => sessionId)).size;
  const alpha = sessions < SESSIONS_NEEDED ? null : krippendorffAlpha(compared.map(({ scores }) => scores));
  return {
    pairs: distances.length,
    exact: distances.filter(({ rounded }) => rounded === 0).length,
    within_one: distances.filter(({ whole }) => whole <= 1).length,
    sessions,
    alpha,
  };
}

/** Of each pair, once. */
const distancesIn = (scores: readonly number[]) =>
  scores.flatMap((one, at) =>
    scores.slice(at + 1).map((other) => ({
      whole: Math.abs(one - other),
      rounded: Math.abs(Math.round(one) - Math.round(other)),
    })),
  );

/**
 * Krippendorff's alpha with the interval metric, as scores are averaged elsewhere too (Krippendorff 2011, sources.md);
 * a unit with one value counts nothing. Null where all values are the same.
 */
export function krippendorffAlpha(units: readonly (readonly number[])[]): number | null {
  const pairable = units.filter((values) => values.length > 1);
  const all = pairable.flat();
  const expected = squaredDifferences(all) / (all.length - 1);
  if (all.length < 2 || expected === 0) return null;
  const observed = pairable.reduce(
    (sum, values) => sum + squaredDifferences(values) / (values.length - 1),
    0,
  );
  return 1 - observed / expected;
}

/** The sum over all ordered pairs. */
function squaredDifferences(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  return 2 * (values.length * squares - sum * sum);
}
