import { beforeAll, expect, test } from 'vitest';
import type { ResumeDraft, ResumeTemplate } from '../../../../openapi/gen/types.gen.ts';
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

/** The same numbers for the same seed, from 0 to below 1. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

function madeUp(seed: number): ResumeDraft {
  const next = numbersOf(seed);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const sentence = () => Array.from({ length: 4 + Math.floor(next() * 22) }, () => one(WORDS)).join(' ');
  const draft = resumeDraft();
  const work = Array.from({ length: 1 + Math.floor(next() * 9) }, (_, index) => ({
    ...{ name: `Company ${index} GmbH`, position: `Position ${index} ${one(WORDS)}`, location: '', url: '' },
    ...{ startDate: `20${10 + index}-0${1 + Math.floor(next() * 9)}`, endDate: '', summary: sentence() },
    highlights: Array.from({ length: Math.floor(next() * 6) }, sentence),
  }));
  const basics = { ...draft.content.basics, name: NAMES[seed % NAMES.length] ?? '', summary: sentence() };
  return { ...draft, content: { ...draft.content, basics, work } };
}

const looks = (Object.keys(LOOKS) as ResumeTemplate[]).flatMap((template) =>
  (['a4', 'letter'] as const).map((paper) => ({ template, paper })),
);

test('no text is lost on the way through the file, in any template and paper', async () => {
  const lost: string[] = [];
  for (let seed = 0; seed < 3 * looks.length; seed++) {
    const made = madeUp(seed);
    const draft = { ...made, settings: { ...made.settings, ...looks[seed % looks.length] } };
    const { pdf } = await render(draft);
    const checks = atsChecks(draft, await readPdf(pdf));
    expect(checks.length).toBeGreaterThan(10);
    for (const { status, label, text } of checks)
      if (status === 'lost') lost.push(`${seed} ${draft.settings.template}: ${label}: ${text}`);
  }
  expect(lost).toEqual([]);
}, 120_000);
