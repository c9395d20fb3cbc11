import type { Anchors, Assessment } from '../../../../openapi/gen/types.gen.ts';

/** The rungs that are written out, in order. */
export const rungs = ['1', '3', '5'] as const;
export const rungNames = { '1': 'Weak', '3': 'Solid', '5': 'Strong' } as const;

type Rung = (typeof rungs)[number];
type Scored = Pick<Assessment, 'state' | 'score' | 'anchor'>;

const nameOf = (rung: Rung) => `${rungNames[rung]} (${rung})`;

/** The written anchors that an answer was matched to: two where two judgements matched neighbours, none without a score. */
function matchedRungs({ state, score, anchor }: Scored): readonly Rung[] {
  if (state !== 'scored' || score === null) return [];
  if (anchor !== null) return rungs.filter((rung) => Number(rung) === anchor);
  return score < 3 ? ['1', '3'] : ['3', '5'];
}

/** "nearest anchor: Solid (3)"; "between Solid (3) and Strong (5)"; null without a score. */
export function anchorText(assessment: Scored): string | null {
  const [one, other] = matchedRungs(assessment);
  if (!one) return null;
  return other ? `between ${nameOf(one)} and ${nameOf(other)}` : `nearest anchor: ${nameOf(one)}`;
}

/** The same anchors with the words that they are written in. */
export const matchedAnchors = (assessment: Scored, anchors: Anchors) =>
  matchedRungs(assessment).map((rung) => ({ name: nameOf(rung), words: anchors[rung] }));

/** "Mean of two judgements: 4 and 5", which are at most one apart; null where nothing tells that it was judged twice. */
export function judgementsText({ state, score, anchor }: Scored): string | null {
  if (state !== 'scored' || score === null) return null;
  if (!Number.isInteger(score)) return `Mean of two judgements: ${Math.floor(score)} and ${Math.ceil(score)}`;
  return anchor === null ? `Two judgements: both ${score}` : null;
}
