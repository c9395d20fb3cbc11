import { Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Found } from '../found-resume.ts';
import { unpack } from '../zip/unpack.ts';
import { readWord } from './read-word.ts';

const heading = (text: string, level: 'TITLE' | 'HEADING_1' | 'HEADING_2' = 'HEADING_1') =>
  new Paragraph({ text, heading: HeadingLevel[level] });
const line = (text: string) => new Paragraph({ text });
const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

const RESUME = [
  heading('Zoë Zett', 'TITLE'),
  line('Registered nurse'),
  line('zoe@mail.example | +49 30 1234567 | Berlin, Germany'),
  heading('Summary'),
  line('Ten years in intensive care.'),
  heading('Experience'),
  line('Ward lead, City Hospital\tMar 2019 – Present'),
  point('Cut medication errors by a third.'),
  point('Taught 14 new nurses.'),
  line('Nurse, Village Clinic\t2015 - 02/2019'),
  point('Ran triage.'),
  heading('Education'),
  line('Charité University\t2012 – 2015'),
  line('BSc in Nursing'),
  heading('Skills'),
  line('Care: Triage, Ventilation'),
  heading('Languages'),
  line('German (native), English (fluent)'),
  heading('Night shifts'),
  line('Every second week.'),
];

async function docx(children: (Paragraph | Table)[], header = ''): Promise<Uint8Array<ArrayBuffer>> {
  const headers = header ? { default: new Header({ children: [line(header)] }) } : {};
  const document = new Document({ sections: [{ headers, children }] });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const plain = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry as Record<string, Found | Found[]>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(({ text }) => text) : value.text,
    ]),
  );

test('a usual resume is read into its fields, and nothing of it is left over', async () => {
  const { basics, location, lists, custom, leftovers } = await readWord(await docx(RESUME));
  expect(plain(basics)).toEqual({
    ...{ name: 'Zoë Zett', label: 'Registered nurse', email: 'zoe@mail.example', phone: '+49 30 1234567' },
    summary: 'Ten years in intensive care.',
  });
  expect(plain(location)).toEqual({ city: 'Berlin', region: 'Germany' });
  expect(lists.work.map(plain)).toEqual([
    {
      ...{ position: 'Ward lead', name: 'City Hospital', startDate: '2019-03' },
      highlights: ['Cut medication errors by a third.', 'Taught 14 new nurses.'],
    },
    {
      ...{ position: 'Nurse', name: 'Village Clinic', startDate: '2015', endDate: '2019-02' },
      highlights: ['Ran triage.'],
    },
  ]);
  const study = { institution: 'Charité University', studyType: 'BSc', area: 'Nursing' };
  expect(lists.education.map(plain)).toEqual([{ ...study, startDate: '2012', endDate: '2015' }]);
  expect(lists.skills.map(plain)).toEqual([{ name: 'Care', keywords: ['Triage', 'Ventilation'] }]);
  expect(lists.languages.map(plain)).toEqual([
    { language: 'German', fluency: 'native' },
    { language: 'English', fluency: 'fluent' },
  ]);
  expect(custom.map(({ title, entries }) => [title.text, ...entries.map(plain)])).toEqual([
    ['Night shifts', { title: 'Every second week.' }],
  ]);
  expect(leftovers).toEqual([]);
  expect(lists.work[0]?.position?.place).toBe('Paragraph 7');
});

test('what stands in headers and tables is read too', async () => {
  const cell = (text: string) => new TableCell({ children: [line(text)] });
  const rows = [new TableRow({ children: [cell('Zoë Zett'), cell('zoe@mail.example')] })];
  const { basics, leftovers } = await readWord(await docx([new Table({ rows })], '+49 30 1234567'));
  expect(plain(basics)).toEqual({ name: 'Zoë Zett', email: 'zoe@mail.example', phone: '+49 30 1234567' });
  expect(leftovers).toEqual([]);
});

test('macros are told and not run, and 100,000 characters are kept', async () => {
  const files = Object.fromEntries(unpack(await docx([line('Zoë Zett'), line('long '.repeat(20_000))])));
  const bytes = zipSync({ ...files, 'word/vbaProject.bin': strToU8('macro') });
  const { basics, notes } = await readWord(bytes);
  expect(notes).toEqual(['This file has macros. They were not run.']);
  expect(basics.summary?.text).toHaveLength(99_999);
});

test('a text in a box that the reader passes over is left over', async () => {
  const files = Object.fromEntries(
    unpack(await docx([new Paragraph({ children: [new TextRun('Zoë Zett')] })])),
  );
  const xml = new TextDecoder().decode(files['word/document.xml']);
  const box = '<w:unknown><w:p><w:r><w:t>Boxed &amp; lost</w:t></w:r></w:p></w:unknown>';
  const bytes = zipSync({
    ...files,
    'word/document.xml': strToU8(xml.replace('<w:body>', `<w:body>${box}`)),
  });
  expect((await readWord(bytes)).leftovers.map(({ text }) => text)).toEqual(['Boxed & lost']);
});
