import { negatedForms } from './vocabulary/contractions.ts';
import { irregularPast } from './vocabulary/irregular-verbs.ts';

const vowel = /[aeiouy]/;
const doubled = /([bdfgklmnprtvz])\1$/;
const sibilant = /(?:s|x|z|ch|sh|o)$/;

/**
 * The word itself and every base form it may be an inflection of: "replied" gives "reply", "stopped"
 * gives "stop". Two words are the same when their bases meet. Cutting words down to one stem instead
 * would make "note" and "not" the same word.
 */
export function basesOf(word: string): readonly string[] {
  const spelled = foldSpelling(word);
  const bases = new Set([spelled, ...withoutS(spelled), ...withoutEd(spelled), ...withoutIng(spelled)]);
  for (const known of [irregularPast.get(spelled), negatedForms.get(spelled)]) if (known) bases.add(known);
  return [...bases];
}

/** British and American spelling are one word: organise and organize, behaviour and behavior. */
function foldSpelling(word: string): string {
  if (word.length > 40) return word;
  return word
    .replace(/iz(?=(?:e[ds]?|ing|ations?)$)/, 'is')
    .replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing|ite)?$)/, 'or');
}

function withoutS(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|'s|^news)$/.test(word)) return [];
  const bases = [word.slice(0, -1)];
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es') && sibilant.test(word.slice(0, -2))) bases.push(word.slice(0, -2));
  return bases;
}

function withoutEd(word: string): string[] {
  if (word.length < 4 || !word.endsWith('ed') || (word.endsWith('eed') && word.length < 6)) return [];
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  return stems(word.slice(0, -2));
}

function withoutIng(word: string): string[] {
  return word.length > 4 && word.endsWith('ing') ? stems(word.slice(0, -3)) : [];
}

function stems(stem: string): string[] {
  if (stem.length < 2 || !vowel.test(stem)) return [];
  const bases = [stem, `${stem}e`];
  if (doubled.test(stem)) bases.push(stem.slice(0, -1));
  return bases;
}
