import type { Analytics, AnalyticsStep } from '../../../../openapi/gen/types.gen.ts';

/** Of fewer, a share is noise, and may tell of somebody. */
const LEAST = 5;

/** From 0 to 1; null of too few. */
export const shareOf = (part: number, whole: number): number | null => (whole < LEAST ? null : part / whole);

const STEPS: readonly AnalyticsStep['step'][] = [
  'registered',
  'verified',
  'started',
  'completed',
  'reported',
];

/** In the order in which people take them. */
export const stepsOf = (counts: Readonly<Record<AnalyticsStep['step'], number>>): AnalyticsStep[] =>
  STEPS.map((step) => ({ step, count: counts[step], share: shareOf(counts[step], counts.registered) }));

const BANDS = [
  [0, 19],
  [20, 39],
  [40, 59],
  [60, 79],
  [80, 100],
] as const;

/** Five bands, also those without a report; 100 percent belongs to the last. */
export function bandsOf(
  counted: readonly { readonly band: number; readonly count: number }[],
): Analytics['coverage'] {
  const countOf = (band: number) =>
    counted
      .filter((row) => Math.min(row.band, BANDS.length - 1) === band)
      .reduce((sum, { count }) => sum + count, 0);
  return BANDS.map(([from, to], band) => ({ from, to, count: countOf(band) }));
}
