/** The words of a text, as a set: keeps long word lists readable. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Phrases of a text, one a line. */
export function phraseList(text: string): readonly string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
