import { basesOf } from './inflection.ts';

/** One word of a text. `start` and `end` count UTF-16 units from the start of the whole text. */
export interface Word {
  /** Lower case, with a straight apostrophe. */
  readonly text: string;
  readonly bases: readonly string[];
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+|(?<=\p{N})[.,]\p{N}+)*/gu;

/** The text with markup blanked out, which is no speech; all else stays at its place. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, (tag) => ' '.repeat(tag.length));
}

/** The words of a text in order. Hyphens and slashes separate: "follow-up" is two words, "1,200.5" is one. */
export function wordsOf(text: string): Word[] {
  const known = new Map<string, readonly string[]>();
  return Array.from(withoutTags(text).matchAll(wordPattern), (match) => {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    const bases = known.get(word) ?? basesOf(word);
    known.set(word, bases);
    return { text: word, bases, start: match.index, end: match.index + match[0].length };
  });
}

/** Whether two words are the same but for their inflection. */
export function sameWord(a: readonly string[], b: readonly string[]): boolean {
  return a.some((base) => b.includes(base));
}
