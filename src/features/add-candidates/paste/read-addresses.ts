import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';

type Pasted = Pick<CandidateEntry, 'full_name' | 'email'>;

const addresses = /[^\s,;<>()"]+@[^\s,;<>()"]+/gu;

/** Candidates as people write them down: with or without names, one a line or several beside each other. */
export function readAddresses(text: string): Pasted[] {
  return text.split(/\r?\n/).flatMap(readLine);
}

function readLine(line: string): Pasted[] {
  const found = [...line.matchAll(addresses)];
  if (found.length === 0) return nameIn(line) === '' ? [] : [{ full_name: nameIn(line), email: '' }];
  const ends = found.map(({ 0: email, index }) => index + email.length);
  const after = found.map((_, at) => nameIn(line.slice(ends[at], found[at + 1]?.index)));
  const before = found.map(({ index }, at) => nameIn(line.slice(ends[at - 1] ?? 0, index)));
  // Somebody who begins with an address and ends with a name writes names behind.
  const names = before[0] === '' && after.at(-1) !== '' ? after : before;
  return found.map(({ 0: email }, at) => ({ full_name: names[at] || nameOfAddress(email), email }));
}

/** A name without what stands around it; "Byron, Ada" in quotation marks is Ada Byron. */
function nameIn(text: string): string {
  const [, last, first] = /"([^",]+),\s*([^"]+)"/.exec(text) ?? [];
  if (first && last) return `${first.trim()} ${last.trim()}`;
  return text
    .replaceAll(/[<>()"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** What somebody is called most likely, to be mended by a person: ada.byron is Ada Byron. */
function nameOfAddress(email: string): string {
  const [local = ''] = email.split('@');
  const words = local
    .replace(/\+.*/, '')
    .split(/[._\-\d]+/)
    .filter(Boolean);
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}
