/** A stretch of a text, in UTF-16 units, and what stands in its place for a model. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** All that one of the expressions (flag g) finds and that is meant, each with the same token in its place. */
export function replacementsOf(
  text: string,
  expressions: readonly RegExp[],
  token: string,
  isMeant: (found: string) => boolean = () => true,
): Replacement[] {
  return expressions.flatMap((expression) =>
    Array.from(text.matchAll(expression)).flatMap(({ 0: found, index }) =>
      isMeant(found) ? [{ start: index, end: index + found.length, token }] : [],
    ),
  );
}

/** The same in a text that has so much before it. */
export function movedBy(by: number, { start, end, token }: Replacement): Replacement {
  return { start: start + by, end: end + by, token };
}

/** The longest of those that begin together, then those that begin behind it. */
export function withoutOverlaps(found: readonly Replacement[]): Replacement[] {
  const kept: Replacement[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}
