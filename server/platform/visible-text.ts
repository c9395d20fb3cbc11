/**
 * Controls and whatever Unicode says is drawn as nothing: zero-width and bidirectional marks, fillers.
 * A name that holds one can look like somebody else's, or like none.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether every character can be seen; the format `visible-text` of the description. */
export function isVisibleText(text: string): boolean {
  return text.search(INVISIBLE) === -1;
}

/** The text without the characters that cannot be seen. */
export function visiblePartOf(text: string): string {
  return text.replace(INVISIBLE, '');
}
