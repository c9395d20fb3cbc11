import { findIntroducedNames } from './introduced-names.ts';
import { findLabelledNames } from './labelled-names.ts';
import { findLetterHeads } from './letter-heads.ts';
import { name } from './name-form.ts';
import { findNamesAgain } from './names-again.ts';
import { findNamesBeside } from './names-beside.ts';
import { findOwnNames } from './own-names.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { findAddresses } from './postal-addresses.ts';
import { type Replacement, replacementsOf, withoutOverlaps } from './replacement.ts';
import { findResumeData } from './resume-head.ts';
import { findSchools } from './schools.ts';

const title = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\b\.?`;
const relation =
  '(?:colleague|co-?worker|team-?mate|boss|manager|supervisor|mentor|friend|teacher|professor|client|customer|team lead)';

/** What stands for something that was taken out. */
export const TOKEN = /\[(?:email|link|phone|address|school|name)\]/g;

/** Looks ahead before it looks back: a long run of blanks is not gone through once for each of them. */
const before = String.raw`(?=\p{Lu})`;

/** What stands in the place of what, by its form. */
const patterns: readonly (readonly [string, readonly RegExp[]])[] = [
  ['[email]', [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu]],
  [
    '[link]',
    [
      /\b(?:https?:\/\/|www\.)[^\s<>"”]+/giu,
      /\b(?:linkedin|github|gitlab|facebook|instagram)\.com\/[^\s<>"”]+/giu,
    ],
  ],
  [
    '[name]',
    [
      new RegExp(String.raw`${before}(?<=\b[Mm]y name is\s+|\bcall me\s+|\bI am called\s+)${name}`, 'gu'),
      new RegExp(String.raw`${before}(?<=\b${title}\s+)${name}`, 'gu'),
      new RegExp(String.raw`${before}(?<=\b${relation},?\s+(?:(?:named|called)\s+)?)${name}`, 'gu'),
    ],
  ],
];

/**
 * E-mail and postal addresses, links, telephone numbers, schools and names, as far as they can be told by
 * their form, and the candidate's own names wherever they stand. In order, none inside another.
 */
export function findPersonalData(text: string, names: readonly string[]): Replacement[] {
  const found = withoutOverlaps([
    ...patterns.flatMap(([token, expressions]) => replacementsOf(text, expressions, token)),
    ...findPhoneNumbers(text),
    ...findAddresses(text),
    ...findSchools(text),
    ...findIntroducedNames(text),
    ...findLabelledNames(text),
    ...findLetterHeads(text),
    ...findOwnNames(text, names),
  ]);
  const beside = findNamesBeside(text, found);
  return withoutOverlaps([...found, ...beside, ...findNamesAgain(text, [...found, ...beside])]);
}

/** A pasted job description or resume with a token in the place of all of it. */
export function withoutPersonalData(text: string, names: readonly string[]): string {
  const found = withoutOverlaps([...findPersonalData(text, names), ...findResumeData(text)]);
  let rest = text;
  for (const { start, end, token } of found.toReversed())
    rest = rest.slice(0, start) + token + rest.slice(end);
  return rest;
}
