/** The words of a text, as a set: keeps long word lists readable. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Phrases of a text, a semicolon between two. */
export function phraseList(text: string): readonly string[] {
  return text.split(';').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
}
