import { phraseList, wordSet } from '../../checklist/language/word-list.ts';
import { countries, listed, textOf } from './listed.ts';

/** Companies, methods and places that bear the names of people. */
const afterPeople = phraseList(textOf('called-after-people.txt'));

/** What stands behind somebody’s name in the name of a thing, or before one in that of a place. */
const ofThings = listed('named-after-people.txt');

/** Before the name of a place that is somebody’s name too. */
const openPlaces = wordSet(
  'el fort great lake las los mount new north port puerto saint san santa santo sao south st upper west',
);

/** Whether capitalised words with a person’s name among them are the name of something else. */
export function isNamedAfterPeople(words: readonly string[]): boolean {
  const small = words.map((word) => word.toLowerCase());
  const all = small.join(' ');
  return (
    small.some((word) => ofThings.has(word)) ||
    openPlaces.has(small[0] ?? '') ||
    countries.has(small.at(-1) ?? '') ||
    afterPeople.some((phrase) => all === phrase || all.startsWith(`${phrase} `) || all.endsWith(` ${phrase}`))
  );
}
