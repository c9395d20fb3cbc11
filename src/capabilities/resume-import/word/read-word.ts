import mammoth from 'mammoth';
import { type FoundResume, found } from '../found-resume.ts';
import { ImportProblem } from '../import-problem.ts';
import { readLines } from '../lines/read-lines.ts';
import { sourceLine } from '../lines/source-line.ts';
import { unpack } from '../zip/unpack.ts';
import { type WordElement, wordLines } from './word-lines.ts';
import { paragraphTexts } from './word-xml.ts';

/** Parts with text of their own beside the document. */
const BESIDE = /^word\/(footer|footnotes|endnotes|comments)\d*\.xml$/;

/** Reads a Word file (DOCX); its macros are not run. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<FoundResume> {
  const files = unpack(bytes);
  const main = files.get('word/document.xml');
  if (!main) throw new ImportProblem('This is neither a Word document (DOCX) nor LinkedIn’s archive.');
  const { lines, images } = wordLines(await parse(bytes));
  const read = lines.map(({ text }) => squeezed(text)).join('');
  const header = partsOf(files, /^word\/header\d*\.xml$/).map(({ text }) => sourceLine(text, 'Header'));
  const resume = readLines([...withoutRepeats(header), ...lines]);
  // What stands in boxes and the like, which the reader of the document passes over.
  const missed = paragraphTexts(decoder.decode(main)).filter((text) => !read.includes(squeezed(text)));
  resume.leftovers.push(...missed.map((text) => found(text, 'Text box')));
  resume.leftovers.push(...partsOf(files, BESIDE));
  if (images > 0)
    resume.notes.push(images === 1 ? 'A picture was left out.' : `${images} pictures were left out.`);
  if ([...files.keys()].some((name) => /vbaProject/i.test(name)))
    resume.notes.push('This file has macros. They were not run.');
  return resume;
}

const decoder = new TextDecoder();

const squeezed = (text: string) => text.replace(/[\s\p{P}\p{S}]/gu, '');

const withoutRepeats = <T extends { readonly text: string }>(lines: readonly T[]) =>
  lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);

const PART_NAMES: Readonly<Record<string, string>> = {
  ...{ footer: 'Footer', footnotes: 'Footnote', endnotes: 'Endnote', comments: 'Comment' },
};

const partsOf = (files: ReadonlyMap<string, Uint8Array>, names: RegExp) =>
  [...files].flatMap(([name, content]) => {
    const part = names.exec(name);
    return part
      ? paragraphTexts(decoder.decode(content)).map((text) =>
          found(text, PART_NAMES[part[1] ?? ''] ?? 'Header'),
        )
      : [];
  });

async function parse(bytes: Uint8Array<ArrayBuffer>): Promise<WordElement> {
  let document: WordElement = { type: 'document' };
  // Under the name that it has in a browser, and the one in Node.
  const input = { arrayBuffer: bytes.slice().buffer, buffer: bytes };
  const keep = (element: WordElement) => {
    document = element;
    return element;
  };
  try {
    await mammoth.convertToHtml(input, { transformDocument: keep, externalFileAccess: false });
  } catch {
    throw new ImportProblem('This Word document is damaged. Save it once more and try again.');
  }
  return document;
}
