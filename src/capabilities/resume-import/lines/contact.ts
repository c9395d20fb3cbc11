import { saysPosition } from './words.ts';

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const URL_TEXT =
  /(?:https?:\/\/|www\.)[^\s|•·,;)]+|(?<![@\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|co|edu|gov|app|ai|example|de|fr|es|uk|eu|ru|ua|at|ch|nl|pl|it|in)(?:\/[^\s|•·,;)]*)?(?![\p{L}\p{N}@])/iu;
const PHONE = /(?<![\w/])(?:\+|\(\+?|00)?\d[\d\s().\-/\u00A0]{5,18}\d(?!\w)/u;
const LABEL =
  /^\(?(?:e-?mail|mail|phone|mobile|tel(?:ephone|efon)?|cell|web(?:site)?|address|location|linkedin|github|portfolio|homepage|url|personal|company)\)?\s*[:.]?\s*$/i;
const LABEL_BEFORE =
  /^(?:e-?mail|phone|mobile|tel(?:ephone|efon)?|cell|web(?:site)?|address|location|linkedin|github|portfolio|homepage|url)\s*:\s*/i;

/** Pictures of letters, phones and houses, and the signs of icon fonts; not what is written: "№ 5", "Scrum Master®". */
const SIGN = /(?![©®™℠°№])\p{So}|\p{Co}|\uFE0F/gu;

/** Of an address that goes on in the next line, where it is read without it. */
const CUT_SCHEME = /^https?:\/\/$/i;

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i, 'LinkedIn'],
  [/github\.com\/([^/?#\s]+)/i, 'GitHub'],
  [/gitlab\.com\/([^/?#\s]+)/i, 'GitLab'],
  [/(?:twitter|x)\.com\/([^/?#\s]+)/i, 'X'],
  [/stackoverflow\.com\/users\/([^?#\s]+)/i, 'Stack Overflow'],
  [/orcid\.org\/([\dX-]+)/i, 'ORCID'],
  [/xing\.com\/profile\/([^/?#\s]+)/i, 'Xing'],
];

export type ContactPart =
  | { readonly kind: 'email' | 'phone' | 'url' | 'text'; readonly text: string }
  | { readonly kind: 'profile'; readonly text: string; readonly network: string; readonly username: string };

/** What a line of contact data is made of, in its order. */
export function contactParts(line: string): ContactPart[] {
  return line
    .split(/\s*[|•·◆⋄♦]\s*|\t+|\s{3,}|\s+[–—]\s+/u)
    .flatMap(partsOf)
    .filter(({ text }) => text !== '' && !LABEL.test(text) && !CUT_SCHEME.test(text));
}

function partsOf(text: string): ContactPart[] {
  const plain = text.replaceAll(SIGN, ' ').trim();
  if (plain === '') return [];
  for (const [kind, pattern] of [
    ['email', EMAIL],
    ['url', URL_TEXT],
    ['phone', PHONE],
  ] as const) {
    const match = pattern.exec(plain);
    if (!match || (kind === 'phone' && !isPhone(match[0]))) continue;
    const before = plain.slice(0, match.index).replace(/[\s,;(<]+$/u, '');
    const after = plain.slice(match.index + match[0].length).replace(/^[\s,;)>]+/u, '');
    const part = kind === 'url' ? addressPart(match[0]) : { kind, text: match[0].trim() };
    return [...partsOf(before), part, ...partsOf(after)];
  }
  return [{ kind: 'text', text: plain.replace(LABEL_BEFORE, '') }];
}

const isPhone = (text: string) => {
  const figures = text.replace(/\D/g, '').length;
  return figures >= 7 && figures <= 15 && !/^(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$/.test(text.trim());
};

/** An address of the web, as a profile where its network is known. */
export function addressPart(text: string): ContactPart {
  const address = text.replace(/[.,;]+$/, '');
  for (const [pattern, network] of NETWORKS) {
    const username = pattern.exec(address)?.[1];
    if (username) return { kind: 'profile', text: address, network, username: decodedName(username) };
  }
  return { kind: 'url', text: address };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A name of one to three words, beside an email or a phone number. */
export const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+){0,2}$/u.test(text) && !saysPosition(text);

/** "Berlin, Germany", "10115 Berlin": a place and nothing else. */
export const isLocation = (text: string): boolean =>
  text.length <= 80 &&
  (/^[\p{L}\p{M}.'’ -]+(?:,\s*[\p{L}\p{M}.'’ -]+){1,3}(?:\s+\d{4,6}(?:-\d{4})?)?$/u.test(text) ||
    /^\d{4,6}\s+[\p{L}\p{M}.'’ -]+(?:,\s*[\p{L}\p{M}.'’ -]+)?$/u.test(text) ||
    // With a street before, and a country behind.
    /^[^,]+,\s*\d{4,6}\s+[\p{L}\p{M}.'’ -]+(?:,\s*[\p{L}\p{M}.'’ -]+){0,2}$/u.test(text) ||
    /^remote$/i.test(text));
