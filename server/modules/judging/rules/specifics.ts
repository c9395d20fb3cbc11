import { functionWords } from './function-words.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { listedWords } from './prose.ts';
import { gapBefore, type Range, type Sentence } from './sentences.ts';
import {
  bareNumberWords,
  countingNouns,
  dateLeads,
  months,
  namedTools,
  numberWords,
  weekdays,
} from './specific-words.ts';
import { sameWord, type Word } from './words.ts';

/** The names of tools and products, each by itself. */
export const toolBook = phraseBook(namedTools.map((name) => [name, name] as const));

/**
 * Numbers with what they count, dates, and names of tools and products. Names of people are none: to
 * change a name changes nothing. What the question itself names is no detail of the answer.
 */
export function findSpecifics(sentence: Sentence, promptWords: readonly Word[]): Range[] {
  const listed = listedWords(sentence);
  const inPrompt = (word: Word | undefined) =>
    word !== undefined && promptWords.some(({ bases }) => sameWord(bases, word.bases));
  const named = findPhrases(sentence.words, toolBook).map(({ first, last }) => ({ first, last }));
  const counted = sentence.words.flatMap(
    (_, index) => numberAt(sentence, index) ?? dateAt(sentence, index) ?? [],
  );
  return [...counted, ...named].filter(({ first }) => !listed[first] && !inPrompt(sentence.words[first]));
}

function numberAt(sentence: Sentence, index: number): Range | null {
  const word = sentence.words[index];
  if (!word || isEnumerator(sentence, index) || isOrdinal(sentence, index) || isGivingAll(sentence, index))
    return null;
  const unit = unitAfter(sentence, index);
  if (/\d/.test(word.text)) return { first: index, last: unit ?? index };
  if (bareNumberWords.has(word.text)) return { first: index, last: unit ?? index };
  return numberWords.has(word.text) && unit !== null ? { first: index, last: unit } : null;
}

/** The word that is counted: "40 commits", "two weeks". */
function unitAfter(sentence: Sentence, index: number): number | null {
  const next = sentence.words[index + 1];
  const counted = next && !functionWords.has(next.text) && gapBefore(sentence, index + 1).length <= 1;
  return counted ? index + 1 : null;
}

/** "1." or "2)" in front of a line. */
function isEnumerator(sentence: Sentence, index: number): boolean {
  return (
    index === 0 && /^\d{1,2}$/.test(sentence.words[0]?.text ?? '') && /^[.):]/.test(gapBefore(sentence, 1))
  );
}

/** "Step 5", "tab two": which one it is, not how many. */
function isOrdinal({ words }: Sentence, index: number): boolean {
  return words[index - 1]?.bases.some((base) => countingNouns.has(base)) ?? false;
}

/** "I give 110 %" counts nothing. */
function isGivingAll({ words }: Sentence, index: number): boolean {
  if (!/^1[01]0$/.test(words[index]?.text ?? '')) return false;
  return words
    .slice(Math.max(0, index - 3), index)
    .some(({ bases }) => bases.includes('give') || bases.includes('put'));
}

function dateAt({ words }: Sentence, index: number): Range | null {
  const text = words[index]?.text ?? '';
  const isMonth = months.has(text) && dateLeads.has(words[index - 1]?.text ?? '');
  return isMonth || weekdays.has(text.replace(/s$/, '')) ? { first: index, last: index } : null;
}
