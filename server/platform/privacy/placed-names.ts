import { months } from '../../checklist/language/specific-words.ts';
import { isGivenName, isGivenWord } from './known-names.ts';
import { blank, name, part } from './name-form.ts';
import { isOfWork, isPerson } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const office = '(?:Professor|Captain|Sergeant|Reverend)';
/** Written before a given name only: “Sister Company” and “Chef Server” are nobody. */
const address = '(?:Sister|Brother|Father|Mother|Chef|Lady|Sir|Coach|Nurse)';

const behind = (before: string, found: string) =>
  new RegExp(String.raw`(?=\p{Lu})(?<=(?<![\p{L}\p{N}])${before})${found}`, 'gu');

const ofPeople = [
  behind(`${office}${blank}+`, `(?!I['’])${name}`),
  behind(
    '(?:[Mm]anager|[Ss]upervisor|[Bb]oss|[Mm]entor|[Ii]nterviewer|[Cc]olleague):?[ ]',
    String.raw`(?:\p{Lu}\.[ ]?){1,3}${part}`,
  ),
];
const ofGivenName = [
  behind(`${address}${blank}+`, name),
  behind('(?:Hi|Hello|Hey|Dear) ', String.raw`${part}(?=[,!:]| and \p{Lu})`),
];

/** Names that are told by where they stand: behind a title or in a greeting. */
export function findPlacedNames(text: string): Replacement[] {
  return [
    ...replacementsOf(text, ofPeople, '[name]', isPerson),
    ...replacementsOf(text, ofGivenName, '[name]', isCalledSo),
  ];
}

function isCalledSo(found: string): boolean {
  const [first = ''] = found.split(' ', 1);
  const isKnown = isGivenName(first) || (isGivenWord(first) && !months.has(first.toLowerCase()));
  return isKnown && !found.split(' ').some(isOfWork);
}
