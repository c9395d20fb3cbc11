import { months } from '../../checklist/language/specific-words.ts';
import { isGivenName, isGivenWord } from './known-names.ts';
import { blank, name, part } from './name-form.ts';
import { isOfWork, isPerson } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const office = '(?:Professor|Captain|Sergeant|Reverend)';
/** Written before a given name only: “Sister Company” and “Chef Server” are nobody. */
const address = '(?:Sister|Brother|Father|Mother|Chef|Lady|Sir|Coach|Nurse)';
const relation = '(?:manager|boss|supervisor|mentor|team lead|line manager)';
const alone = String.raw`${part}(?![ ]\p{Lu})`;

const behind = (before: string, found: string) =>
  new RegExp(String.raw`(?=\p{Lu})(?<=(?<![\p{L}\p{N}])${before})${found}`, 'gu');

const ofOffice = [behind(`${office}${blank}+`, `(?!I['’])${name}`)];
const ofGivenName = [
  behind(`${address}${blank}+`, name),
  behind('[Rr]eport(?:s|ed|ing)?(?: directly| it| this| that)? to ', alone),
  behind(`[Mm]y ${relation} (?:is|was)(?: called| named)? `, alone),
  behind('(?:Hi|Hello|Hey|Dear) ', String.raw`${part}(?=[,!:]| and \p{Lu})`),
  behind(String.raw`(?:Hi|Hello|Hey|Dear) \p{L}{2,30} and `, `${part}(?=[,!:])`),
];
const initials = [
  behind(
    '(?:[Mm]anager|[Ss]upervisor|[Bb]oss|[Mm]entor|[Ii]nterviewer|[Cc]olleague):?[ ]',
    String.raw`(?:\p{Lu}\.[ ]?){1,3}${part}`,
  ),
];

/** Names that are told by where they stand: behind a title, in a greeting, or as whom somebody reports to. */
export function findPlacedNames(text: string): Replacement[] {
  const told = (found: Replacement) => text.slice(found.start, found.end);
  return [
    ...replacementsOf(text, ofOffice, '[name]').filter((found) => isPerson(told(found))),
    ...replacementsOf(text, ofGivenName, '[name]').filter((found) => isCalledSo(told(found))),
    ...replacementsOf(text, initials, '[name]').filter((found) => isPerson(told(found))),
  ];
}

function isCalledSo(found: string): boolean {
  const [first = ''] = found.split(' ', 1);
  const isKnown = isGivenName(first) || (isGivenWord(first) && !months.has(first.toLowerCase()));
  return isKnown && !found.split(' ').some(isOfWork);
}
