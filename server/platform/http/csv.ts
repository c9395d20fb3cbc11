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

/** Lines of a CSV. What a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.length === 0
    ? ''
    : `${papaparse.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: true, newline: '\r\n' },
      )}\r\n`;
}

/** Reads a list to its end, a page at a time, from the first. */
type PageOf<Row> = (page: number, pageSize: number) => Promise<readonly Row[]>;

async function* csvOf<Row>(columns: readonly CsvColumn<Row>[], pageOf: PageOf<Row>, pageSize: number) {
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ name }) => name)]);
  for (let page = 1; ; page++) {
    const rows = await pageOf(page, pageSize);
    yield csvLines(rows.map((row) => columns.map(({ value }) => value(row))));
    if (rows.length < pageSize) return;
  }
}

/** Makes a reply a file for spreadsheets, and gives its content, which the description calls a `Blob`. */
export function asCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  pageOf: PageOf<Row>,
  pageSize = ROWS_A_PAGE,
): Blob {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store');
  return Readable.from(csvOf(columns, pageOf, pageSize), { objectMode: false }) as unknown as Blob;
}
