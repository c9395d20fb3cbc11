import { pdfLines } from './pdf-lines.ts';
import { readPdfPages } from './pdf-pages.ts';
import { inReadingOrder } from './read-order.ts';

/** The lines of a PDF in the order in which they are read. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  return pdfLines(inReadingOrder(await readPdfPages(bytes))).map(({ text }) => text);
}
