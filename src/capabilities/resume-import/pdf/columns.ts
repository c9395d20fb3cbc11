import { sectionNamed } from '../lines/headings.ts';
import type { PdfPage, PdfText } from './pdf-pages.ts';
import { rowsOf } from './rows.ts';

/** Narrower gaps part words. */
const GUTTER = 9;
/** What can stand above two columns. */
const MOST_HEADER_ROWS = 12;

export interface PageColumns {
  /** Above the columns, over the whole width. */
  readonly header: readonly PdfText[];
  /** From the left; one where the page has no columns. */
  readonly columns: readonly (readonly PdfText[])[];
  /** Where the second column begins. */
  readonly gutter: number | null;
}

/** Parts a page into what runs over its width and two columns below, or leaves it whole. */
export function columnsOf({ texts, width }: PdfPage): PageColumns {
  const baselines = [...new Set(texts.map(({ y }) => y))].sort((a, b) => a - b);
  for (const top of baselines.slice(0, MOST_HEADER_ROWS)) {
    const below = texts.filter(({ y }) => y >= top - 0.5);
    const gutter = gutterOf(below, width);
    if (gutter === null) continue;
    const left = below.filter(({ x }) => x < gutter);
    const right = below.filter(({ x }) => x >= gutter);
    return { header: texts.filter(({ y }) => y < top - 0.5), columns: [left, right], gutter };
  }
  return { header: [], columns: [texts], gutter: null };
}

/** The left edge of a right column; null where there are no columns. */
function gutterOf(texts: readonly PdfText[], pageWidth: number): number | null {
  const spans = texts.map(({ x, width }) => [x, x + width] as const).sort((a, b) => a[0] - b[0]);
  let reach = Number.NEGATIVE_INFINITY;
  let best: { readonly at: number; readonly gap: number } | null = null;
  for (const [from, to] of spans) {
    const gap = from - reach;
    const isInside = from > pageWidth * 0.15 && from < pageWidth * 0.8;
    if (
      Number.isFinite(reach) &&
      gap >= GUTTER &&
      isInside &&
      gap > (best?.gap ?? 0) &&
      areColumns(texts, from)
    )
      best = { at: from, gap };
    reach = Math.max(reach, to);
  }
  return best?.at ?? null;
}

/** Dates at an edge, or labels, stand on the lines of the other side; columns have lines and headings of their own. */
function areColumns(texts: readonly PdfText[], at: number): boolean {
  const left = rowsOf(texts.filter(({ x }) => x < at));
  const right = rowsOf(texts.filter(({ x }) => x >= at));
  if (left.length < 3 || right.length < 3) return false;
  const hasHeading = (rows: readonly { readonly text: string }[]) =>
    rows.some(({ text }) => sectionNamed(text));
  if (hasHeading(left) && hasHeading(right)) return true;
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const beside = few.filter(({ y }) => many.some((row) => Math.abs(row.y - y) <= 2)).length;
  return beside < 0.6 * few.length;
}
