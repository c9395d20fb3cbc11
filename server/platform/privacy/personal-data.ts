import { findBareLinks } from './bare-links.ts';
import { findGivenNames } from './given-names.ts';
import { findIntroducedNames } from './introduced-names.ts';
import { findLabelledNames } from './labelled-names.ts';
import { findLetterHeads } from './letter-heads.ts';
import { blank, name } from './name-form.ts';
import { findNamesAgain } from './names-again.ts';
import { findNamesBeside } from './names-beside.ts';
import { findNamesInProse } from './names-in-prose.ts';
import { findOwnNames } from './own-names.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { findAddresses } from './postal-addresses.ts';
import { findRelatedNames } from './related-names.ts';
import { type Replacement, replacementsOf, withoutOverlaps } from './replacement.ts';
import { findResumeData } from './resume-head.ts';
import { findSchools } from './schools.ts';
import { findSchoolsAgain, findShortSchools } from './short-schools.ts';
import { findSmallStreets } from './small-streets.ts';
import { withTowns } from './towns-behind.ts';

const title = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\b\.?`;

/** What stands for something that was taken out. */
export const TOKEN = /\[(?:email|link|phone|address|school|name)\]/g;

/** Looks ahead before it looks back: a long run of blanks is not gone through once for each of them. */
const before = String.raw`(?=\p{Lu})`;

/** What stands in the place of what, by its form. */
const patterns: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    '[email]',
    [
      /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
      // Written so that machines do not collect it: "robin [at] mail (dot) example".
      /[\p{L}\p{N}._%+-]{1,64} ?[[({]at[\])}] ?[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[[({]dot[\])}] ?| dot )[\p{L}\p{N}-]{1,63}){1,4}/giu,
    ],
  ],
  [
    '[link]',
    [
      /\b(?:https?:\/\/|www\.)[^\s<>"”]*[^\s<>"”.,;:!?)\]’']/giu,
      /\b(?:linkedin|github|gitlab|facebook|instagram)\.com\/[^\s<>"”]*[^\s<>"”.,;:!?)\]’']/giu,
    ],
  ],
  [
    '[name]',
    [
      new RegExp(String.raw`${before}(?<=\b(?:[Mm]y name is|call me|I am called)${blank}+)${name}`, 'gu'),
      new RegExp(String.raw`${before}(?<=\b${title}${blank}+)${name}`, 'gu'),
    ],
  ],
];

/**
 * E-mail and postal addresses, links, telephone numbers, schools and names, as far as they can be told by
 * their form, and the candidate's own names wherever they stand. In order, none inside another.
 */
export function findPersonalData(text: string, names: readonly string[]): Replacement[] {
  const own = findOwnNames(text, names);
  const alone = withoutOverlaps([
    ...patterns.flatMap(([token, expressions]) => replacementsOf(text, expressions, token)),
    ...findBareLinks(text),
    ...findPhoneNumbers(text),
    ...findAddresses(text),
    ...findSchools(text),
    ...findShortSchools(text),
    ...findIntroducedNames(text),
    ...findLabelledNames(text),
    ...findLetterHeads(text),
    ...findNamesInProse(text, own),
    ...findGivenNames(text),
    ...findRelatedNames(text),
    ...findSmallStreets(text),
    ...own,
  ]);
  const found = withTowns(text, alone);
  const beside = findNamesBeside(text, found);
  return withoutOverlaps([
    ...found,
    ...beside,
    ...findNamesAgain(text, [...found, ...beside]),
    ...findSchoolsAgain(text, found),
  ]);
}

/** A pasted job description or resume with a token in the place of all of it. */
export function withoutPersonalData(text: string, names: readonly string[]): string {
  const found = withoutOverlaps([...findPersonalData(text, names), ...findResumeData(text)]);
  let done = 0;
  const pieces = found.map(({ start, end, token }) => {
    const kept = text.slice(done, start);
    done = end;
    return kept + token;
  });
  return pieces.join('') + text.slice(done);
}
