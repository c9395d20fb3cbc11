import { beforeAll, expect, test } from 'vitest';
import type { ResumeDraft, ResumeTemplate } from '../../../../openapi/gen/types.gen.ts';
import { randomFrom } from '../../../../tests/support/random-from.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { addEuropeanFonts } from '../../../capabilities/resume/draw/fonts.fixture.ts';
import { render } from '../../../capabilities/resume/draw/render.ts';
import { LOOKS } from '../../../capabilities/resume/draw/templates.ts';
import { readPdf } from '../../../capabilities/resume-import/pdf/read-pdf.ts';
import { atsChecks } from './ats-check.ts';

beforeAll(addEuropeanFonts);

const NAMES = [
  'Zoë Zett',
  'Łukasz Žižek',
  'Анна Каренина',
  'Ελένη Παπαδοπούλου',
  'Þórdís Ásgeirsdóttir',
  'Jean-Luc d’Île',
];
const WORDS =
  'led designed built measured shipped reduced latency payment services wards nurses budget Größe façade обучила команду σχεδίασε'.split(
    ' ',
  );

const PLACES = ['Berlin, Germany', 'Łódź', 'São Paulo, Brazil', 'Αθήνα', ''];

function madeUp(seed: number): ResumeDraft {
  const next = randomFrom(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const one = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item;
  const sentence = () => `${Array.from({ length: 4 + upTo(22) }, () => one(WORDS)).join(' ')}.`;
  const month = (year: number) =>
    next() < 0.2 ? `${year}` : `${year}-${`${1 + upTo(12)}`.padStart(2, '0')}`;
  const several = <Item>(most: number, make: (index: number) => Item) =>
    Array.from({ length: upTo(most + 1) }, (_, index) => make(index));
  const period = (index: number) => ({
    startDate: month(2020 - 2 * index),
    endDate: index === 0 && next() < 0.5 ? '' : month(2021 - 2 * index),
  });
  const draft = resumeDraft();
  const work = Array.from({ length: 1 + upTo(9) }, (_, index) => ({
    ...{ name: `Company ${index} GmbH`, position: `Position ${index} ${one(WORDS)}`, location: one(PLACES) },
    ...{ url: '', ...period(index), summary: next() < 0.7 ? sentence() : '' },
    highlights: several(5, sentence),
  }));
  const education = several(3, (index) => ({
    ...{ institution: `University of Town ${index}`, studyType: 'BSc', area: one(['Nursing', 'Physics']) },
    ...{ url: '', score: '', courses: [], ...period(index) },
  }));
  const certificates = several(3, (index) => ({
    ...{ name: `Certificate ${index}`, issuer: `Issuer ${index}`, date: month(2018 + index), url: '' },
  }));
  const skills = several(4, (index) => ({
    name: `Group ${index}`,
    level: '',
    keywords: [one(WORDS), 'SQL'],
  }));
  const basics = { ...draft.content.basics, name: NAMES[seed % NAMES.length] ?? '', summary: sentence() };
  return { ...draft, content: { ...draft.content, basics, work, education, certificates, skills } };
}

const looks = (Object.keys(LOOKS) as ResumeTemplate[]).flatMap((template) =>
  (['a4', 'letter'] as const).map((paper) => ({ template, paper })),
);

/** Dates by section and entry, as they were typed or read. */
function datesOf(lists: object): string[] {
  return Object.entries(lists as Record<string, object[]>).flatMap(([section, entries]) =>
    entries.flatMap((entry, index) =>
      Object.entries(entry as Record<string, unknown>)
        .filter(([name]) => /date$/i.test(name))
        .map(([name, value]) => [
          name,
          typeof value === 'object' && value && 'text' in value ? value.text : value,
        ])
        .filter(([, value]) => value)
        .map(([name, value]) => `${section} ${index + 1} ${name} ${value}`),
    ),
  );
}

test('no text and no date is lost on the way through the file, in any template and paper', async () => {
  const lost: string[] = [];
  const count = Number(process.env['PARSE_BACK'] ?? 200);
  for (let seed = 0; seed < count; seed++) {
    const made = madeUp(seed);
    const draft = { ...made, settings: { ...made.settings, ...looks[seed % looks.length] } };
    const where = `${seed} ${draft.settings.template}`;
    const { pdf } = await render(draft);
    const found = await readPdf(pdf);
    const checks = atsChecks(draft, found);
    expect(checks.length).toBeGreaterThan(10);
    for (const { status, label, text } of checks)
      if (status !== 'found') lost.push(`${where}: ${status} ${label}: ${text}`);
    const { work, education, certificates } = draft.content;
    const read = new Set(datesOf(found.lists));
    for (const date of datesOf({ work, education, certificates }))
      if (!read.has(date)) lost.push(`${where}: ${date}`);
  }
  expect(lost).toEqual([]);
}, 300_000);
