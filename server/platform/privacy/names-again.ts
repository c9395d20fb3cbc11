import { lightWords, nameWords } from '../../checklist/language/everyday-words.ts';
import { functionWords } from '../../checklist/language/function-words.ts';
import { months, weekdays } from '../../checklist/language/specific-words.ts';
import { origins, workingLife } from './listed.ts';
import { isOfWork } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

/** A shorter part of a name may be any word or abbreviation. */
const LEAST_LETTERS = 3;

const capitalised =
  /(?<![\p{L}\p{M}\p{N}'’-])\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Lu}[\p{L}\p{M}]*)*(?![\p{L}\p{M}\p{N}])/gu;

const ordinary = [functionWords, nameWords, months, weekdays, workingLife, lightWords];

/** The parts of names that were found, wherever they stand again with a capital. */
export function findNamesAgain(text: string, found: readonly Replacement[]): Replacement[] {
  const names = found.filter(({ token }) => token === '[name]');
  const parts = new Set(names.flatMap(({ start, end }) => partsOf(text.slice(start, end))));
  if (parts.size === 0) return [];
  return replacementsOf(text, [capitalised], '[name]', (word) =>
    partsOf(word).some((part) => parts.has(part)),
  );
}

/** In small letters and composed; without what is an ordinary word too. */
function partsOf(name: string): string[] {
  return name
    .split(/[\s-]+/)
    .filter((part) => !isOfWork(part) && !origins.has(part))
    .map((part) => part.normalize('NFC').toLowerCase())
    .filter((part) => part.length >= LEAST_LETTERS && !ordinary.some((words) => words.has(part)));
}
