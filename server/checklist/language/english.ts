import { foreignWords } from './foreign-words.ts';
import { functionWords } from './function-words.ts';
import type { Word } from './words.ts';

const LEAST_WORDS = 4;

const keyboardRuns =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl;|qwer|wert[^y]|rtyu|yuio|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|fdsa|poiu|rewq/;

/** Whether more than half of the letters belong to another script than English is written in. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.5;
}

/** Whether the small words that hold a sentence together are those of another language. */
export function isOtherLanguage(words: readonly Word[]): boolean {
  if (words.length < LEAST_WORDS) return false;
  const foreign = words.filter(({ text }) => foreignWords.has(text) && !functionWords.has(text)).length;
  const english = words.filter(({ text }) => functionWords.has(text) && !foreignWords.has(text)).length;
  return foreign / words.length >= 0.15 && foreign > english;
}

/** Whether at least half of the words could not be words: keyboard mash, strings without a vowel. */
export function isGibberish(words: readonly Word[]): boolean {
  const letters = words.filter(({ text }) => /\p{Script=Latin}/u.test(text) && text.length > 2);
  const implausible = letters.filter(({ text }) => isImplausible(text)).length;
  return implausible > 0 && implausible / letters.length >= 0.5;
}

function isImplausible(word: string): boolean {
  if (word.length > 32) return true;
  if (word.length < 4 || /\d/.test(word)) return false;
  return (
    !/[aeiouyà-ÿ]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(word) ||
    /(.)\1{3}/.test(word) ||
    /^(..)\1{2}/.test(word) ||
    keyboardRuns.test(word)
  );
}
