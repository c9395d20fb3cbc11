import type { FoundResume } from '../found-resume.ts';
import { readLines } from '../lines/read-lines.ts';
import { pdfLines } from './pdf-lines.ts';
import { readPdfPages } from './pdf-pages.ts';
import { inReadingOrder } from './read-order.ts';

/** Reads a PDF by the places of its texts. */
export async function readPdf(bytes: Uint8Array): Promise<FoundResume> {
  return readLines(pdfLines(inReadingOrder(await readPdfPages(bytes))));
}
