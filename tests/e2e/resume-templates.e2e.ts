import { expect, test } from '@playwright/test';
import type { ResumeTemplate } from '../../openapi/gen/types.gen.ts';
import { addFontsFor } from '../../src/capabilities/resume/draw/fonts.fixture.ts';
import { render } from '../../src/capabilities/resume/draw/render.ts';
import { LOOKS } from '../../src/capabilities/resume/draw/templates.ts';
import { resumeDraft } from '../support/resumes.ts';

/** What pdf.js leaves in a window. */
declare const pdfjsLib: typeof import('pdfjs-dist');

/** Pixels of a picture's width: enough to see each line, and few enough to keep sixteen of them. */
const WIDTH = 420;
/** Browsers of other versions draw edges of letters in other grays. */
const ALIKE = { maxDiffPixelRatio: 0.004, threshold: 0.3 };

const { content, ...rest } = resumeDraft();
const [job] = content.work;
if (!job) throw new Error('A job is missing');
const texts = {
  ...content,
  work: [
    job,
    { ...job, name: 'Lantern Clinic', position: 'Nurse', startDate: '2015-09', endDate: '2019-02' },
  ],
  certificates: [{ name: 'Advanced Life Support', issuer: 'ERC', date: '2019-08', url: '' }],
};

test('the templates look as they were drawn last: `playwright test resume-templates -u` draws them anew', async ({
  page,
}) => {
  await page.setContent('<body style="margin:0"><canvas></canvas>');
  for (const file of ['pdf.mjs', 'pdf.worker.mjs'])
    await page.addScriptTag({ path: `node_modules/pdfjs-dist/build/${file}`, type: 'module' });
  for (const template of Object.keys(LOOKS) as ResumeTemplate[])
    for (const paper of ['a4', 'letter'] as const) {
      const draft = { ...rest, content: texts, settings: { ...rest.settings, template, paper } };
      await addFontsFor(draft);
      const { pdf } = await render(draft);
      await page.evaluate(drawFirst, { bytes: Array.from(pdf), width: WIDTH });
      expect
        .soft(await page.locator('canvas').screenshot())
        .toMatchSnapshot(['resume-templates', `${template}-${paper}.png`], ALIKE);
    }
});

/** In the page: draws the first page of a file. */
async function drawFirst({ bytes, width }: { bytes: number[]; width: number }): Promise<void> {
  const page = await (await pdfjsLib.getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.querySelector('canvas');
  if (!canvas) return;
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  await page.render({ canvas, viewport }).promise;
}
