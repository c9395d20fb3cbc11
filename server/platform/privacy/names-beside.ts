import { nameWords } from '../../checklist/language/everyday-words.ts';
import { functionWords } from '../../checklist/language/function-words.ts';
import { lineName } from './name-form.ts';
import { isOfWork } from './no-name-words.ts';
import type { Replacement } from './replacement.ts';

/** How far before a telephone number or an e-mail address a name is looked for, in UTF-16 units. */
const REACH = 120;

const call = '(?:call|ring|phone|text|reach|ask|email|e-mail|mail|message|contact)(?:ed|s|ing)?';
const calling = new RegExp(
  String.raw`\b(?:${call}|(?:ask|asked|call) for|(?:speak|talk|write) (?:to|with))[ ]$`,
  'iu',
);
const callWord = new RegExp(`^${call}$`, 'iu');

const way = '(?:on|at|by|via|under|is|tel|telephone|phone|mobile|cell|fax|e-?mail|mail|number|direct|[TMEP])';
/** What stands between a name and its number: marks, and what kind of number it is. */
const nameBefore = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?<name>${lineName})(?<between>(?:[ \t,;:|()<"\r\n–—-]|(?<![\p{L}])(?:${way}|${way.toUpperCase()})(?!\p{L})\.?){1,8})$`,
  'u',
);
const nameBehind = new RegExp(
  String.raw`^[ \t]{0,2}(?:\((?:ask for )?|,? (?:and )?ask for )(?<name>${lineName})(?![\p{L}\p{M}'’-])`,
  'u',
);

/** Names right beside the telephone numbers and e-mail addresses that were found. */
export function findNamesBeside(text: string, found: readonly Replacement[]): Replacement[] {
  return found
    .filter(({ token }) => token === '[phone]' || token === '[email]')
    .flatMap(({ start, end }) => [...before(text, start), ...behind(text, end)]);
}

function before(text: string, at: number): Replacement[] {
  const from = Math.max(0, at - REACH);
  const groups = nameBefore.exec(text.slice(from, at))?.groups;
  const { name = '', between = '' } = groups ?? {};
  const own = personOf(name);
  const end = at - between.length;
  const start = end - own.length;
  const isCalled =
    calling.test(text.slice(Math.max(0, start - 16), start)) || /^ (?:on|under) /u.test(between);
  const isNear = between.split('\n').length <= 2;
  return own && isNear && (own.includes(' ') || isCalled) ? [{ start, end, token: '[name]' }] : [];
}

function behind(text: string, at: number): Replacement[] {
  const match = nameBehind.exec(text.slice(at, at + REACH));
  const name = match?.groups?.['name'] ?? '';
  const isAsked = match?.[0].includes('ask for') ?? false;
  const isName = name !== '' && personOf(name) === name && (isAsked || name.includes(' '));
  const end = at + (match?.[0].length ?? 0);
  return isName ? [{ start: end - name.length, end, token: '[name]' }] : [];
}

/** The words at the end that are of no work and no sentence; empty where there are none. */
function personOf(name: string): string {
  const words = name.split(' ');
  const last = words.findLastIndex((word) => isOfWork(word) || isOfSentence(word.toLowerCase()));
  const own = words.slice(last + 1).join(' ');
  return /^\p{Lu}.*\p{Ll}/u.test(own) ? own : '';
}

/** “Will” may be somebody, “The” and “Call” are not. */
function isOfSentence(word: string): boolean {
  return callWord.test(word) || (functionWords.has(word) && !nameWords.has(word));
}
