import { gapBefore, punctuationBefore, type Sentence } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { functionWords } from '../language/vocabulary/function-words.ts';
import { plainAdjectives } from '../language/vocabulary/plain-adjectives.ts';
import {
  bareNumberWords,
  durations,
  irregularPlurals,
  measures,
  pluralModifiers,
} from '../language/vocabulary/specific-words.ts';
import type { Word } from '../language/words.ts';

/** "Six long cold winter months" has no more words before the thing. */
const LONGEST_PHRASE = 5;

const owners = /^(?:a|an|the|my|our|your|their|his|her|its|these|those)$/;

/** Where the thing that is counted ends. */
interface Unit {
  readonly last: number;
  /** Whether it surely does: "two clock" may go on with "change days", or with what the two do. */
  readonly isSure: boolean;
}

/** What is counted behind a number: "40 commits", "two clock change days", "half the price", "two new ones". */
export function unitAfter(sentence: Sentence, number: number): Unit | null {
  const { words } = sentence;
  const isHalf = words[number]?.text === 'half';
  const from = isHalf || words[number + 1]?.text === 'of' ? behindOwner(words, number + 1) : number + 1;
  const last = endOfPhrase(sentence, from);
  if (last >= from && isHalf && !words.slice(from, last + 1).some(isPlural))
    return { last: from, isSure: true };
  return words[from - 1]?.text === 'of' ? null : unitOf(sentence, from, last);
}

/** Index behind "of the", "of my" or "an"; the index itself elsewhere. */
function behindOwner(words: readonly Word[], index: number): number {
  const at = words[index]?.text === 'of' ? index + 1 : index;
  return owners.test(words[at]?.text ?? '') ? at + 1 : index;
}

function unitOf(sentence: Sentence, first: number, last: number): Unit | null {
  const { words } = sentence;
  if (last < first) return null;
  const plural = words.slice(first, last + 1).findIndex(isPlural);
  if (plural !== -1) return { last: endOfCompound(words, first + plural, last), isSure: true };
  const next = words[first];
  if (measures.has(next?.text ?? '')) return { last: first, isSure: true };
  const number = words[first - 1]?.text ?? '';
  const isOnePart = /^(?:a|an)$/.test(words[first - 2]?.text ?? '') && !bareNumberWords.has(number);
  const isPart = isOnePart || next?.bases.some((base) => durations.has(base));
  const isDescribed = words.slice(first, last + 1).every(({ text }) => describes(text));
  return { last, isSure: isPart || isDescribed || /^\d/.test(number) };
}

/** "The five biggest". */
function describes(text: string): boolean {
  return plainAdjectives.has(text) || /.{2}est$|^ones?$/.test(text);
}

/** Index of the last word that may belong to what is counted; one less than `first` where none does. */
function endOfPhrase(sentence: Sentence, first: number): number {
  let last = first - 1;
  while (last < first + LONGEST_PHRASE - 1 && mayBelong(sentence, last + 1)) last += 1;
  const isOnes = last >= first && /^ones?$/.test(sentence.words[last + 1]?.text ?? '');
  return isOnes ? last + 1 : last;
}

function mayBelong(sentence: Sentence, index: number): boolean {
  const word = sentence.words[index];
  if (word === undefined) return false;
  // "10 % more", while nobody knows what follows a sign.
  if (plainAdjectives.has(word.text)) return !punctuationBefore(sentence, index);
  if (gapBefore(sentence, index).length > 1) return false;
  if (functionWords.has(word.text)) return false;
  return !isPast(word) || describesThing(sentence, index);
}

/** "Four damaged boxes". */
function describesThing(sentence: Sentence, index: number): boolean {
  const isRegular = sentence.words[index]?.text.endsWith('ed') ?? false;
  return isRegular && gapBefore(sentence, index + 1).length === 1 && isPlural(sentence.words[index + 1]);
}

/** "Ten sales calls": what is counted may stand behind another plural. */
function endOfCompound(words: readonly Word[], plural: number, last: number): number {
  const goesOn =
    plural < last && pluralModifiers.has(words[plural]?.text ?? '') && isPlural(words[plural + 1]);
  return goesOn ? plural + 1 : plural;
}

function isPlural(word: Word | undefined): boolean {
  return word !== undefined && (/[^su]s$/.test(word.text) || irregularPlurals.has(word.text));
}
