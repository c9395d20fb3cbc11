import { habitual, negations, universal } from './function-words.ts';
import { irregularPast } from './irregular-past.ts';
import { isTimeWord } from './specific-words.ts';
import type { Word } from './words.ts';

const pastForms = /^(?:was|were|had|did|could|would've|wasn't|weren't|hadn't|didn't|couldn't|i'd)$/;

/** Behind these a word in -ed describes, and "put" or "cut" is no past form. */
const noPastBehind =
  /^(?:is|are|be|am|being|a|an|the|this|that|these|those|my|our|your|their|to|more|well|no)$/;

/** Whether a word is the past form of a verb; an adjective in -ed is taken for one. */
export function isPast({ text }: Word): boolean {
  return pastForms.test(text) || irregularPast.has(text) || /^[a-z]{2,}[^e]ed$/.test(text);
}

/** The same of a word where it stands; "put" at the head of a clause is an order. */
export function isPastAt(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1]?.text;
  if (!word || !isPast(word)) return false;
  if (pastForms.test(word.text)) return true;
  if (noPastBehind.test(before ?? '')) return false;
  return (
    irregularPast.get(word.text) !== word.text ||
    (before !== undefined && /^(?:i|we|he|she|they|it|who)$/.test(before))
  );
}

export function tellsPast(words: readonly Word[]): boolean {
  return words.some((_, index) => isPastAt(words, index));
}

/** "I always give 110 %", "every task": what somebody says of all times tells of none. */
export function isHabit(words: readonly Word[]): boolean {
  if (words.some(({ text }, index) => text !== "i'd" && isPastAt(words, index))) return false;
  return words.some(
    ({ text }, index) => habitual.has(text) || (universal.has(text) && !isTimeWord(words[index + 1])),
  );
}

export function isNegated(words: readonly Word[]): boolean {
  return words.some(({ text }) => negations.has(text));
}
