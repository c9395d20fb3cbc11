import { plainLetters } from '../../checklist/language/plain-letters.ts';
import { wordSet } from '../../checklist/language/word-list.ts';
import { listed } from './listed.ts';

/** Of the whole world, in plain small letters. Left out: what is an ordinary word or a product too. */
const givenNames = listed('given-names.txt');
const familyNames = listed('family-names.txt');

/** Given names that begin a sentence as words too. Left out: those that rather are a word, such as “Case” and “Rich”. */
const givenWords = wordSet(`
  angel april bill bob cliff dale dawn drew faith frank grace grant hope jack jackson joy june lance mark max miles pat penny ray
  rob roman rose rusty sandy sue will
`);

/** How family names end in the languages that make them of other names; with at least two letters before it. */
const familyEnding = new RegExp(
  [
    '^(?!(?:cherenk|mark|tark)ov$|(?:supern|hypern|cord)ova$|hessen$).{2,}(?:',
    '[^aeiou]ov|[aeio]nov|[aiouy]kov|[^aeiou]ova|[aeio]nova|[aiouy]kova|[eo]vic|[eo]wicz|(?:w|n)sk[ia]|vsky|enko|chuk|',
    'sson|dottir|[rtnskdl]sen|ndez|ngez|rtinez|rquez|nchez|escu|eanu|opoulos|iadis|akis|[aiou][rs]yan|nyan|[ia]dze|shvili|',
    'oglu|[aeio]nen|jarvi|auskas|aitis|aite|iene|zadeh|[aiu]moto|[aiou][kg]awa|[aio]mura|[ao]yama|shima|ijima|[ai]guchi|',
    '[aio]zaki|[ia]saki|bayashi|swam[yi]|murthy|nathan|singhe|ratne|wardena|sekara|padhyay|wala|uddin|ullah|strom|quist|qvist|',
    'gaard)$',
  ].join(''),
  'u',
);

/** Letters that are not a plain one with a mark. */
const ownLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  '’': "'",
};

/**
 * Whether it is a given name, with or without its accents, or as it is written without them: “Jörg”, “Jorg” and “Joerg”.
 * “Jean-Paul” is made of two, “Min-jun” is one.
 */
export function isGivenName(word: string): boolean {
  const plain = inPlainLetters(word);
  const isKnown = (found: string) =>
    givenNames.has(found) || givenNames.has(found.replaceAll(/([aou])e/gu, '$1'));
  return isKnown(plain.replaceAll('-', '')) || plain.split('-').every(isKnown);
}

/** Whether it is a given name as long as no sentence begins with it. */
export function isGivenWord(word: string): boolean {
  return givenWords.has(word.toLowerCase());
}

/** Whether it is a family name and no word, by itself or by its ending; of “Adeyemi-Watts” one part does. */
export function isFamilyName(word: string): boolean {
  return inPlainLetters(word)
    .split('-')
    .some((part) => familyNames.has(part) || familyEnding.test(part));
}

function inPlainLetters(word: string): string {
  return plainLetters(word.toLowerCase()).replaceAll(/[łøıđßæ’]/gu, (letter) => ownLetters[letter] ?? letter);
}
