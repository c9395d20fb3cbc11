import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { blocksOf, plainOf } from '../../../capabilities/resume/draw/rich-text.ts';
import type { FoundResume } from '../../../capabilities/resume-import/found-resume.ts';
import { type Section, sectionsOf } from '../content/sections.ts';

/** What a machine reads of one text of a resume. */
export interface AtsCheck {
  /** "Experience 2, Position" */
  readonly label: string;
  /** As it was typed. */
  readonly text: string;
  /** Read as what it is, read as something else, or not read. */
  readonly status: 'found' | 'elsewhere' | 'lost';
  /** Where in the file it was read; empty for what was not. */
  readonly place: string;
  /** Why it was not read; empty for what was. */
  readonly cause: string;
}

interface ReadText {
  readonly section: string;
  readonly letters: string;
  readonly place: string;
}

/** Letters that no font has. */
type Missing = readonly { readonly letter: string }[];

/** Compares what was typed with what was read of the exported file, text by text. */
export function atsChecks(draft: ResumeDraft, found: FoundResume, missing: Missing = []): AtsCheck[] {
  const read = readTexts(found);
  const check = (section: string, label: string, text: string): AtsCheck[] => {
    const letters = lettersOf(text);
    if (letters === '') return [];
    const holding = read.filter((one) => one.letters.includes(letters));
    const right = holding.find((one) => one.section === section);
    const place = (right ?? holding[0])?.place ?? acrossTexts(read, letters);
    const status = right ? 'found' : place === '' ? 'lost' : 'elsewhere';
    const cause = status === 'lost' ? causeOf(text, read, missing) : '';
    return [{ label, text, status, place, cause }];
  };
  const { name, label, email, phone, url, summary, location } = draft.content.basics;
  return [
    ...check('basics', 'Full name', name),
    ...check('basics', 'Headline', label),
    ...check('basics', 'Email', email),
    ...check('basics', 'Phone', phone),
    ...check('basics', 'Website', url),
    ...check('basics', 'City', location.city),
    ...partsOf(summary).flatMap((part) => check('basics', 'Profile summary', part)),
    ...sectionsOf(draft)
      .filter(({ isHidden }) => !isHidden)
      .flatMap((section) => textsOf(section).flatMap(([where, text]) => check(section.id, where, text))),
  ];
}

/** The texts of a section, each with the words for where it stands; a date is drawn in the words of a language. */
function textsOf({ title, fields, entries }: Section): (readonly [string, string])[] {
  return entries.flatMap((entry, index) =>
    fields
      .filter(({ name }) => !/date$/i.test(name))
      .flatMap(({ name, label, kind }) => {
        const value = [entry[name] ?? ''].flat();
        const texts = kind === 'text' ? value.flatMap(partsOf) : value;
        const field = label.split(',')[0];
        return texts.map((text) => [`${title} ${index + 1}, ${field}`, text] as const);
      }),
  );
}

const partsOf = (text: string) => blocksOf(text).map((block) => block.text);

/** What counts when texts are compared: no spaces, marks and letters of another size. */
const lettersOf = (text: string): string =>
  plainOf(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+|^https?:\/\/(?:www\.)?|\/$/g, '');

/** Every text that was read with the section it was taken for. */
function readTexts({ basics, location, profiles, lists, custom, leftovers }: FoundResume): ReadText[] {
  const texts: ReadText[] = [];
  const walk = (section: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value && 'place' in value)
      texts.push({ section, letters: lettersOf(String(value.text)), place: String(value.place) });
    else for (const inner of Object.values(value)) walk(section, inner);
  };
  walk('basics', [basics, location, profiles]);
  for (const [section, entries] of Object.entries(lists)) walk(section, entries);
  walk('custom', custom);
  walk('', leftovers);
  return texts;
}

/** Where a text begins that was read in pieces; empty where it was not. */
function acrossTexts(read: readonly ReadText[], letters: string): string {
  const at = read
    .map((one) => one.letters)
    .join('')
    .indexOf(letters);
  if (at < 0) return '';
  let end = 0;
  for (const one of read) {
    end += one.letters.length;
    if (end > at) return one.place;
  }
  return '';
}

/** Where icon fonts have their signs. */
const ICON = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]/u;

/** Why a text was not read, as far as the file tells. */
function causeOf(text: string, read: readonly ReadText[], missing: Missing): string {
  const letter = missing.find((one) => text.includes(one.letter))?.letter;
  if (letter) {
    const what = ICON.test(letter) ? 'It is the sign of an icon font' : 'No font here has it';
    return `“${letter}” is left out. ${what}: take it out.`;
  }
  const all = read.map(({ letters }) => letters).join('\n');
  const words = text.split(/\s+/).map(lettersOf);
  return words.every((word) => all.includes(word))
    ? 'All its words are read, but in another order: the columns mix its lines.'
    : 'Its letters are read as others.';
}
