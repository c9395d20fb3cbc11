/** The text as the database gives it back: NUL and half of a surrogate pair, which it refuses, become U+FFFD. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
