import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import papaparse from 'papaparse';

/** One column of a file for spreadsheets. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => string | number | null;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows that are read at once: the file is never held whole. */
const ROWS_A_PAGE = 500;

/** Also where more lines follow, which papaparse's own expression lets through. */
const FORMULA = /^[=+\-@\t\r]/;

/** Lines of a CSV. What a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papaparse.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: FORMULA, newline: '\r\n' },
      )}\r\n`;
}

/** Reads a list to its end, a page at a time, from the first. */
type PageOf<Row> = (page: number, pageSize: number) => Promise<readonly Row[]>;

/** Pages of rows as a file for spreadsheets. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ name }) => name)]);
  for await (const rows of pages) yield csvLines(rows.map((row) => columns.map(({ value }) => value(row))));
}

/** Pages of rows as lines, each of them JSON; whatever a text says, it ends no line. */
export async function* jsonLinesOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

async function* numbered<Row>(pageOf: PageOf<Row>, pageSize: number) {
  for (let page = 1; ; page++) {
    const rows = await pageOf(page, pageSize);
    yield rows;
    if (rows.length < pageSize) return;
  }
}

/** Makes a reply a file, and gives its content, which the description calls a `Blob`. */
export function asFile(
  reply: FastifyReply,
  { name, type }: { readonly name: string; readonly type: string },
  content: AsyncIterable<string>,
): Blob {
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store');
  return Readable.from(content, { objectMode: false }) as unknown as Blob;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';

export const JSON_LINES_TYPE = 'application/x-ndjson';

/** Makes a reply a file for spreadsheets. */
export function asCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  pageOf: PageOf<Row>,
  pageSize = ROWS_A_PAGE,
): Blob {
  return asFile(reply, { name: fileName, type: CSV_TYPE }, csvOf(columns, numbered(pageOf, pageSize)));
}
