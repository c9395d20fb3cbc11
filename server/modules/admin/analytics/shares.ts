import type { Analytics, AnalyticsStep } from '../../../../openapi/gen/types.gen.ts';

/** Of fewer, a share is noise, and may tell of somebody. */
const LEAST = 5;

/** Reports below which no coefficient is told. */
const LEAST_FOR_CORRELATION = 30;

/** From 0 to 1; null of too few. */
export const shareOf = (part: number, whole: number): number | null => (whole < LEAST ? null : part / whole);

interface Counted {
  readonly key: string;
  readonly whole: number;
  readonly part: number;
}

const sumOf = (rows: readonly Pick<Counted, 'whole'>[]) => rows.reduce((sum, { whole }) => sum + whole, 0);

const STEPS: readonly AnalyticsStep['step'][] = [
  'registered',
  'verified',
  'started',
  'completed',
  'reported',
];

/** In the order in which people take them. */
export function stepsOf(counts: readonly Counted[]): AnalyticsStep[] {
  const countOf = (step: string) => counts.find(({ key }) => key === step)?.part ?? 0;
  return STEPS.map((step) => ({
    step,
    count: countOf(step),
    share: shareOf(countOf(step), countOf('registered')),
  }));
}

const BANDS = [
  [0, 19],
  [20, 39],
  [40, 59],
  [60, 79],
  [80, 100],
] as const;

/** Five bands, also those without a report; 100 percent belongs to the last. */
export function bandsOf(counted: readonly Pick<Counted, 'key' | 'whole'>[]): Analytics['coverage'] {
  const countOf = (band: number) =>
    sumOf(counted.filter(({ key }) => Math.min(Number(key), BANDS.length - 1) === band));
  return BANDS.map(([from, to], band) => ({ from, to, count: countOf(band) }));
}

/** How often an engine gave each score; none of too few. */
export function scoresOf(counted: readonly Pick<Counted, 'key' | 'whole'>[]): Analytics['scores'] {
  if (sumOf(counted) < LEAST) return [];
  return [1, 2, 3, 4, 5].map((score) => ({
    score,
    count: sumOf(counted.filter(({ key }) => Number(key) === score)),
  }));
}

/** How far people's scores lie from the engine's; the key is the distance. */
export function agreementOf(counted: readonly Pick<Counted, 'key' | 'whole'>[]): Analytics['agreement'] {
  const pairs = sumOf(counted);
  const upTo = (distance: number) => sumOf(counted.filter(({ key }) => Number(key) <= distance));
  return { pairs, exact: shareOf(upTo(0), pairs), within_one: shareOf(upTo(1), pairs) };
}

interface Sums {
  readonly whole: number;
  readonly sumX: number;
  readonly sumY: number;
  readonly sumXX: number;
  readonly sumYY: number;
  readonly sumXY: number;
}

/** Pearson's coefficient from sums; null of too few, and where one of the two is always the same. */
export function correlationOf(sums: Sums | undefined): Analytics['length'] {
  if (!sums) return { reports: 0, correlation: null };
  const { whole: n, sumX, sumY, sumXX, sumYY, sumXY } = sums;
  const spread = Math.sqrt((n * sumXX - sumX * sumX) * (n * sumYY - sumY * sumY));
  const isTold = n >= LEAST_FOR_CORRELATION && spread > 0;
  return { reports: n, correlation: isTold ? (n * sumXY - sumX * sumY) / spread : null };
}
