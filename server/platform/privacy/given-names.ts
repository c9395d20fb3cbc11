import { functionWords } from '../../checklist/language/function-words.ts';
import { months } from '../../checklist/language/specific-words.ts';
import { isGivenName, isGivenWord } from './known-names.ts';
import { origins } from './listed.ts';
import { part } from './name-form.ts';
import { isNamedAfterPeople } from './named-after-people.ts';
import { isBeforeName, isOfWork } from './no-name-words.ts';
import type { Replacement } from './replacement.ts';

const capitalised = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’-])${part}`, 'gu');
const possessive = /['’]s$/u;
const sentenceEnd = /(?:^|[.!?:;\n•"“(])[ \t]*$/u;
const nextWord = /^ (\p{L}+)/u;
const wordBefore = /(\p{Lu}[\p{L}’'-]*)\.? $/u;

/** Given names that stand alone: whoever is called Anna is as nameless to a model as who is called Nguyen Van Thanh. */
export function findGivenNames(text: string): Replacement[] {
  return Array.from(text.matchAll(capitalised)).flatMap(({ 0: written, index }) => {
    const word = written.replace(possessive, '');
    const end = index + word.length;
    const opens = sentenceEnd.test(text.slice(Math.max(0, index - 4), index));
    const before = wordBefore.exec(text.slice(Math.max(0, index - 30), index))?.[1];
    const isName = isGivenName(word) || (isGivenWord(word) && !opens);
    const next = nextWord.exec(text.slice(end, end + 30))?.[1];
    const isThing =
      isOfWork(word) ||
      months.has(word.toLowerCase()) ||
      origins.has(word) ||
      (next !== undefined && isNamedAfterPeople([word, next]));
    const isAlone = [before, next].every((word) => word === undefined || !isCapitalised(word));
    return isName && isAlone && !isThing ? [{ start: index, end, token: '[name]' }] : [];
  });
}

/** "Anna Berg" and "Monte Carlo" are not alone; "Then Anna" and "Manager Anna" are. */
function isCapitalised(word: string): boolean {
  const isOpening = functionWords.has(word.toLowerCase()) || isBeforeName(word) || isOfWork(word);
  return /^\p{Lu}/u.test(word) && !isOpening;
}
