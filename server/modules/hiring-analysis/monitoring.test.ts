import { expect, test } from 'vitest';
import { lengthCorrelation, monthsOf, pearson } from './monitoring.ts';

/** Anscombe (1973), the first of his four sets. */
const published = [
  [10, 8.04],
  [8, 6.95],
  [13, 7.58],
  [9, 8.81],
  [11, 8.33],
  [14, 9.96],
  [6, 7.24],
  [4, 4.26],
  [12, 10.84],
  [7, 4.82],
  [5, 5.68],
] as const;

test('the correlation is the published 0.816', () => {
  expect(pearson(published)).toBeCloseTo(0.816, 3);
  expect(
    pearson([
      [1, 3],
      [2, 3],
    ]),
  ).toBeNull();
});

const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ sessionId: String(at), score: 1 + (at % 5), words: at % 5 }));

test('below 30 attempts nothing is said of length', () => {
  expect(lengthCorrelation(points(29))).toEqual({ sessions: 29, correlation: null });
  expect(lengthCorrelation(points(30)).correlation).toBeCloseTo(1, 10);
});

test('a month with too few attempts has no mean', () => {
  const of = (month: string, count: number, people: number[], engine: number | null) =>
    Array.from({ length: count }, (_, at) => ({ sessionId: `${month} ${at}`, month, people, engine }));
  const units = [
    ...of('2026-10', 5, [2, 4], null),
    ...of('2026-09', 4, [5], 5),
    ...of('2026-11', 6, [4], 3.5),
  ];
  expect(monthsOf(units)).toEqual([
    { month: '2026-09', sessions: 4, people: null, engine: null },
    { month: '2026-10', sessions: 5, people: 3, engine: null },
    { month: '2026-11', sessions: 6, people: 4, engine: 3.5 },
  ]);
});
