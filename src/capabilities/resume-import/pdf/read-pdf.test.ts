import { expect, test } from 'vitest';
import { linkedInPages } from '../../../../tests/support/linkedin-pdf.ts';
import type { Found } from '../found-resume.ts';
import { ImportProblem } from '../import-problem.ts';
import { readPdf } from './read-pdf.ts';
import { samplePdf } from './sample-pdf.fixture.ts';

const plain = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry as Record<string, Found | Found[]>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(({ text }) => text) : value.text,
    ]),
  );

const LINKEDIN = linkedInPages();

test('the PDF that LinkedIn makes is read in its two columns over two pages', async () => {
  const { basics, location, profiles, lists, leftovers } = await readPdf(samplePdf(LINKEDIN));
  expect(plain(basics)).toEqual({
    ...{ name: 'Zoë Zett', label: 'Ward lead at City Hospital', email: 'zoe@mail.example' },
    summary:
      'Ten years in intensive care. I like teams that say what they see, and wards that are quiet at night because nothing is left to chance.',
  });
  expect(plain(location)).toEqual({ city: 'Berlin', region: 'Germany' });
  expect(profiles.map(plain)).toMatchObject([{ network: 'LinkedIn', username: 'zoe-zett' }]);
  expect(lists.work.map(plain)).toEqual([
    {
      ...{ name: 'City Hospital', position: 'Ward lead', startDate: '2019-03', location: 'Berlin, Germany' },
      summary: 'Led a ward of 24 beds and taught everybody who wanted to learn how it is done.',
    },
    {
      ...{ name: 'Village Clinic', position: 'Nurse', startDate: '2015-01', endDate: '2019-02' },
      location: 'Potsdam',
    },
  ]);
  expect(lists.education.map(plain)).toEqual([
    {
      ...{ institution: 'Charité University', studyType: "Bachelor's degree", area: 'Nursing' },
      ...{ startDate: '2012', endDate: '2015' },
    },
  ]);
  expect(lists.skills.map(plain)).toEqual([{ name: 'Intensive care' }, { name: 'Triage' }]);
  expect(lists.languages.map(plain)).toEqual([{ language: 'German', fluency: 'Native or Bilingual' }]);
  expect(lists.certificates.map(plain)).toEqual([{ name: 'Advanced Life Support' }]);
  expect(leftovers).toEqual([]);
  expect(lists.work[0]?.position?.place).toBe('Page 1, line 10');
});

test('dates at the right edge stand in the line of their entry, and wrapped points are joined', async () => {
  const entry = (y: number, title: string, dates: string) => [
    { text: title, x: 50, y, isBold: true },
    { text: dates, x: 470, y },
  ];
  const { basics, lists, leftovers } = await readPdf(
    samplePdf([
      [
        { text: 'Zoë Zett', x: 50, y: 50, size: 22, isBold: true },
        { text: 'zoe@mail.example | +49 30 1234567', x: 50, y: 70 },
        { text: 'EXPERIENCE', x: 50, y: 100, isBold: true },
        ...entry(120, 'Ward lead, City Hospital', '03/2019 – Present'),
        {
          text: '• Cut medication errors by a third within two years, by a list that everybody could read',
          x: 60,
          y: 135,
        },
        { text: 'and nobody had to sign.', x: 67, y: 148 },
        { text: '• Taught 14 new nurses.', x: 60, y: 161 },
        ...entry(185, 'Nurse, Village Clinic', '2015 – 2019'),
        { text: '• Ran triage.', x: 60, y: 200 },
        { text: 'SKILLS', x: 50, y: 230, isBold: true },
        { text: 'Care: Triage, Ventilation', x: 50, y: 245 },
      ],
    ]),
  );
  expect(plain(basics)).toEqual({ name: 'Zoë Zett', email: 'zoe@mail.example', phone: '+49 30 1234567' });
  expect(lists.work.map(plain)).toEqual([
    {
      ...{ position: 'Ward lead', name: 'City Hospital', startDate: '2019-03' },
      highlights: [
        'Cut medication errors by a third within two years, by a list that everybody could read and nobody had to sign.',
        'Taught 14 new nurses.',
      ],
    },
    {
      ...{ position: 'Nurse', name: 'Village Clinic', startDate: '2015', endDate: '2019' },
      highlights: ['Ran triage.'],
    },
  ]);
  expect(lists.skills.map(plain)).toEqual([{ name: 'Care', keywords: ['Triage', 'Ventilation'] }]);
  expect(leftovers).toEqual([]);
});

const problemOf = (bytes: Uint8Array) =>
  readPdf(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ImportProblem ? error.message : `unexpected: ${error}`),
  );

const encryption =
  '/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)>>/ID[(1234567890123456)(1234567890123456)]';

test.each([
  [
    'a scan',
    samplePdf([[]]),
    'This PDF has no text, only pictures of it. Choose the document that it was made from.',
  ],
  [
    'a broken one',
    Uint8Array.from('%PDF-1.7 nothing', (one) => one.charCodeAt(0)),
    'This PDF is damaged. Save or download it once more and try again.',
  ],
  [
    'a locked one',
    samplePdf([LINKEDIN[1] ?? []], encryption),
    'This PDF is protected with a password. Save it without one first.',
  ],
  [
    '200 pages',
    samplePdf(Array.from({ length: 200 }, () => LINKEDIN[1] ?? [])),
    'This PDF has 200 pages. Choose one of up to 50.',
  ],
])('%s is refused in words', async (_, bytes, words) => {
  expect(await problemOf(bytes)).toBe(words);
});
