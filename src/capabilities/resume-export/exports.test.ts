import { isDeepStrictEqual } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { madeUpResume } from '../../../tests/parse-back/made-up-resume.ts';
import { resumeDraft } from '../../../tests/support/resumes.ts';
import { RESUME_WORDS } from '../../lib/resume-words.ts';
import { drawnTitle } from '../resume/draw/section-words.ts';
import { LOOKS } from '../resume/draw/templates.ts';
import { sectionOrder } from '../resume/sections.ts';
import { contentOf } from '../resume-import/content-of.ts';
import { readJsonResume } from '../resume-import/json/read-json-resume.ts';
import { readWord } from '../resume-import/word/read-word.ts';
import { jsonResumeOf } from './json-resume.ts';
import { plainTextOf } from './plain-text.ts';
import { runsOf } from './rich-text.ts';
import { wordFileOf } from './word-file.ts';

const draft = resumeDraft();

test('a JSON Resume says all of it, and is read back as it was', () => {
  const custom = [
    {
      _id: 'own',
      title: 'Talks',
      entries: [
        { title: 'On sleep', subtitle: '', location: '', date: '2020', url: '', summary: '', highlights: [] },
      ],
    },
  ];
  const content = { ...draft.content, custom };
  const read = readJsonResume(jsonResumeOf({ ...draft, content }));
  expect(read.leftovers).toEqual([]);
  const back = contentOf(read, true);
  expect({ ...back, custom: back.custom.map((section) => ({ ...section, _id: 'own' })) }).toEqual(content);
});

test('a Word file is read back field by field', async () => {
  const blob = await wordFileOf(draft);
  const read = await readWord(new Uint8Array(await blob.arrayBuffer()));
  const { basics, work, education, skills, languages } = contentOf(read, true);
  expect(read.leftovers).toEqual([]);
  expect(basics).toMatchObject({
    ...{ name: 'Zoë Zett', label: 'Registered nurse', email: 'zoe@mail.example', phone: '+49 30 1234567' },
    url: 'https://zoe.example',
    summary: 'Ten years in intensive care. Write to zoe@mail.example.',
    profiles: [{ network: 'LinkedIn', username: 'zoe-zett' }],
  });
  expect(work).toEqual(draft.content.work);
  expect(education).toEqual(draft.content.education);
  expect(skills).toEqual(draft.content.skills);
  expect(languages).toEqual(draft.content.languages);
});

test('a Word file is in the language of its resume, from the right where that is written so, and is read back', async () => {
  const lost: string[] = [];
  for (const number of [1, 3, 4, 6, 7, 9, 10, 12]) {
    const made = madeUpResume(number);
    const bytes = new Uint8Array(await (await wordFileOf(made)).arrayBuffer());
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain(RESUME_WORDS[made.language]?.sections[0]);
    expect(xml).not.toMatch(/Experience|Present/);
    expect([xml.includes('<w:bidi/>'), xml.includes('<w:rtl/>')]).toEqual(
      Array.from({ length: 2 }, () => ['ar', 'he'].includes(made.language)),
    );
    const { basics, work, education } = contentOf(await readWord(bytes), true);
    if (basics.summary !== made.content.basics.summary) lost.push(`${made.language} summary`);
    if (!isDeepStrictEqual([work, education], [made.content.work, made.content.education]))
      lost.push(`${made.language} entries`);
  }
  expect(lost).toEqual([]);
});

test('text has the sections in the order of the pages, and their words', () => {
  const made = madeUpResume(1);
  const certificates = [{ name: 'Pflege', issuer: '', date: '2020-03-04', url: '' }];
  const settings = { ...made.settings, template: 'academic' } as const;
  const content = { ...made.content, certificates };
  const lines = plainTextOf({ ...made, settings, content }).split('\n');
  expect(lines).toContain('4. März 2020');
  expect(lines.filter((line) => /^[A-ZÄÖÜ]{6,}$/.test(line))).toEqual(
    sectionOrder(made, LOOKS.academic.first)
      .map((id) => drawnTitle(made, id).toUpperCase())
      .filter((title) => lines.includes(title)),
  );
});

test('plain text keeps order and hides what is hidden', () => {
  const settings = { ...draft.settings, order: ['skills', 'work'], hidden: ['education'] };
  expect(plainTextOf({ ...draft, settings })).toBe(`Zoë Zett
Registered nurse
zoe@mail.example | +49 30 1234567 | Main St 1, 10115 Berlin, DE | https://zoe.example | https://linkedin.com/in/zoe-zett


SUMMARY

Ten years in intensive care. Write to zoe@mail.example.


SKILLS

Care: Triage, Ventilation


EXPERIENCE

Ward lead
City Hospital | Berlin | Mar 2019 – Present
Led a ward of 24 beds.
- Cut medication errors by a third.
- Taught 14 new nurses.


LANGUAGES

German (Native)
`);
});

test('marks of a text become looks, and others stay letters', () => {
  expect(runsOf('a **b *c*** [d](https://d.example) 2*3')).toEqual([
    { text: 'a ', isBold: false, isItalic: false, href: null },
    { text: 'b ', isBold: true, isItalic: false, href: null },
    { text: 'c', isBold: true, isItalic: true, href: null },
    { text: ' ', isBold: false, isItalic: false, href: null },
    { text: 'd', isBold: false, isItalic: false, href: 'https://d.example' },
    { text: ' 2*3', isBold: false, isItalic: false, href: null },
  ]);
});
