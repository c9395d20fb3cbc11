import { type Fairness, LONGEST } from '../fairness/fair-question.ts';

/**
 * As many words as a phrase of a concept or of an anchor can span: by the time the first of them is
 * shown it is known that they are no such phrase.
 */
const HELD_BACK = 6;

/**
 * Shows a text while it is written: whole words, each once, and only as long as all that is written is
 * fair. Takes the text so far, and answers whether it may go on.
 */
export function showWords(
  { soFar }: Fairness,
  onWords: (words: string) => void,
): (written: string) => boolean {
  let shown = 0;
  return (written) => {
    const text = written.trimStart();
    const ends = Array.from(text.matchAll(/\S+\s+/g), ({ 0: word, index }) => index + word.length);
    if (text.length > LONGEST || !soFar(text.slice(0, ends.at(-1) ?? 0).trimEnd())) return false;
    const end = ends.at(-1 - HELD_BACK) ?? 0;
    if (end > shown) {
      onWords(text.slice(shown, end));
      shown = end;
    }
    return true;
  };
}
