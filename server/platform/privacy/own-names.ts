import { nameWords } from '../../checklist/language/everyday-words.ts';
import { functionWords } from '../../checklist/language/function-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

/**
 * The candidate's own names wherever they stand as whole words, in whatever case and Unicode form. In small letters
 * one that is a common word too, such as “will”, is that word.
 */
export function findOwnNames(text: string, names: readonly string[]): Replacement[] {
  const parts = names.flatMap(formsOf).filter((part) => part.length > 1);
  return replacementsOf(text, parts.map(wholeWord), '[name]', (found) => !isCommonWord(found));
}

/** Each name, and all of them written together as in a handle. */
function formsOf(full: string): string[] {
  const parts = full.normalize('NFC').trim().split(/\s+/);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

function isCommonWord(word: string): boolean {
  return nameWords.has(word) || functionWords.has(word);
}

/** A composed letter and a letter with its mark behind it are the same. */
function wholeWord(part: string): RegExp {
  const forms = [part, part.normalize('NFD')].map(RegExp.escape).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${forms})(?![\p{L}\p{M}\p{N}])`, 'giu');
}
