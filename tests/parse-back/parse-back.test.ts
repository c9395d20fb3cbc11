import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ResumeDraft } from '../../openapi/gen/types.gen.ts';
import { addFontsFor } from '../../src/capabilities/resume/draw/fonts.fixture.ts';
import { render } from '../../src/capabilities/resume/draw/render.ts';
import { readPdfPages } from '../../src/capabilities/resume-import/pdf/pdf-pages.ts';
import { drawnBy, RECORD } from './drawn-by.ts';
import { madeUpResume } from './made-up-resume.ts';
import { hasForeignReader, inAllLooks, inTurn, tryResumes } from './try-resumes.ts';

test(`no text and no date is lost on the way through the file${hasForeignReader ? '' : ' (pdftotext is not installed: read by our reader alone)'}`, async () => {
  expect(await tryResumes(inTurn)).toEqual([]);
});

test('all resumes were tried in all looks since the engine, a font or a template changed: npm run parse-back', () => {
  expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toMatchObject({
    resumes: inAllLooks.length,
    drawnBy: drawnBy(),
  });
});

test.each([28, 157])(
  'no page of resume %i is without text, where the room below an entry ends it',
  async (number) => {
    const made = madeUpResume(number);
    const draft: ResumeDraft = {
      ...made,
      settings: { ...made.settings, template: 'sidebar', paper: 'letter' },
    };
    await addFontsFor(draft);
    const { pdf, pages } = await render(draft);
    const read = await readPdfPages(pdf);
    expect(read.map(({ texts }) => texts.length > 0)).toEqual(Array.from({ length: pages }, () => true));
  },
);
