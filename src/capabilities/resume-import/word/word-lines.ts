import { type SourceLine, sourceLine } from '../lines/source-line.ts';

/** What mammoth makes of a Word file, as far as it is read here. */
export interface WordElement {
  readonly type: string;
  readonly styleName?: string | null;
  readonly numbering?: object | null;
  readonly value?: string;
  readonly href?: string;
  readonly breakType?: string;
  readonly isBold?: boolean;
  readonly children?: readonly WordElement[];
}

interface Piece {
  readonly text: string;
  readonly isBold: boolean;
}

/** The lines of a Word document in their order; the cells of a table one after the other. */
export function wordLines(document: WordElement): { lines: SourceLine[]; images: number } {
  const lines: SourceLine[] = [];
  let images = 0;
  let count = 0;
  const walk = (element: WordElement) => {
    if (element.type === 'image') images += 1;
    if (element.type !== 'paragraph') return element.children?.forEach(walk);
    count += 1;
    images += countImages(element);
    lines.push(...paragraphLines(element, `Paragraph ${count}`));
  };
  walk(document);
  return { lines, images };
}

const countImages = ({ children = [] }: WordElement): number =>
  children.reduce((sum, child) => sum + (child.type === 'image' ? 1 : countImages(child)), 0);

function paragraphLines(paragraph: WordElement, place: string): SourceLine[] {
  const pieces: Piece[] = [];
  const links: string[] = [];
  gather(paragraph, false, pieces, links);
  const whole = pieces.map(({ text }) => text).join('');
  const isBold = pieces.every((piece) => piece.isBold || piece.text.trim() === '') && whole.trim() !== '';
  const heading = headingLevel(paragraph.styleName ?? '');
  return whole.split('\n').map((text, index) =>
    sourceLine(text, place, {
      ...{ heading, isBold, links: index === 0 ? links : [] },
      // LibreOffice's headings are a list without numbers.
      isPoint:
        heading === null && (Boolean(paragraph.numbering) || /^list /i.test(paragraph.styleName ?? '')),
    }),
  );
}

function headingLevel(style: string): number | null {
  if (/^title$/i.test(style)) return 0;
  const level = /^heading (\d)$/i.exec(style)?.[1];
  return level ? Number(level) : null;
}

function gather(element: WordElement, isBold: boolean, pieces: Piece[], links: string[]): void {
  const { type, value = '', children = [] } = element;
  if (type === 'text') pieces.push({ text: value, isBold });
  else if (type === 'tab') pieces.push({ text: '\t', isBold });
  else if (type === 'break') pieces.push({ text: '\n', isBold });
  if (element.href) links.push(element.href);
  for (const child of children) gather(child, isBold || element.isBold === true, pieces, links);
}
