import { part } from './name-form.ts';
import { isOfWork } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const noCall = 'Low|Medium|Very|Record|New|Sky|Priority|Time|Junior|Senior|Too|All|The|My|Our|Your|High';
const short = new RegExp(
  String.raw`(?=\p{Lu})(?<=\b(?:at|from|attended) )(?!(?:${noCall})[ ])${part}[ ](?:Uni|High)(?![\p{L}\p{N}]|[ ]\p{Lu})`,
  'gu',
);

/** “Northfield Uni” and “Northfield High”, behind what says that somebody was there. */
export function findShortSchools(text: string): Replacement[] {
  return replacementsOf(text, [short], '[school]', (found) => !found.split(' ').some(isOfWork));
}

const kinds = 'University College Institute Polytechnic Academy School Grammar High Primary Secondary'.split(
  ' ',
);
/** What tells the school by itself: “West Essex” of the University of West Essex, “Northfield” of a school. */
const called =
  /^(?:University of )?(\p{Lu}[\p{Ll}]{2,}(?: \p{Lu}[\p{Ll}]{2,})??)(?= (?:Grammar|High|Primary|Secondary|School|College|University|Academy)|$)/u;
/** With these a town, a state or a subject begins, which is spoken of for itself. */
const town = /^(?:Los|New|San|Santa|Hong|Great|United|Applied)\b/;

/** Schools that were found, where they stand again by less of their name: one word of it only behind “at”. */
export function findSchoolsAgain(text: string, found: readonly Replacement[]): Replacement[] {
  const names = found
    .filter(({ token }) => token === '[school]')
    .map(({ start, end }) => called.exec(text.slice(start, end))?.[1] ?? '')
    .filter((name) => name !== '' && !name.split(' ').some((word) => isOfWork(word) || kinds.includes(word)));
  const expressions = Array.from(new Set(names), (name) => {
    const isAlone = name.includes(' ') && !town.test(name);
    const before = isAlone ? String.raw`(?<![\p{L}\p{N}])` : String.raw`(?<=\bat )`;
    return new RegExp(String.raw`${before}${RegExp.escape(name)}(?![\p{L}\p{N}]|[ ]\p{Lu})`, 'gu');
  });
  return replacementsOf(text, expressions, '[school]');
}
