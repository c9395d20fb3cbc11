import { wordSet } from '../../language/vocabulary/word-list.ts';
import { isFamilyName, isGivenName } from './known-names/known-names.ts';
import { findOwners } from './labelled-names.ts';
import { fullName } from './name-form.ts';
import { isPerson } from './no-name-words.ts';
import { findOwnNames } from './own-names.ts';
import { findAddresses } from './postal-addresses.ts';
import type { Replacement } from './replacement.ts';

/** How many lines at the top of a resume say whose it is. */
const HEAD_LINES = 4;

/** A name that begins a line and is followed by nothing, or by what parts it from an address. */
const nameInHead = new RegExp(String.raw`^[ \t]*(?:Name: ?)?(${fullName})(?=[ \t]*(?:$|[,|·•;/–-]))`, 'gmu');
const heading = /^(?:resume|résumé|cv|curriculum vitae|lebenslauf|about me|personal details)$/iu;

/** A line with one of these is a job or the heading of an advertisement, unless it is a known name ("Lars Baker"). */
const ofAdvertisement = wordSet(`
  adviser advisor apprentice artist auditor benefits barista bookkeeper builder buyer carer cashier caretaker chef
  cleaner clerk conditions controller cook copywriter courier creator description duties driver editor electrician
  employment estimator fitter foreman fundraiser gardener graduate guard hire housekeeper illustrator inspector
  instructor investigator job journalist key lecturer librarian marketer mechanic midwife mission negotiator night
  notice nursery offer open operative operator opportunity organiser overview packer painter paramedic part
  permanent pharmacist photographer picker planner plumber porter position post primary producer programmer
  promoter publicist receptionist recruiter remote reporter requirements researcher responsibilities role salary
  sculptor secondary secretary shift skills solicitor strategist surveyor teacher teaching temporary time title
  translator tutor underwriter vacancy vacancies waiter waitress warehouse welder
`);

const contact = /@|\bwww\.|https?:|linkedin|(?:\+|\b0)\d[\d ()/-]{5,}/iu;

const schoolLabel =
  /(?=[^\s,;|()])(?<=\b(?:School|University|College|Institute|Universität|Hochschule|Gymnasium)[ \t]*:[ \t]*)[^\n,;|()]*/giu;

/**
 * What a resume says of its owner by the place where it stands: the name before the contact data or in its title, and then
 * wherever it stands, and schools behind their label.
 */
export function findResumeData(text: string): Replacement[] {
  const head = headOf(text);
  const names = contact.test(head) || findAddresses(head).length > 0 ? [...head.matchAll(nameInHead)] : [];
  const [owner] = names.filter(
    ([, found = '']) => !heading.test(found) && isPerson(found) && !isTitle(found),
  );
  const schools = Array.from(text.matchAll(schoolLabel), ({ 0: match, index }) => ({
    start: index,
    end: index + match.trimEnd().length,
    token: '[school]',
  }));
  const owners = findOwners(head).map(({ start, end }) => head.slice(start, end));
  return [
    ...(owner ? [nameOf(owner)] : []),
    ...findOwnNames(text, [...owners, owner?.[1] ?? '']),
    ...schools,
  ];
}

function isTitle(line: string): boolean {
  const words = line.split(' ');
  const isKnown = isGivenName(words[0] ?? '') || isFamilyName(words.at(-1) ?? '');
  return !isKnown && words.some((word) => ofAdvertisement.has(word.toLowerCase()));
}

function headOf(text: string): string {
  return text
    .split('\n', HEAD_LINES + 1)
    .slice(0, HEAD_LINES)
    .join('\n');
}

function nameOf({ 0: line, 1: found = '', index }: RegExpExecArray): Replacement {
  const end = index + line.length;
  return { start: end - found.length, end, token: '[name]' };
}
