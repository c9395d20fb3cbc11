/**
 * The questions that were never asked; where these are too few, those too that were asked the longest ago.
 * @param askedBefore the ids of those that were, the latest first
 * @param count how many are needed at the least
 */
export function leastRecent<Asked extends { readonly id: string }>(
  questions: readonly Asked[],
  askedBefore: readonly string[],
  count: number,
): readonly Asked[] {
  const place = new Map(askedBefore.toReversed().map((id, index) => [id, askedBefore.length - index]));
  const ageOf = ({ id }: Asked) => place.get(id) ?? Number.POSITIVE_INFINITY;
  const ages = questions.map(ageOf).toSorted((one, other) => (one < other ? 1 : -1));
  const youngest = ages[Math.min(count, ages.length) - 1] ?? 0;
  return questions.filter((question) => ageOf(question) >= youngest);
}
