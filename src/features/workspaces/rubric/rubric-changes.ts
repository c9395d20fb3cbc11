import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';

const WORDS: readonly (readonly [field: keyof RubricCompetency, changed: string])[] = [
  ['description', 'description'],
  ['anchors', 'anchors'],
  ['indicators', 'signs'],
  ['must_not_infer', 'what must not be inferred'],
];

/** How one version of a rubric differs from another, a line for each competency that does. */
export function rubricChanges(
  before: readonly RubricCompetency[],
  after: readonly RubricCompetency[],
): string[] {
  const earlier = new Map(before.map((one) => [one._id, one]));
  const kept = new Set(after.map(({ _id }) => _id));
  return [
    ...after.flatMap((one) => changesOf(earlier.get(one._id), one)),
    ...before.filter(({ _id }) => !kept.has(_id)).map(({ name }) => `${name}: removed`),
  ];
}

function changesOf(before: RubricCompetency | undefined, after: RubricCompetency): string[] {
  const name = after.name.trim() || 'New competency';
  if (!before) return [`${name}: added, ${after.weight_percent} %`];
  const texts = WORDS.filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const changes = [
    ...(before.name === after.name ? [] : [`was “${before.name}”`]),
    ...(before.weight_percent === after.weight_percent
      ? []
      : [`${before.weight_percent} → ${after.weight_percent} %`]),
    ...texts.map(([, words]) => `${words} changed`),
  ];
  return changes.length === 0 ? [] : [`${name}: ${changes.join(', ')}`];
}
