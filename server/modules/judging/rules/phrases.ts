import { mayStandBetween } from './function-words.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

/** Small words that may stand between two words of a phrase that may stretch. */
const MOST_BETWEEN = 2;

/** A phrase to look for, word by word with inflections folded, and the value it stands for. */
interface Phrase<T> {
  readonly words: readonly (readonly string[])[];
  readonly value: T;
}

/** Phrases by the base forms of their first word. */
export type PhraseBook<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export interface PhraseMatch<T> {
  readonly value: T;
  /** Index of the first word. */
  readonly first: number;
  /** Index of the last word. */
  readonly last: number;
}

/** Makes phrases quick to look up. */
export function phraseBook<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  read: (text: string) => readonly Word[] = wordsOf,
): PhraseBook<T> {
  const book = new Map<string, Phrase<T>[]>();
  for (const [text, value] of entries) {
    const words = read(text).map((word) => word.bases);
    for (const base of words[0] ?? []) {
      const known = book.get(base);
      if (known) known.push({ words, value });
      else book.set(base, [{ words, value }]);
    }
  }
  return book;
}

/**
 * Every place where a phrase of the book stands among the words; each place once for each
 * phrase. `mayStretch`: with up to two small words between its words ("told my manager" for "tell manager").
 */
export function findPhrases<T>(
  words: readonly Word[],
  book: PhraseBook<T>,
  mayStretch = false,
): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  words.forEach((word, first) => {
    word.bases.forEach((base, rank) => {
      for (const phrase of book.get(base) ?? []) {
        const last = endOf(phrase, words, first, mayStretch);
        if (last === null) continue;
        const isKnown =
          rank > 0 && word.bases.slice(0, rank).some((earlier) => phrase.words[0]?.includes(earlier));
        if (!isKnown) matches.push({ value: phrase.value, first, last });
      }
    });
  });
  return matches;
}

/** Index of the phrase's last word, where it stands at `first`. */
function endOf<T>(
  phrase: Phrase<T>,
  words: readonly Word[],
  first: number,
  mayStretch: boolean,
): number | null {
  let last = first;
  for (const bases of phrase.words.slice(1)) {
    const reach = mayStretch ? MOST_BETWEEN : 0;
    let next = last + 1;
    while (next <= last + reach && !isAt(words, next, bases) && mayStandBetween.has(words[next]?.text ?? ''))
      next += 1;
    if (!isAt(words, next, bases)) return null;
    last = next;
  }
  return last;
}

function isAt(words: readonly Word[], index: number, bases: readonly string[]): boolean {
  const word = words[index];
  return word !== undefined && sameWord(bases, word.bases);
}
