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
  const [owner] = names.filter(([, found = '']) => !heading.test(found) && isPerson(found));
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
