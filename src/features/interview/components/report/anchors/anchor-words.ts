import type { Anchors, Assessment } from '../../../../../api/gen/types.gen.ts';

/** The rungs that are written out, in order. */
export const rungs = ['1', '3', '5'] as const;
export const rungNames = { '1': 'Weak', '3': 'Solid', '5': 'Strong' } as const;

/** The written anchor that an answer was matched to, in its words. */
export function nearestAnchor({ anchor }: Assessment, anchors: Anchors) {
  const rung = rungs.find((one) => Number(one) === anchor);
  return rung && { name: `${rungNames[rung]} (${rung})`, words: anchors[rung] };
}
