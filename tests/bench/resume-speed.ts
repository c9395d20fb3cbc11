import type { Page } from '@playwright/test';
import type { BuiltResume } from '../../openapi/gen/types.gen.ts';
import { resumeDraft } from '../support/resumes.ts';
import { median, percentile, type Table } from './figures.ts';
import { onStage, type Stage } from './stage.ts';

const MOST_PAGES = 5;
const EDITS = 25;
const MEDIAN_BOUND_MS = 150;
const P95_BOUND_MS = 300;
const TASK_BOUND_MS = 60;
/** What fills a page, with the first one's head. */
const ENTRIES_A_PAGE = 8;

function resumeOf(pages: number) {
  const { content, ...rest } = resumeDraft({ title: `Speed ${pages}` });
  const work = Array.from({ length: ENTRIES_A_PAGE * pages - 3 }, (_, index) => ({
    ...{ name: `Hospital ${index}`, position: `Nurse ${index}`, location: 'Berlin', url: '', summary: '' },
    ...{ startDate: `${2023 - index}-03`, endDate: `${2024 - index}-02` },
    highlights: [
      'Cut medication errors by a third with a second check at each handover of the ward.',
      'Taught new nurses to read the monitors, and planned the shifts of thirty people.',
      'Wrote the reports of the ward, which the clinic made its own two years later.',
    ],
  }));
  return { ...rest, content: { ...content, work } };
}

/** Notes in the page when a letter is typed, when another first page is there, and how long its tasks are. */
const watchPages = () => {
  const canvas = () => document.querySelector('canvas[role=img]');
  let shown: Element | null = null;
  addEventListener('input', () => performance.mark('edit'), true);
  new MutationObserver(() => {
    const first = canvas();
    if (!first || first === shown) return;
    shown = first;
    performance.mark('page');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.measure('task', { start: 0, duration });
  }).observe({ type: 'longtask' });
};

const counted = () => performance.getEntriesByName('page').length;
const lastEdit = () => {
  const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
  return last('page') - last('edit');
};
const longestTask = () =>
  Math.max(0, ...performance.getEntriesByName('task').map(({ duration }) => duration));

async function openEditor({ browser, product }: Stage, pages: number): Promise<Page> {
  const { _id } = await product.call<BuiltResume>('POST', '/api/v1/resumes', resumeOf(pages));
  const context = await browser.newContext({ storageState: product.stateOf('candidate') });
  const page = await context.newPage();
  await page.addInitScript(watchPages);
  await page.goto(`${product.url}/resume-builder/${_id}`);
  await page.getByRole('img', { name: new RegExp(`page 1 of ${pages}$`) }).waitFor();
  return page;
}

/** Times of so many edits, and the longest task meanwhile, in ms. */
async function timesOf(page: Page) {
  await page.getByLabel('Headline').focus();
  const edit = async () => {
    const before = await page.evaluate(counted);
    await page.keyboard.type('x');
    await page.waitForFunction((known) => performance.getEntriesByName('page').length > known, before);
    return page.evaluate(lastEdit);
  };
  // The first ones load what is needed.
  for (let round = 0; round < 3; round++) await edit();
  await page.evaluate(() => performance.clearMeasures('task'));
  const times: number[] = [];
  for (let round = 0; round < EDITS; round++) times.push(await edit());
  return { times, task: await page.evaluate(longestTask) };
}

async function time(stage: Stage): Promise<Table> {
  const rows: string[][] = [];
  const missed: string[] = [];
  for (let pages = 1; pages <= MOST_PAGES; pages++) {
    const page = await openEditor(stage, pages);
    const { times, task } = await timesOf(page);
    await page.context().close();
    const [middle, p95] = [median(times), percentile(times, 0.95)];
    rows.push([String(pages), middle.toFixed(0), p95.toFixed(0), task === 0 ? 'under 50' : task.toFixed(0)]);
    if (middle > MEDIAN_BOUND_MS) missed.push(`${pages} pages of a resume: median ${middle.toFixed(0)} ms`);
    if (p95 > P95_BOUND_MS) missed.push(`${pages} pages of a resume: p95 ${p95.toFixed(0)} ms`);
    if (task > TASK_BOUND_MS) missed.push(`${pages} pages of a resume: a task of ${task.toFixed(0)} ms`);
  }
  return {
    title: 'The pages of a resume',
    method:
      `From a letter typed in the editor until the first page is drawn anew, ${EDITS} times, and the longest task ` +
      `of the page's thread meanwhile. Bounds: median ${MEDIAN_BOUND_MS} ms, 95th percentile ${P95_BOUND_MS} ms, ` +
      `a task ${TASK_BOUND_MS} ms.`,
    columns: ['pages', 'median, ms', 'p95, ms', 'longest task, ms'],
    rows,
    missed,
  };
}

/** How soon the builder shows what was typed, on the pages themselves. */
export const measureResumeSpeed = () => onStage(time);
