import { findPhrases, type PhraseMatch, phraseBook } from '../language/phrases.ts';
import { listedWords } from '../language/prose.ts';
import { gapBefore, type Range, type Sentence } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { functionWords } from '../language/vocabulary/function-words.ts';
import { plainAdjectives } from '../language/vocabulary/plain-adjectives.ts';
import {
  bareNumberWords,
  countingNouns,
  dateLeads,
  durations,
  months,
  namedTools,
  numberWords,
  weekdays,
} from '../language/vocabulary/specific-words.ts';
import { wordSet } from '../language/vocabulary/word-list.ts';
import { sameWord, type Word, wordsOf } from '../language/words.ts';

/** Between two numbers that are one. */
const ratioLinks = [['in'], ['of'], ['out', 'of'], ['to'], ['by']] as const;

/** "Two things" counts nothing that anybody could picture. */
const vagueNouns = wordSet('thing way reason point sort kind side bit');

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
  const named = findPhrases(sentence.words, toolBook).filter((match) => isSpelled(sentence, match));
  const counted = sentence.words.flatMap(
    (_, index) => numberAt(sentence, index) ?? dateAt(sentence, index) ?? [],
  );
  return [...counted, ...named.map(({ first, last }) => ({ first, last }))].filter(
    ({ first }) => !listed[first] && !inPrompt(sentence.words[first]),
  );
}

/** A name may get an ending and never loses its own: nobody who opens a window names Windows. */
function isSpelled({ words }: Sentence, { value, first, last }: PhraseMatch<string>): boolean {
  const name = wordsOf(value);
  return words.slice(first, last + 1).every(({ text }, index) => text.startsWith(name[index]?.text ?? ''));
}

function numberAt(sentence: Sentence, index: number): Range | null {
  const word = sentence.words[index];
  if (!word || isEnumerator(sentence, index) || isOrdinal(sentence, index) || isGivingAll(sentence, index))
    return null;
  if (word.text === 'twice') return timesAt(sentence, index);
  const end = endOfRatio(sentence, index);
  const unit = isYear(sentence.words[end]) ? null : unitAfter(sentence, end);
  if (isNumber(word) && isHour(sentence.words[end + 1])) return { first: index, last: end + 1 };
  if (unit !== null && isVague(sentence.words[unit])) return null;
  if (/\d/.test(word.text) || bareNumberWords.has(word.text) || end > index)
    return { first: index, last: unit ?? end };
  return numberWords.has(word.text) && unit !== null ? { first: index, last: unit } : null;
}

function isVague(word: Word | undefined): boolean {
  return word?.bases.some((base) => vagueNouns.has(base)) ?? false;
}

/** "Twice a week" says how often; "twice" alone, or "she calls twice", hardly anything. */
function timesAt({ words }: Sentence, index: number): Range | null {
  const period = words[index + 2];
  const isPer = /^(?:a|an|per|each|every|the)$/.test(words[index + 1]?.text ?? '');
  return isPer && period?.bases.some((base) => durations.has(base))
    ? { first: index, last: index + 2 }
    : null;
}

/** Index of the last number of "1 in 4", "20 to 30" and "seven out of ten"; of the number itself elsewhere. */
function endOfRatio({ words }: Sentence, index: number): number {
  if (!isNumber(words[index])) return index;
  const link = ratioLinks.find((texts) =>
    texts.every((text, place) => words[index + 1 + place]?.text === text),
  );
  const end = index + 1 + (link?.length ?? 0);
  if (words[index]?.text === words[end]?.text) return index;
  return link && isNumber(words[end]) && !isYear(words[end]) ? end : index;
}

/** "2 am", "seven o'clock": a time, and no bare number. */
function isHour(word: Word | undefined): boolean {
  return /^(?:am|pm|o'clock)$/.test(word?.text ?? '');
}

/** "Sold 3 in 2019" is no ratio. */
function isYear(word: Word | undefined): boolean {
  return /^(?:19|20)\d\d$/.test(word?.text ?? '');
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && (/^\d/.test(word.text) || word.text === 'one' || numberWords.has(word.text));
}

/** The word that is counted: "40 commits", "two weeks", "seven small functions", "two new ones", "four odd days". */
function unitAfter(sentence: Sentence, index: number): number | null {
  const next = sentence.words[index + 1];
  if (plainAdjectives.has(next?.text ?? '')) return unitAfter(sentence, index + 1) ?? index + 1;
  if (plainAdjectives.has(sentence.words[index]?.text ?? '') && next?.text === 'ones') return index + 1;
  if (!next || !isCounted(sentence, index + 1)) return null;
  const isPlural = isPluralNoun(next) || !isCounted(sentence, index + 2);
  return !isPlural && isPluralNoun(sentence.words[index + 2]) ? index + 2 : index + 1;
}

function isCounted(sentence: Sentence, index: number): boolean {
  const word = sentence.words[index];
  return (
    word !== undefined &&
    !functionWords.has(word.text) &&
    !isPast(word) &&
    gapBefore(sentence, index).length <= 1
  );
}

/** "Days", but not "men", which a verb may follow: what is then counted is the word itself. */
function isPluralNoun(word: Word | undefined): boolean {
  return word !== undefined && /[^su]s$/.test(word.text);
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
