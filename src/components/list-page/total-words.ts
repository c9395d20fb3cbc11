/** How many rows a list has, e.g. "1,204"; "1,000+" beyond what was counted. */
export function totalWords(total: number, mostCounted = Number.POSITIVE_INFINITY): string {
  const words = Math.min(total, mostCounted).toLocaleString('en-US');
  return total > mostCounted ? `${words}+` : words;
}

/** The same with what they are. */
export const countOf = (
  total: number,
  [one, several]: readonly [string, string],
  mostCounted?: number,
): string => (total === 1 ? `1 ${one}` : `${totalWords(total, mostCounted)} ${several}`);
