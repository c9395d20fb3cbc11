import { expect, test } from 'vitest';
import { agreementOf, krippendorffAlpha, SESSIONS_NEEDED } from './agreement.ts';

/** Krippendorff (2011), "Computing Krippendorff's Alpha-Reliability", section D: four observers, twelve units. */
const published = [
  [1, 1, 1],
  [2, 2, 3, 2],
  [3, 3, 3, 3],
  [3, 3, 3, 3],
  [2, 2, 2, 2],
  [1, 2, 3, 4],
  [4, 4, 4, 4],
  [1, 1, 2, 1],
  [2, 2, 2, 2],
  [5, 5, 5],
  [1, 1],
  [3],
];

test('alpha is the published 0.849 for interval data', () => {
  expect(krippendorffAlpha(published)).toBeCloseTo(0.849, 3);
});

test.each([
  [
    'all agree',
    [
      [1, 1],
      [5, 5],
    ],
    1,
  ],
  // By hand: observed 2 + 2 = 4; expected 2·(4·10 − 6²) / 3 = 8/3; 1 − 4 / (8/3) = −0.5.
  [
    'they always part by one',
    [
      [1, 2],
      [2, 1],
    ],
    -0.5,
  ],
  [
    'all say the same',
    [
      [3, 3],
      [3, 3],
    ],
    null,
  ],
  ['nobody is beside another', [[3], [4]], null],
])('%s', (_name, units, alpha) => {
  expect(krippendorffAlpha(units)).toBe(alpha);
});

test('pairs are counted within an attempt and competency alone', () => {
  const units = [
    { sessionId: 'a', scores: [3, 3, 4] },
    { sessionId: 'a', scores: [1, 5] },
    { sessionId: 'b', scores: [2] },
    { sessionId: 'c', scores: [3, 3.4] },
  ];
  // 3-3, 3-4, 3-4; 1-5; 3-3.4, which rounds to the same.
  expect(agreementOf(units)).toEqual({ pairs: 5, exact: 2, within_one: 4, sessions: 2, alpha: null });
});

test.each([
  [SESSIONS_NEEDED - 1, null],
  [SESSIONS_NEEDED, 1],
])('of %i attempts alpha is %s', (count, alpha) => {
  const units = Array.from({ length: count }, (_, at) => ({
    sessionId: String(at),
    scores: at % 2 ? [1, 1] : [4, 4],
  }));
  expect(agreementOf(units).alpha).toBe(alpha);
});
