import { expect, test } from 'vitest';
import { resumeDraft } from '../../../tests/support/resumes.ts';
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
