import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { ImportProblem } from '../import-problem.ts';
import { pdfWorker } from './pdf-worker.ts';
import './sum-precise.ts';
import { texLettersOf } from './tex-letters.ts';

const MOST_PAGES = 50;
/** A drawn page tells which fonts are bold; more than this takes too long. */
const DRAWN_PAGES = 10;

const BOLD = /bold|black|heavy/i;

/** A text as it stands on a page, in points from its top left corner. */
export interface PdfText {
  readonly text: string;
  /** From the side where its page is begun to be read. */
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isRtl: boolean;
  /** Whether its page is read from the right. */
  readonly isFromRight: boolean;
}

interface PdfLink {
  readonly href: string;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly texts: readonly PdfText[];
  readonly links: readonly PdfLink[];
}

/** The texts of a PDF with their places. */
export async function readPdfPages(data: Uint8Array): Promise<PdfPage[]> {
  const worker = pdfWorker();
  const task = getDocument({
    data,
    verbosity: 0,
    enableXfa: false,
    // Tells the names of embedded fonts: whether they are bold is told only of those that cannot be read.
    fontExtraProperties: true,
    ...(worker && { worker }),
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw problemOf(error);
    });
    return await pagesOf(document);
  } finally {
    await task.destroy();
    worker?.destroy();
  }
}

function problemOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return new ImportProblem('This PDF is protected with a password. Save it without one first.');
  if (name === 'InvalidPDFException' || name === 'FormatError')
    return new ImportProblem('This PDF is damaged. Save or download it once more and try again.');
  return error;
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfPage[]> {
  const { numPages } = document;
  if (numPages > MOST_PAGES)
    throw new ImportProblem(`This PDF has ${numPages} pages. Choose one of up to ${MOST_PAGES}.`);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= numPages; number += 1)
    pages.push(await pageOf(await document.getPage(number)));
  if (pages.every(({ texts }) => texts.length === 0))
    throw new ImportProblem(
      'This PDF has no text, only pictures of it. Choose the document that it was made from.',
    );
  return isReadFromRight(pages) ? pages.map(fromRight) : pages;
}

/** Names and terms in Latin letters stand in many that are. */
const FROM_RIGHT_SHARE = 0.3;

function isReadFromRight(pages: readonly PdfPage[]): boolean {
  const letters = { all: 0, rtl: 0 };
  for (const { text, isRtl } of pages.flatMap(({ texts }) => texts)) {
    const count = text.match(/\p{L}/gu)?.length ?? 0;
    letters.all += count;
    if (isRtl) letters.rtl += count;
  }
  return letters.rtl > FROM_RIGHT_SHARE * letters.all;
}

const fromRight = ({ width: whole, texts, links, ...page }: PdfPage): PdfPage => ({
  ...{ ...page, width: whole },
  texts: texts.map((text) => ({ ...text, x: whole - text.x - text.width, isFromRight: true })),
  links: links.map((link) => ({ ...link, x: whole - link.x - link.width })),
});

async function pageOf(page: PDFPageProxy): Promise<PdfPage> {
  const [left = 0, , , top = 0] = page.view;
  const { items } = await page.getTextContent();
  const isBold = await boldFonts(page);
  const texts = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  const lettersOf = texLettersOf(texts);
  const annotations: readonly { url?: string; rect: readonly number[] }[] = await page.getAnnotations();
  return {
    number: page.pageNumber,
    width: page.getViewport({ scale: 1 }).width,
    texts: texts.map((text) => {
      const { transform, width, dir, fontName } = text;
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform as number[];
      const size = Math.hypot(c, d) || Math.hypot(a, b);
      return {
        ...{ text: withoutForms(lettersOf(text)), x: x - left, y: top - y, width, size },
        ...{ isBold: isBold(fontName), isRtl: dir === 'rtl', isFromRight: false },
      };
    }),
    links: annotations.flatMap(({ url, rect: [x = 0, bottom = 0, right = 0, above = 0] }) =>
      url ? { href: url, x: x - left, width: right - x, top: top - above, bottom: top - bottom } : [],
    ),
  };
}

/** Arabic letters without the forms that they take beside each other. */
const withoutForms = (text: string) =>
  text.replaceAll(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize('NFKC'));

async function boldFonts(page: PDFPageProxy): Promise<(font: string) => boolean> {
  if (page.pageNumber > DRAWN_PAGES) return () => false;
  const isDrawn = await page.getOperatorList().then(
    () => true,
    () => false,
  );
  return (name) => {
    if (!isDrawn || !page.commonObjs.has(name)) return false;
    const font: { name?: string; bold?: boolean; black?: boolean } | null = page.commonObjs.get(name);
    return font?.bold === true || font?.black === true || BOLD.test(font?.name ?? '');
  };
}
