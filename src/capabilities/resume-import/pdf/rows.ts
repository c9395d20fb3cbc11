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
  const isRtl = texts.filter((text) => text.isRtl).length > texts.length / 2;
  const inOrder = [...texts].sort((a, b) => (isRtl ? b.x - a.x : a.x - b.x));
  const x = Math.min(...texts.map((text) => text.x));
  return {
    text: inOrder
      .map((text, index) => gapBefore(inOrder[index - 1], text) + text.text)
      .join('')
      .trim(),
    x,
    right: Math.max(...texts.map((text) => text.x + text.width)),
    y: texts[0]?.y ?? 0,
    size: Math.max(...texts.map(({ size }) => size)),
    isBold: texts.every((text) => text.isBold || !/[\p{L}\p{N}]/u.test(text.text)),
  };
}

/** A wide gap parts two things, a small one two words. */
function gapBefore(before: PdfText | undefined, { x, width, size, text, isRtl }: PdfText): string {
  if (!before) return '';
  const gap = isRtl ? before.x - (x + width) : x - (before.x + before.width);
  if (gap > 1.6 * size) return '\t';
  return gap > 0.13 * size && !/^\s/.test(text) && !/\s$/.test(before.text) ? ' ' : '';
}
