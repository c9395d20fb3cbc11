import { parse } from 'papaparse';
import { decodeText } from './decode-text.ts';
import { MOST_ROWS } from './most-rows.ts';

/** A file of rows; each row has as many cells as there are headers. All cells are text, whatever they look like. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type ReadTable = { readonly table: Table } | { readonly problem: string };

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads the bytes of a CSV file, or says why it cannot. */
export function readTable(bytes: Uint8Array): ReadTable {
  if (isArchive(bytes)) return { problem: 'This is a spreadsheet file. Save it as CSV and choose that.' };
  const { text, delimiter } = withoutSeparatorLine(decodeText(bytes));
  if (text.includes('\0')) return { problem: 'This is not a text file.' };
  const { data, errors } = parse<string[]>(text, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS + 2,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return { problem: `A quotation mark is never closed, from row ${(open.row ?? 0) + 1} on.` };
  const [first, ...others] = data;
  if (!first) return { problem: 'This file is empty.' };
  const isHead = !first.some((cell) => cell.includes('@'));
  const rows = isHead ? others : data;
  if (rows.length === 0) return { problem: 'This file has a header and no rows.' };
  if (rows.length > MOST_ROWS)
    return { problem: `This file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it.` };
  return { table: evened(isHead ? first : [], rows) };
}

/** Workbooks of Excel and others are ZIP archives. */
const isArchive = ([p, k]: Uint8Array) => p === 0x50 && k === 0x4b;

/** Excel names the separator in a line of its own. */
function withoutSeparatorLine(text: string): { text: string; delimiter: string } {
  const [line, delimiter = ''] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  return { text: text.slice(line.length), delimiter };
}

/** As many headers and cells a row as the longest row has. */
function evened(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const width = rows.reduce((most, { length }) => Math.max(most, length), head.length);
  const columns = Array.from({ length: width }, (_, at) => at);
  return {
    headers: columns.map((at) => head[at]?.trim() || `Column ${at + 1}`),
    rows: rows.map((row) => columns.map((at) => row[at] ?? '')),
  };
}
