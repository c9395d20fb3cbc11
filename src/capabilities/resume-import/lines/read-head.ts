import { type Found, type FoundResume, found } from '../found-resume.ts';
import { addressPart, type ContactPart, contactParts, isLocation, isTown } from './contact.ts';
import type { SourceLine } from './source-line.ts';

const POSTAL = /^(\d{4,6})\s+(\p{L}.*)$/u;
/** Longer lines tell something, and are no label. */
const LONGEST_LABEL = 120;

/** Reads what stands above the first section: name, label, contact data, and a text about oneself. */
export function readHead(lines: readonly SourceLine[], resume: FoundResume): void {
  const nameLine = lines.find(isName);
  const told: SourceLine[] = [];
  for (const line of lines) {
    if (line === nameLine) {
      resume.basics.name = found(
        line.text,
        line.place,
        line.heading === null ? 'Taken from the first line.' : null,
      );
      readLinks(line, resume);
    } else if (line.text.length > LONGEST_LABEL || line.isPoint || isSentence(line.text)) told.push(line);
    else readContact(line, resume);
  }
  const [first] = told;
  if (first && !resume.basics.summary)
    resume.basics.summary = found(
      told.map(({ text, isPoint }) => (isPoint ? `- ${text}` : text)).join('\n'),
      first.place,
    );
  else resume.leftovers.push(...told.map(({ text, place }) => found(text, place)));
}

const isSentence = (text: string) =>
  (/\p{L}[.!?]$/u.test(text) && text.split(/\s+/).length >= 4) || /.[。！？]$/u.test(text);

const isName = ({ text, isPoint }: SourceLine) =>
  !isPoint &&
  text.length <= 80 &&
  /\p{L}/u.test(text) &&
  contactParts(text).every(({ kind }) => kind === 'text') &&
  !/^(?:curriculum vitae|resume|résumé|cv|lebenslauf)$/i.test(text);

/**
 * Puts each part of a line of contact data where it belongs.
 * @param isBelowTitle whether it stands below "Contact", where a name is that of a town, and none of a profession
 */
export function readContact(line: SourceLine, resume: FoundResume, isBelowTitle = false): void {
  const parts = contactParts(line.text);
  const isContact = isBelowTitle || parts.some(({ kind }) => kind === 'email' || kind === 'phone');
  for (const part of parts) {
    const isPlace = isContact && part.kind === 'text' && !resume.location.city && isTown(part.text);
    if (isPlace) resume.location.city = found(part.text, line.place, 'Taken for your city.');
    else readPart(part, line.place, resume);
  }
  readLinks(line, resume);
}

/** Where the links of a line lead, which its words need not say. */
function readLinks({ links, place }: SourceLine, resume: FoundResume): void {
  for (const href of links) {
    if (/^mailto:/i.test(href)) readPart({ kind: 'email', text: href.slice(7) }, place, resume);
    else if (/^https?:/i.test(href)) readPart(addressPart(href), place, resume);
  }
}

function readPart(part: ContactPart, place: string, resume: FoundResume): void {
  const { basics, location, profiles, leftovers } = resume;
  const one = found(part.text, place);
  if (part.kind === 'profile') {
    const { network, username } = part;
    if (profiles.some((known) => known.network?.text === network && known.username?.text === username))
      return;
    profiles.push({ network: found(network, place), username: found(username, place), url: one });
  } else if (part.kind !== 'text') {
    const bare = (text = '') => text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '');
    if (bare(basics[part.kind]?.text) === bare(one.text)) return;
    if (basics[part.kind]) leftovers.push(one);
    else basics[part.kind] = one;
  } else if (isLocation(part.text) && !location.city) Object.assign(location, placeOf(one));
  else if (!basics.label && resume.basics.name) basics.label = { ...one, doubt: 'Taken for your headline.' };
  else leftovers.push(one);
}

/** "Main St 1, 10115 Berlin, DE" by its parts; the one with a postal code is the city. */
function placeOf({ text, place }: Found): FoundResume['location'] {
  const parts = text.split(/,\s*/);
  const coded = parts.findIndex((part) => POSTAL.test(part));
  const [, postalCode, city] = POSTAL.exec(parts[coded] ?? '') ?? [];
  const [first = '', ...rest] = parts;
  const after = coded === -1 ? rest : parts.slice(coded + 1);
  const isCountry = coded !== -1 && /^[A-Z]{2}$/.test(after.at(-1) ?? '');
  const region = (isCountry ? after.slice(0, -1) : after).join(', ');
  return {
    ...(coded > 0 && { address: found(parts.slice(0, coded).join(', '), place) }),
    ...(postalCode && { postalCode: found(postalCode, place) }),
    city: found(city ?? first, place),
    ...(region && { region: found(region, place) }),
    ...(isCountry && { countryCode: found(after.at(-1) ?? '', place) }),
  };
}
