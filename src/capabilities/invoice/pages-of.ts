import { type DrawNode, document, page, type Style, text, view } from '../resume/draw/nodes.ts';
import type { BillingDocument } from './billing-document.ts';

const INK = '#1a1a1a';
const QUIET = '#4d4d4d';
const LINE = '#c8c8c8';
const SIZE = 10;
const COLUMNS = [undefined, 60, 90, 90] as const;

/** The pages of a document, to be laid out with some families of fonts. */
export function pagesOf(
  { title, note, facts, lines, sums }: BillingDocument,
  families: readonly string[],
): DrawNode {
  // Of every text: the engine would inherit a line height in points.
  const base: Style = { fontFamily: families, fontSize: SIZE, lineHeight: 1.35, color: INK };
  const row = (cells: readonly string[], style: Style) =>
    view(
      { flexDirection: 'row', gap: 10, paddingVertical: 4, borderBottomWidth: 0.5, borderBottomColor: LINE },
      cells.map((cell, at) =>
        view(cellStyle(at), [text('P', { ...base, ...style, ...alignOf(at) }, [cell])]),
      ),
      { wrap: false },
    );
  const parts = [
    text('H1', { ...base, fontSize: 20, fontWeight: 700, lineHeight: 1.2 }, [title]),
    note !== null && text('P', { ...base, color: QUIET, marginTop: 4 }, [note]),
    view(
      { marginTop: 18, marginBottom: 22 },
      facts.map(([term, said]) => fact(base, term, said)),
    ),
    row(['Item', 'Quantity', 'Unit price', 'Amount'], { fontWeight: 700 }),
    ...lines.map((line) => row(line, {})),
    view(
      { marginTop: 8 },
      sums.map(([term, said], at) => sum(base, term, said, at === sums.length - 1)),
      { wrap: false },
    ),
  ];
  const paper: Style = { fontFamily: families, fontSize: SIZE, padding: 54, color: INK };
  return document([page(paper, parts, { size: 'A4', experimentalPagination: true })], {
    title,
    author: '',
    language: 'en-US',
  });
}

const cellStyle = (at: number): Style => {
  const width = COLUMNS[at];
  return width === undefined ? { flexGrow: 1, flexShrink: 1, flexBasis: 0 } : { width, flexShrink: 0 };
};

const alignOf = (at: number): Style => (at === 0 ? {} : { textAlign: 'right' });

const fact = (base: Style, term: string, said: string) =>
  view(
    { flexDirection: 'row', gap: 10, marginBottom: 3 },
    [
      view({ width: 90 }, [text('P', { ...base, color: QUIET }, [term])]),
      view({ flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [text('P', base, [said])]),
    ],
    { wrap: false },
  );

const sum = (base: Style, term: string, said: string, isLast: boolean) => {
  const style = { ...base, textAlign: 'right', ...(isLast && { fontWeight: 700 }) };
  return view({ flexDirection: 'row', gap: 10, marginBottom: 3 }, [
    view({ flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [text('P', style, [term])]),
    view({ width: 90, flexShrink: 0 }, [text('P', style, [said])]),
  ]);
};
