import { findDates } from '../lines/dates.ts';
import { sectionNamed } from '../lines/headings.ts';
import type { PdfPage, PdfText } from './pdf-pages.ts';
import { type PdfRow, rowsOf } from './rows.ts';

/** Narrower gaps part words. */
const GUTTER = 9;
/** What can stand above two columns. */
const MOST_HEADER_ROWS = 20;

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
    const right = below.filter(({ x }) => x >= gutter);
    const above = texts.filter(({ y }) => y < top - 0.5);
    const end = endOfParagraph(
      above,
      below.filter(({ x }) => x < gutter),
      right,
    );
    const left = below.filter(({ x, y }) => x < gutter && y > end);
    const header = [...above, ...below.filter(({ x, y }) => x < gutter && y <= end)];
    return { header, columns: [left, right], gutter };
  }
  return { header: [], columns: [texts], gutter: null };
}

/** Where a paragraph ends that begins above the columns: its last, short row stands in the left one alone. */
function endOfParagraph(
  above: readonly PdfText[],
  left: readonly PdfText[],
  right: readonly PdfText[],
): number {
  let last = above.reduce<PdfText | undefined>(
    (low, text) => (low && low.y > text.y ? low : text),
    undefined,
  );
  const rightTop = Math.min(...right.map(({ y }) => y));
  for (const text of [...left].sort((a, b) => a.y - b.y)) {
    const goesOn = last && text.size === last.size && !text.isBold && text.y - last.y <= 1.75 * last.size;
    if (!goesOn || text.y > rightTop - 2) break;
    last = text;
  }
  return last?.y ?? Number.NEGATIVE_INFINITY;
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

/** What stands below the other side, set in less, is no column of its own. */
const isBeside = (left: readonly PdfRow[], right: readonly PdfRow[]) =>
  Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0) < Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);

/** Dates at an edge, or labels, stand on the lines of the other side; columns have lines and headings of their own. */
function areColumns(texts: readonly PdfText[], at: number): boolean {
  const left = rowsOf(texts.filter(({ x }) => x < at));
  const right = rowsOf(texts.filter(({ x }) => x >= at));
  const hasHeading = (rows: readonly PdfRow[]) => rows.some(({ text }) => sectionNamed(text));
  if (left.length > 1 && right.length > 1 && hasHeading(left) && hasHeading(right)) return true;
  if (left.length < 3 || right.length < 3 || !isBeside(left, right)) return false;
  const dates = left.filter(({ text }) => findDates(text)?.rest === '');
  const isTitled = ({ y }: PdfRow) => right.some((row) => row.isBold && Math.abs(row.y - y) <= 2);
  if (dates.length > 0 && dates.every(isTitled)) return false;
  const standsBeside = (rows: readonly PdfRow[], others: readonly PdfRow[]) => {
    // The headings of a page whose dates have a column of their own stand in that one.
    const told = rows.filter(({ text }) => !sectionNamed(text));
    const beside = told.filter(({ y }) => others.some((row) => Math.abs(row.y - y) <= 2)).length;
    return beside >= 0.6 * told.length;
  };
  if (left.length === right.length) return !standsBeside(left, right) && !standsBeside(right, left);
  return left.length < right.length ? !standsBeside(left, right) : !standsBeside(right, left);
}
