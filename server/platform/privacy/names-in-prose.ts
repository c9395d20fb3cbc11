import { nameWords } from '../../checklist/language/everyday-words.ts';
import { functionWords } from '../../checklist/language/function-words.ts';
import { isFamilyName, isGivenName, isGivenWord } from './known-names.ts';
import { part } from './name-form.ts';
import { isNamedAfterPeople } from './named-after-people.ts';
import { isBeforeName, isOfWork } from './no-name-words.ts';
import { movedBy, type Replacement, replacementsOf } from './replacement.ts';

const between = String.raw`[ ](?:(?:van|von|de|der|den|del|la|da|di|do|dos|das|du|bin|al|el|ter|ten|zu|\p{Lu}\.?)[ ]){0,3}`;
/** Capitalised words one behind the other. */
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’-])(?=\p{Lu})${part}(?:${between}${part})+`, 'gu');

/** The name of a person has no more words; a heading or the name of an office has. */
const MOST_WORDS = 4;

const sentenceEnd = /(?:^|[.!?:;\n•"“(])[ \t]*$/u;
const possessive = /['’]s(?![\p{L}\p{N}]).*$/u;

/**
 * Names of two words or more in running prose, such as “with Mark Hughes”: the first is a given name, or the last a
 * family name, and no word of it belongs to a product, a company, a place or a method. A name with one of the
 * candidate’s own in it is taken out word by word as theirs are, so that it looks alike whether it is known or not.
 */
export function findNamesInProse(text: string, ownNames: readonly Replacement[]): Replacement[] {
  return Array.from(text.matchAll(run)).flatMap(({ 0: found, index }) => {
    const { start, end } = withoutSentence(text, index, index + found.length);
    const opens = sentenceEnd.test(text.slice(Math.max(0, start - 4), start));
    if (!isFullName(text.slice(start, end), opens)) return [];
    const isOwn = ownNames.some((own) => own.start < end && own.end > start);
    return isOwn ? wordByWord(text, start, end) : [{ start, end, token: '[name]' }];
  });
}

/** Without what is no part of the name: the words of the sentence around it, and what somebody is by their work. */
function withoutSentence(text: string, from: number, to: number): { start: number; end: number } {
  const words = Array.from(text.slice(from, to).replace(possessive, '').matchAll(/[^ ]+/gu));
  // A given name may be such a word too: what is left has to be a whole name.
  const most = words.length - 2;
  const first = words.findIndex(
    ({ 0: word }, at) => !isOfWork(word) && !isOfSentence(word) && !(at < most && isBeforeName(word)),
  );
  const own = first < 0 ? [] : words.slice(first);
  const next = own.findIndex(({ 0: word }) => /^\p{Lu}/u.test(word) && isOfSentence(word));
  const last = own.at(next < 0 ? -1 : next - 1);
  const start = from + (own[0]?.index ?? 0);
  return { start, end: last ? from + last.index + last[0].length : start };
}

function isOfSentence(word: string): boolean {
  const small = word.toLowerCase();
  return functionWords.has(small) && !nameWords.has(small);
}

function wordByWord(text: string, start: number, end: number): Replacement[] {
  return replacementsOf(text.slice(start, end), [/[^ ]+/gu], '[name]').map((word) => movedBy(start, word));
}

function isFullName(own: string, opensSentence: boolean): boolean {
  const words = own.split(' ').filter((word) => /^\p{Lu}[^.]/u.test(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  // A sentence may begin with “Will” or “Mark”, so that one sign is not enough there.
  const signs = [isGivenWord(first), isFamilyName(last)].filter(Boolean).length;
  const isNamed = isGivenName(first) || signs > (opensSentence ? 1 : 0);
  return isNamed && !words.some(isOfWork) && !isNamedAfterPeople(words);
}
