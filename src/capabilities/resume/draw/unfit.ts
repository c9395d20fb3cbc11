import type { Laid } from './tagged-document.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly string: string;
  readonly box: { readonly width: number };
  /** How wide its letters are. */
  readonly xAdvance: number;
}

/** Points that rounding may cost. */
const SLACK = 1;
const WHOLE: Box = { left: 0, top: 0, width: 0, height: 0 };

const boxOf = ({ box }: Laid): Box => ({ ...WHOLE, ...box });
const linesOf = (node: Laid): readonly Line[] => (node as { lines?: readonly Line[] }).lines ?? [];

/** The texts of a page that stand outside it, or are wider than their column. */
export function unfitTexts(page: Laid): string[] {
  const paper = boxOf(page);
  const walk = (node: Laid, left: number, top: number): string[] => {
    const box = boxOf(node);
    const at = { left: left + box.left, top: top + box.top };
    if (node.type !== 'TEXT') return (node.children ?? []).flatMap((child) => walk(child, at.left, at.top));
    const lines = linesOf(node);
    const isOutside =
      at.left < -SLACK ||
      at.left + box.width > paper.width + SLACK ||
      at.top + box.height > paper.height + SLACK;
    const isWide = lines.some((line) => line.xAdvance > line.box.width + SLACK);
    return isOutside || isWide ? [lines.map(({ string }) => string).join(' ')] : [];
  };
  return (page.children ?? []).flatMap((child) => walk(child, 0, 0));
}

/** Whether a picture that was to be drawn is none. */
export function lacksPicture(node: Laid): boolean {
  if (node.type === 'IMAGE') return !(node as { image?: { data?: unknown } }).image?.data;
  return (node.children ?? []).some(lacksPicture);
}
