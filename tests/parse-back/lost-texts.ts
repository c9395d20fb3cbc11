import { spawnSync } from 'node:child_process';
import type { ResumeDraft } from '../../openapi/gen/types.gen.ts';
import { render } from '../../src/capabilities/resume/draw/render.ts';
import { plainOf } from '../../src/capabilities/resume/draw/rich-text.ts';
import { LOOKS } from '../../src/capabilities/resume/draw/templates.ts';
import { readPdf } from '../../src/capabilities/resume-import/pdf/read-pdf.ts';
import { atsChecks } from '../../src/features/resume-builder/ats/ats-check.ts';
import { type Section, sectionsOf } from '../../src/features/resume-builder/content/sections.ts';

/** Draws a resume and tells each text and date that a reader misses, takes for something else or finds out of order. */
export async function lostTexts(draft: ResumeDraft, hasForeignReader: boolean): Promise<string[]> {
  const { pdf, missing } = await render(draft);
  const foreign = hasForeignReader ? lostToForeign(draft, textOfForeign(pdf)) : [];
  const found = await readPdf(pdf);
  const checks = atsChecks(draft, found);
  const dates = new Set(datesOf(found.lists));
  const { work, education, certificates } = draft.content;
  return [
    ...missing.map(({ letter }) => `not drawn: ${letter}`),
    ...(checks.length > 10 ? [] : ['almost nothing was looked for']),
    ...checks
      .filter(({ status }) => status !== 'found')
      .map(({ status, label, text }) => `${status} ${label}: ${text}`),
    ...datesOf({ work, education, certificates })
      .filter((date) => !dates.has(date))
      .map((date) => `lost ${date}`),
    ...foreign,
  ];
}

/** Dates by section and entry, as they were typed or read: an entry out of its place is a date that is lost. */
function datesOf(lists: object): string[] {
  return Object.entries(lists as Record<string, object[]>).flatMap(([section, entries]) =>
    entries.flatMap((entry, index) =>
      Object.entries(entry as Record<string, unknown>)
        .filter(([name]) => /date$/i.test(name))
        .map(([name, value]) => [
          name,
          typeof value === 'object' && value && 'text' in value ? value.text : value,
        ])
        .filter(([, value]) => value)
        .map(([name, value]) => `${section} ${index + 1} ${name} ${value}`),
    ),
  );
}

/** What Poppler reads of a file, in the order of its columns. */
function textOfForeign(pdf: Uint8Array): string {
  const { stdout, status } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf });
  if (status !== 0) throw new Error('pdftotext cannot read this file');
  return lettersOf(stdout.toString());
}

/** Each column is read from its top to its foot: what comes before the place of the last text is out of order. */
function lostToForeign(draft: ResumeDraft, read: string): string[] {
  const sections = sectionsOf(draft).filter(({ isHidden }) => !isHidden);
  const side = LOOKS[draft.settings.template].side ?? [];
  const columns = [
    sections.filter(({ id }) => side.includes(id)),
    sections.filter(({ id }) => !side.includes(id)),
  ];
  const { name, label, email, phone, summary } = draft.content.basics;
  const texts = [[name, label, email, phone, summary], ...columns.map((column) => column.flatMap(textsOf))];
  return FROM_RIGHT.includes(draft.language)
    ? texts.flat().flatMap((text) => lostWords(text, read))
    : texts.flatMap((inColumn) => lostInOrder(inColumn, read));
}

/** Of a line from the right it tells the words as they stand from the left: they are looked for one by one. */
const FROM_RIGHT = ['ar', 'he'];

const lostWords = (text: string, read: string) =>
  plainOf(text)
    .split(/[ .]+/)
    .filter((word) => !read.includes(lettersOf(word)))
    .map((word) => `pdftotext lost: ${word} of ${text}`);

function lostInOrder(texts: readonly string[], read: string): string[] {
  let at = 0;
  return texts.flatMap((text) => {
    const letters = lettersOf(plainOf(text));
    const place = read.indexOf(letters, at);
    if (place < 0) return [`pdftotext ${read.includes(letters) ? 'out of order' : 'lost'}: ${text}`];
    at = place + letters.length;
    return [];
  });
}

/** What stands below each other in all templates: the title, and what is said of it. */
const textsOf = ({ fields, entries }: Section): string[] =>
  entries.flatMap((entry) => {
    const [first, ...others] = fields;
    const long = others.filter(({ kind }) => kind !== 'line');
    return [first, ...long].flatMap((field) => [entry[field?.name ?? ''] ?? []].flat()).filter(Boolean);
  });

/** Letters without spaces, marks of direction and the forms that letters take beside each other. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '');
