import { expect, test } from 'vitest';
import type { Assessment, Checklist, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { bestTry, isScorable } from './best-try.ts';

const nothing = { checklist: null, assessment: null, exact: null };
const checks = (found: number, is_unclear = false, concepts = 0) => ({
  ...nothing,
  checklist: {
    found,
    of: 5,
    is_unclear,
    concepts: Array.from({ length: 3 }, (_, at) => ({ found: at < concepts })),
  } as unknown as Checklist,
});
const scored = (score: number | null, state: Assessment['state'] = 'scored') => ({
  ...nothing,
  assessment: { state, score } as Assessment,
});
const points = (result: ExactResult['result'], earned: number | null) => ({
  ...nothing,
  exact: { result, points: earned } as ExactResult,
});
const skip = scored(1, 'skipped');

test.each([
  ['the only one', [checks(2)], 0],
  ['a retry in which more was found', [checks(2), checks(5), checks(4)], 1],
  ['the first where a retry is worse', [checks(4), checks(2)], 0],
  ['the first of those alike', [checks(3), checks(3)], 0],
  ['a retry of as many checks and more concepts', [checks(1), checks(1, false, 1)], 1],
  ['more checks before more concepts', [checks(2), checks(1, false, 3)], 0],
  ['what counts before what is unclear, though more was found in that', [checks(5, true), checks(2)], 1],
  ['an answer after one that could not be used', [nothing, checks(1)], 1],
  ['a higher score', [scored(3), scored(5), scored(4)], 1],
  ['a score after none', [scored(null, 'no_evidence'), scored(2)], 1],
  ['an answer of the lowest score after a skip', [skip, scored(1)], 1],
  ['a skip, where of the answer since nothing is known', [skip, scored(null, 'not_judged')], 0],
  ['right code after wrong', [points('wrong', 0), points('right', 1)], 1],
  ['code that was run, before some that was not', [points('wrong', 0), points('not_counted', null)], 0],
  ['nothing at all', [nothing, nothing], 0],
])('the best try is %s', (_what, tries, expected) => expect(bestTry(tries)).toBe(expected));

test('what has no figure of its own is not counted', () => {
  expect([nothing, skip, checks(5, true), points(null, 0)].map(isScorable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
