import { expect, it } from 'vitest';
import { anchorText, judgementsText, matchedAnchors } from './anchor-words.ts';

const scored = (score: number | null, anchor: number | null) => ({ state: 'scored' as const, score, anchor });

it.each([
  [4, 3, 'nearest anchor: Solid (3)', null],
  [4.5, 5, 'nearest anchor: Strong (5)', 'Mean of two judgements: 4 and 5'],
  [4.5, null, 'between Solid (3) and Strong (5)', 'Mean of two judgements: 4 and 5'],
  [4, null, 'between Solid (3) and Strong (5)', 'Two judgements: both 4'],
  [3.5, null, 'between Solid (3) and Strong (5)', 'Mean of two judgements: 3 and 4'],
  [2.5, null, 'between Weak (1) and Solid (3)', 'Mean of two judgements: 2 and 3'],
  [2, null, 'between Weak (1) and Solid (3)', 'Two judgements: both 2'],
  [null, null, null, null],
])('a score of %j by anchor %j', (score, anchor, near, judgements) => {
  expect(anchorText(scored(score, anchor))).toBe(near);
  expect(judgementsText(scored(score, anchor))).toBe(judgements);
});

it('a skip was matched to no anchor, and judged by nobody', () => {
  const skip = { state: 'skipped' as const, score: 1, anchor: null };
  expect(anchorText(skip)).toBeNull();
  expect(judgementsText(skip)).toBeNull();
});

it('each anchor comes with the words it is written in', () => {
  const anchors = { '1': 'One.', '3': 'Three.', '5': 'Five.' };
  expect(matchedAnchors(scored(4.5, null), anchors)).toEqual([
    { name: 'Solid (3)', words: 'Three.' },
    { name: 'Strong (5)', words: 'Five.' },
  ]);
});
