import type { PdfText } from './pdf-pages.ts';

/** What stands on one baseline of a column. */
export interface PdfRow {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** The texts of a column by their baselines, from the top. */
export function rowsOf(texts: readonly PdfText[]): PdfRow[] {
  const lines: PdfText[][] = [];
  for (const text of [...texts].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && Math.abs(first.y - text.y) <= 0.4 * Math.min(first.size, text.size)) line.push(text);
    else lines.push([text]);
  }
  return lines.map(rowOf);
}

function rowOf(texts: readonly PdfText[]): PdfRow {
  return {
    text: cellsOf(texts).map(textOf).join('\t').trim(),
    x: Math.min(...texts.map(({ x }) => x)),
    right: Math.max(...texts.map((text) => text.x + text.width)),
    y: texts[0]?.y ?? 0,
    size: Math.max(...texts.map(({ size }) => size)),
    isBold: texts.every((text) => text.isBold || !/[\p{L}\p{N}]/u.test(text.text)),
  };
}

/** A wide gap parts two things. */
function cellsOf(texts: readonly PdfText[]): PdfText[][] {
  const cells: PdfText[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const text of texts.toSorted((a, b) => a.x - b.x)) {
    const cell = cells.at(-1);
    if (cell && text.x - end <= 1.6 * text.size) cell.push(text);
    else cells.push([text]);
    end = Math.max(end, text.x + text.width);
  }
  return cells;
}

const hasLetters = ({ text }: PdfText) => /\p{L}/u.test(text);

function textOf(cell: readonly PdfText[]): string {
  const fromRight = cell.filter(({ isRtl }) => isRtl).length;
  const isPageFromRight = cell[0]?.isFromRight === true;
  const isRtl = isPageFromRight ? fromRight > 0 || !cell.some(hasLetters) : fromRight > cell.length / 2;
  // Places are counted from where the page is begun to be read.
  const inOrder = isRtl === isPageFromRight ? cell : cell.toReversed();
  return inOrder
    .map((text, index) => {
      const space = isParted(inOrder[index - 1], text) ? ' ' : '';
      return space + (isRtl && !text.isRtl ? turned(text.text) : text.text);
    })
    .join('');
}

/** A small gap parts two words. */
function isParted(before: PdfText | undefined, { x, width, size, text }: PdfText): boolean {
  if (!before) return false;
  const gap = Math.max(x - (before.x + before.width), before.x - (x + width));
  return gap > 0.13 * size && !/^\s/.test(text) && !/\s$/.test(before.text);
}

/** What is drawn from the left within a line from the right: words from the first letter on, and numbers, keep their order. */
const turned = (text: string) =>
  (text.match(/\p{L}(?:.*[\p{L}\p{N}])?|\p{N}(?:[\p{N}.,:/+-]*\p{N})?|./gu) ?? [])
    .toReversed()
    .map((part) => MIRRORED[part] ?? part)
    .join('');

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};
