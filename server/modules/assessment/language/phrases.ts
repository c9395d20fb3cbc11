import { isPast } from './tense.ts';
import { functionWords, mayStandBetween, objectStarters, particles } from './vocabulary/function-words.ts';
import { plainAdjectives } from './vocabulary/plain-adjectives.ts';
import { numberWords } from './vocabulary/specific-words.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

/** Small words that may stand between two words of a phrase that may stretch. */
const MOST_BETWEEN = 2;
/** As many numbers and plain adjectives may stand there too. */
const MOST_DESCRIBING = 2;
/** The words of an object between a verb and its particle. */
const LONGEST_OBJECT = 4;

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
 * phrase. `mayStretch`: with a few words between its words that do not change what it says: "told my manager"
 * for "tell manager", "extracted 7 small functions" for "extract function", "left the tax table alone" for "leave alone".
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
    const next = isAt(words, last + 1, bases)
      ? last + 1
      : mayStretch && (behindSmallWords(words, last, bases) ?? behindObject(words, last, bases));
    if (!next) return null;
    last = next;
  }
  return last;
}

/** Index of a word of these bases behind small words, numbers and plain adjectives, or null. */
function behindSmallWords(words: readonly Word[], last: number, bases: readonly string[]): number | null {
  let small = 0;
  let describing = 0;
  for (let index = last + 1; index < words.length; index += 1) {
    if (index > last + 1 && isAt(words, index, bases)) return index;
    const text = words[index]?.text ?? '';
    if (mayStandBetween.has(text)) small += 1;
    else if (/^\d/.test(text) || numberWords.has(text) || plainAdjectives.has(text)) describing += 1;
    else return null;
    if (small > MOST_BETWEEN || describing > MOST_DESCRIBING) return null;
  }
  return null;
}

/** Index of a particle of these bases behind a short object: "the tax table" between "left" and "alone". */
function behindObject(words: readonly Word[], last: number, bases: readonly string[]): number | null {
  if (!bases.some((base) => particles.has(base)) || !objectStarters.has(words[last + 1]?.text ?? ''))
    return null;
  for (let index = last + 2; index <= last + LONGEST_OBJECT + 1; index += 1) {
    if (isAt(words, index, bases)) return isOnePhrase(words, last, index) ? index : null;
    const word = words[index];
    if (!word || functionWords.has(word.text) || isPast(word)) return null;
  }
  return null;
}

/** Whether only blanks and hyphens stand between the words, and no comma. */
function isOnePhrase(words: readonly Word[], first: number, last: number): boolean {
  return words
    .slice(first + 1, last + 1)
    .every(({ start }, offset) => start - (words[first + offset]?.end ?? start) <= 1);
}

function isAt(words: readonly Word[], index: number, bases: readonly string[]): boolean {
  const word = words[index];
  return word !== undefined && sameWord(bases, word.bases);
}
