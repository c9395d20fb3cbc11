import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { ResumeContent, ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { randomFrom } from '../../../tests/support/random-from.ts';
import { resumeDraft } from '../../../tests/support/resumes.ts';
import { contentOf } from '../resume-import/content-of.ts';
import { readWord } from '../resume-import/word/read-word.ts';
import { wordFileOf } from './word-file.ts';

const NAMES = [
  'Zoë Zett',
  'Анна Ковалёва',
  'Ελένη Παπαδάκη',
  '山田 花子',
  'Łukasz Ødegård',
  "Siobhán O'Neill-Smith",
  'Lê Thị Hương',
];
const COMPANIES = [
  'City Hospital',
  'Müller & Söhne GmbH',
  'Яндекс',
  'Data Labs Inc.',
  'University of Łódź',
  'Ø Studio',
];
const POSITIONS = ['Ward lead', 'Software engineer', 'Head of Data', 'Ärztin', 'Бухгалтер', 'Teacher'];
const WORDS =
  'built taught patients reports led quickly übergab система έργο 42 % faster (in 2021), and more; costs fell'.split(
    ' ',
  );
const TOPICS = ['SQL', 'C++', 'Node.js', 'Triage', 'Řízení', 'Public speaking', 'CI/CD', 'ремонт'];
const DATES = ['2015', '2017-04', '2019-11', '2020', '2021-02'];

function generated(seed: number): ResumeDraft {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = (list: readonly string[]) => list[below(list.length)] ?? '';
  const many = <T>(most: number, make: () => T) => Array.from({ length: below(most + 1) }, make);
  const sentence = () => `${Array.from({ length: 4 + below(14) }, () => one(WORDS)).join(' ')}.`;
  const draft = resumeDraft();
  const content: ResumeContent = {
    ...draft.content,
    basics: { ...draft.content.basics, name: one(NAMES), label: one(POSITIONS), summary: sentence() },
    work: many(4, () => ({
      ...{
        name: one(COMPANIES),
        position: one(POSITIONS),
        location: one(['Berlin', 'Łódź, Poland', '']),
        url: '',
      },
      ...{ startDate: one(DATES), endDate: one([...DATES, '']), summary: one([sentence(), '']) },
      highlights: many(5, sentence),
    })),
    education: many(2, () => ({
      ...{
        institution: one(['Charité University', 'МГУ', 'Trinity College']),
        studyType: one(['BSc', 'PhD', '']),
      },
      ...{
        area: one(['Nursing', 'Математика']),
        url: '',
        score: '',
        startDate: one(DATES),
        endDate: one(DATES),
      },
      courses: many(2, sentence),
    })),
    skills: many(4, () => ({ name: one(TOPICS), level: '', keywords: many(4, () => one(TOPICS)) })),
    certificates: many(2, () => ({
      name: one(['AWS Architect', 'ALS']),
      issuer: one(['Amazon', '']),
      date: one(DATES),
      url: '',
    })),
  };
  return { ...draft, content };
}

/** Every text of a document but the settings of its sections. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const squeezed = (text: string) => text.replace(/[*\s]/g, '');

test('of 200 resumes in several scripts nothing is lost on the way to Word and back', async () => {
  const lost: string[] = [];
  let right = 0;
  let all = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const { content, ...draft } = generated(seed);
    const blob = await wordFileOf({ ...draft, content });
    const back = contentOf(await readWord(new Uint8Array(await blob.arrayBuffer())), true);
    const read = squeezed(textsIn(back).join('\n'));
    for (const text of textsIn({
      ...content,
      basics: { ...content.basics, location: null, profiles: null },
    })) {
      all += 1;
      if (!read.includes(squeezed(text))) lost.push(`${seed}: ${text}`);
    }
    right += (['work', 'education', 'skills', 'certificates'] as const).filter((key) =>
      isDeepStrictEqual(back[key], content[key]),
    ).length;
  }
  expect(lost).toEqual([]);
  expect(all).toBeGreaterThan(4000);
  // Of 800 sections; the others have their texts, and some of them in other fields.
  expect(right).toBeGreaterThanOrEqual(700);
});
