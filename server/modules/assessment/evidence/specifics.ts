import { findPhrases, type PhraseMatch, phraseBook } from '../language/phrases.ts';
import { listedWords } from '../language/prose.ts';
import { clauseAt, clausesOf, gapBefore, type Range, type Sentence } from '../language/sentences.ts';
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
import { unitAfter } from './counted.ts';
import { endOfNumber, isNumber, isYear } from './numbers.ts';

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
  const isOwn = (index: number) => !listed[index] && !inPrompt(sentence.words[index]);
  return [...countedIn(sentence, isOwn), ...named.filter(({ first }) => isOwn(first))].map(
    ({ first, last }) => ({ first, last }),
  );
}

/** Numbers and dates, each once: behind "20 to 30 parcels", the 30 is no other number. */
function countedIn(sentence: Sentence, isOwn: (index: number) => boolean): Range[] {
  const found: Range[] = [];
  let last = -1;
  sentence.words.forEach((_, index) => {
    if (index <= last) return;
    const at = numberAt(sentence, index) ?? dateAt(sentence, index);
    if (at === null) return;
    last = at.last;
    if (isOwn(index)) found.push(at);
  });
  return found;
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
  const end = endOfNumber(sentence, index);
  const next = sentence.words[end + 1];
  if (isNumber(word) && isHour(next)) return { first: index, last: end + 1 };
  const unit = isYear(sentence.words[end]) ? null : unitAfter(sentence, end);
  if (unit !== null && isVague(sentence.words[unit.last])) return null;
  const isBare = /\d/.test(word.text) || bareNumberWords.has(word.text) || end > index;
  if (unit === null) return isBare ? { first: index, last: end } : null;
  if (!isBare && !numberWords.has(word.text)) return null;
  if (end > index && !unit.isSure) return { first: index, last: end };
  const clause = clauseAt(clausesOf(sentence), index);
  return unit.isSure ? { first: index, last: unit.last } : { first: clause.first, last: clause.last };
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

/** "2 am", "seven o'clock": a time, and no bare number. */
function isHour(word: Word | undefined): boolean {
  return /^(?:am|pm|o'clock)$/.test(word?.text ?? '');
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
