import { findDates } from '../lines/dates.ts';
import { isInCapitals, sectionNamed } from '../lines/headings.ts';
import { type SourceLine, sourceLine } from '../lines/source-line.ts';
import type { PlacedRow } from './read-order.ts';

/** Larger than the text by this much is a heading. */
const HEADING_RATIO = 1.12;
/** Baselines further apart than this, in sizes, part two paragraphs. */
const LEADING = 1.75;
/** What stands in a line of contact data. */
const ADDRESS = /\S@\S|https?:|www\.|\S\.\p{L}{2,}\/\S/u;
/** Of up to three figures: a line of its own can be a year, or two. */
const PAGE_NUMBER = /^(?:page\s+)?\d{1,3}(?:\s*(?:of|\/|–|-)\s*\d{1,3})?$/i;

/** Written without spaces, so that a line may end behind each letter. */
const UNSPACED = '[\\u3000-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF]';
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
/** With what may begin no line. */
const FIRST_WORD = new RegExp(`^(?:${UNSPACED}{1,2}|\\S+)`, 'u');

/** Of a column: a line that may end behind each letter is as long as the others or the last of its paragraph. */
const FULL = 0.85;

/** Makes lines of rows: wrapped ones are joined, large ones are headings. */
export function pdfLines(rows: readonly PlacedRow[]): SourceLine[] {
  const body = bodySize(rows);
  const levels = [
    ...new Set(
      rows.map(({ size }) => Math.round(size * 2)).filter((size) => size / 2 > body * HEADING_RATIO),
    ),
  ].sort((a, b) => b - a);
  const edges = rightEdges(rows);
  const lines: SourceLine[] = [];
  let before: PlacedRow | null = null;
  // Where the last line began.
  let start = 0;
  for (const row of rows) {
    if (PAGE_NUMBER.test(row.text)) continue;
    const level = levels.indexOf(Math.round(row.size * 2));
    const line = sourceLine(row.text, `Page ${row.page}, line ${row.line}`, {
      heading: level === -1 || row.text.length > 120 ? null : level + 1,
      ...{ isBold: row.isBold, links: row.links },
    });
    const last = lines.at(-1);
    const edge = edges.get(row.column) ?? 0;
    if (last && before && goesOn({ before, start }, row, last, line, edge))
      lines[lines.length - 1] = joined(last, line);
    else {
      lines.push(line);
      start = row.x;
    }
    before = row;
  }
  return lines;
}

/** The size of most letters. */
function bodySize(rows: readonly PlacedRow[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of rows) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function rightEdges(rows: readonly PlacedRow[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { column, right } of rows) edges.set(column, Math.max(edges.get(column) ?? 0, right));
  return edges;
}

/** Whether a row is the rest of the line before: its first word had no room there, or it is set in below a mark. */
function goesOn(
  { before, start }: { readonly before: PlacedRow; readonly start: number },
  row: PlacedRow,
  last: SourceLine,
  line: SourceLine,
  edge: number,
): boolean {
  if (line.isPoint || before.column !== row.column || Math.abs(before.size - row.size) > 0.6) return false;
  if (before.isBold !== row.isBold && !last.isPoint) return false;
  const isNear =
    before.page === row.page
      ? row.y - before.y <= LEADING * row.size
      : last.isPoint || !/[.!?:。！？：]$/.test(last.text);
  if (!isNear || sectionNamed(line.text) || sectionNamed(last.text)) return false;
  // A short line with dates, or with dates at its edge, is the head of an entry.
  const isShort = last.text.length < 80 || last.text.includes('\t');
  if (!last.isPoint && isShort && findDates(last.text)) return false;
  if (ADDRESS.test(last.text) || ADDRESS.test(line.text)) return false;
  if (isInCapitals(last.text) && last.isBold && !isInCapitals(line.text)) return false;
  const letters = Math.max(1, row.text.length);
  const firstWord = (FIRST_WORD.exec(row.text)?.[0].length ?? 0) * ((row.right - row.x) / letters);
  const length = before.right - before.x;
  const hadNoRoom =
    before.right + firstWord + 0.2 * row.size > edge ||
    (BEGINS_UNSPACED.test(line.text) && length > FULL * (edge - before.x));
  if (last.isPoint)
    return row.x > start + 1 || (hadNoRoom && Math.abs(row.x - before.x) <= 1 && !isMarked(before));
  // A list of short items in a narrow column: only what is clearly cut goes on.
  const isNarrow = edge - before.x < 25 * row.size;
  const isCut =
    (hadNoRoom && BEGINS_UNSPACED.test(line.text)) ||
    /^[\p{Ll}(]/u.test(line.text) ||
    /(?:[,&/]|\b(?:and|of|in|for|with|the))$/i.test(last.text);
  if (isNarrow && !isCut) return false;
  // In the middle of a sentence, at the end of a long row.
  const isMidway = /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(last.text);
  const isLong = length > 0.55 * (edge - before.x);
  return (hadNoRoom || (isMidway && isLong)) && Math.abs(row.x - before.x) <= 0.6 * row.size;
}

/** Whether the mark of a list stands in the row itself. */
const isMarked = ({ text }: PlacedRow) => sourceLine(text, '').isPoint;

function joined(first: SourceLine, second: SourceLine): SourceLine {
  const isHyphenated = /\p{Ll}[-\u00AD]$/u.test(first.text) && /^\p{Ll}/u.test(second.text);
  const isUnspaced = ENDS_UNSPACED.test(first.text) || BEGINS_UNSPACED.test(second.text);
  const space = isHyphenated || isUnspaced ? '' : ' ';
  return { ...first, text: first.text + space + second.text, links: [...first.links, ...second.links] };
}
