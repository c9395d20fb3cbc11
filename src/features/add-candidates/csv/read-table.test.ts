import { expect, test } from 'vitest';
import { MOST_ROWS } from './most-rows.ts';
import { readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBig = false, mark = true) => {
  const codes = [...(mark ? '\uFEFF' : ''), ...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
  return new Uint8Array(codes);
};
const tableOf = (bytes: Uint8Array) => {
  const read = readTable(bytes);
  return 'table' in read ? [read.table.headers, ...read.table.rows] : read.problem;
};

const people = [
  ['Name', 'Email'],
  ['Zoë', 'zoe@mail.example'],
];

test('every encoding and separator that spreadsheets write is the same table', () => {
  const files: [string, Uint8Array][] = [
    ['UTF-8', utf8('Name,Email\nZoë,zoe@mail.example\n')],
    ['a mark', utf8('\uFEFFName,Email\r\nZoë,zoe@mail.example\r\n')],
    ['semicolons', utf8('Name;Email\r\nZoë;zoe@mail.example')],
    ['tabs', utf8('Name\tEmail\nZoë\tzoe@mail.example')],
    ['a separator line', utf8('sep=;\r\nName;Email\r\nZoë;zoe@mail.example')],
    ['UTF-16', wide('Name\tEmail\nZoë\tzoe@mail.example')],
    ['UTF-16, other order', wide('Name,Email\nZoë,zoe@mail.example', true)],
    ['UTF-16 without a mark', wide('Name,Email\nZoë,zoe@mail.example', false, false)],
    ['Windows', new Uint8Array([...utf8('Name,Email\nZo'), 0xeb, ...utf8(',zoe@mail.example')])],
    ['blank lines', utf8('Name,Email\n\n , \nZoë,zoe@mail.example\n\n')],
    ['quotes', utf8('"Name","Email"\n"Zoë","zoe@mail.example"')],
  ];
  for (const [name, bytes] of files) expect(tableOf(bytes), name).toEqual(people);
});

test('cells stay the text that they are', () => {
  const cells = ['=cmd()', '+1', '-2', '@SUM(A1)', '007', 'two\nlines', 'a "quoted" word', 'x,y', ' TRUE '];
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  expect(tableOf(utf8(`${cells.map((_, at) => `h${at}`).join(',')}\n${quoted}`))).toEqual([
    cells.map((_, at) => `h${at}`),
    cells,
  ]);
});

test('a file without a header gets one, and short rows get empty cells', () => {
  expect(tableOf(utf8('Ada,ada@mail.example\nBert,bert@mail.example,York'))).toEqual([
    ['Column 1', 'Column 2', 'Column 3'],
    ['Ada', 'ada@mail.example', ''],
    ['Bert', 'bert@mail.example', 'York'],
  ]);
});

test('what is no list of people is refused in words', () => {
  const files: [Uint8Array, string][] = [
    [utf8(''), 'This file is empty.'],
    [utf8(' \n\n'), 'This file is empty.'],
    [utf8('Name,Email\n'), 'This file has a header and no rows.'],
    [utf8('PK\u0003\u0004rest'), 'This is a spreadsheet file. Save it as CSV and choose that.'],
    [utf8('a\0b\n\0\0c'), 'This is not a text file.'],
    [
      utf8('Name,Email\nAda,a@b.example\n"Bert,b@c.example\n'),
      'A quotation mark is never closed, from row 3 on.',
    ],
    [utf8(`Name\n${'Ada\n'.repeat(MOST_ROWS + 1)}`), 'This file has more than 10,000 rows. Split it.'],
  ];
  for (const [bytes, problem] of files) expect(tableOf(bytes)).toBe(problem);
});

test('ten thousand rows are read', () => {
  const read = readTable(utf8(`Name,Email\n${'Ada,a@mail.example\n'.repeat(MOST_ROWS)}`));
  expect('table' in read && read.table.rows.length).toBe(MOST_ROWS);
});
