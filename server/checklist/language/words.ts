import { stemmer } from 'stemmer';
import { irregularPast } from './irregular-past.ts';

/** One word of a text. `start` and `end` count UTF-16 units from the start of the whole text. */
export interface Word {
  /** Lower case, with a straight apostrophe. */
  readonly text: string;
  /** The same for every inflection: "replied" and "reply". */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** A longer one is no word, and costs the stemmer time. */
const LONGEST_STEMMED = 40;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+|(?<=\p{N})[.,:]\p{N}+)*/gu;

/** The text with markup blanked out, which is no speech; all else stays at its place. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, (tag) => ' '.repeat(tag.length));
}

/** The words of a text in order. Hyphens and slashes separate: "follow-up" is two words, "1,200.5" is one. */
export function wordsOf(text: string): Word[] {
  const stems = new Map<string, string>();
  return Array.from(withoutTags(text).matchAll(wordPattern), (match) => {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return { text: word, stem, start: match.index, end: match.index + match[0].length };
  });
}

/** The stem of a word in small letters; British and American spelling have one. */
export function stemOf(word: string): string {
  const own = word.replace(/'s$/, '');
  if (own.length > LONGEST_STEMMED) return own;
  const base = irregularPast.get(own) ?? own;
  return stemmer(
    base
      .replace(/is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
      .replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing|ite)?$)/, 'or'),
  );
}
