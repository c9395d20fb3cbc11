import { columnsOf } from './columns.ts';
import type { PdfPage, PdfText } from './pdf-pages.ts';
import { type PdfRow, rowsOf } from './rows.ts';

export interface PlacedRow extends PdfRow {
  readonly page: number;
  /** Of the rows on its page, from 1. */
  readonly line: number;
  readonly column: number;
  readonly links: readonly string[];
}

/** The rows of all pages as a person reads them: a column goes on over the pages before the next one begins. */
export function inReadingOrder(pages: readonly PdfPage[]): PlacedRow[] {
  const streams: [PlacedRow[], PlacedRow[], PlacedRow[]] = [[], [], []];
  let gutter: number | null = null;
  for (const page of pages) {
    const found = columnsOf(page);
    const add = (column: 0 | 1 | 2, texts: readonly PdfText[]) =>
      streams[column].push(...placed(page, texts, column));
    if (found.gutter !== null) {
      gutter = found.gutter;
      add(0, found.header);
      add(1, found.columns[0] ?? []);
      add(2, found.columns[1] ?? []);
    } else {
      // A page without columns goes on in the one that it stands in.
      const start: number = gutter ?? 0;
      const isRight = gutter !== null && page.texts.every(({ x }) => x >= start - 2);
      const isLeft = gutter !== null && page.texts.every(({ x, width }) => x + width <= start);
      add(isRight ? 2 : isLeft ? 1 : 0, page.texts);
    }
  }
  const [header, left, right] = streams;
  // The name stands in the largest letters, where a resume begins.
  const largest = (rows: readonly PdfRow[]) => Math.max(0, ...rows.map(({ size }) => size));
  return largest(right) > largest(left) ? [...header, ...right, ...left] : [...header, ...left, ...right];
}

function placed(page: PdfPage, texts: readonly PdfText[], column: number): PlacedRow[] {
  const lines = [...new Set(page.texts.map(({ y }) => y))].sort((a, b) => a - b);
  return rowsOf(texts).map((row) => ({
    ...row,
    page: page.number,
    line: lines.indexOf(row.y) + 1,
    column,
    links: page.links
      .filter(({ x, top, bottom }) => row.y >= top && row.y <= bottom + 1 && x >= row.x - 3 && x <= row.right)
      .map(({ href }) => href),
  }));
}
