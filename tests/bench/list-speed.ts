import type { BrowserContextOptions } from '@playwright/test';
import { median, ratio, type Table } from './figures.ts';
import { onStage, type Stage } from './stage.ts';

const ROWS = 100;
const LOADS = 9;
const WORKSPACE = '/api/v1/recruiter/workspaces/sample-nurse';
const LIST = `/api/v1/recruiter/candidates?page=1&page_size=${ROWS}&sort=-active_at`;

interface Moments {
  /** Since the page was asked for until its rows are there. */
  readonly ready: number;
  /** Of these the time since the reply with the rows had come. */
  readonly mount: number;
}

/** In the page: notes when all rows are there. */
const watchRows = (rows: number) => {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('tbody tr').length < rows) return;
    performance.mark('rows');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** In the page: when the rows were there, and since when they could have been. */
const momentsOfRows = (name: string): Moments => {
  const ready = performance.getEntriesByName('rows')[0]?.startTime ?? Number.NaN;
  const reply = performance.getEntriesByType('resource').find((entry) => entry.name.includes(name));
  return { ready, mount: ready - (reply as PerformanceResourceTiming).responseEnd };
};

interface Opened {
  readonly url: string;
  /** A part of the address that its rows come from. */
  readonly rowsFrom: string;
  readonly context?: BrowserContextOptions;
}

async function loadOnce({ browser }: Stage, { url, rowsFrom, context: options }: Opened): Promise<Moments> {
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchRows, ROWS);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
  const moments = await page.evaluate(momentsOfRows, rowsFrom);
  await context.close();
  return moments;
}

async function time(stage: Stage): Promise<Table> {
  const { product, site } = stage;
  const candidates = Array.from({ length: ROWS }, (_, nth) => ({
    full_name: `Candidate ${nth}`,
    email: `candidate.${nth}@mail.example`,
    tags: ['long'],
  }));
  await product.call('POST', `${WORKSPACE}/applications`, { candidates }, 'recruiter');
  site.add('/rows.json', JSON.stringify(await product.call('GET', LIST, undefined, 'recruiter')));
  const bare = { url: `${site.url}/table.html`, rowsFrom: '/rows.json' };
  const list = {
    url: `${product.url}/recruiter/candidates?page_size=${ROWS}`,
    rowsFrom: '/recruiter/candidates?',
    context: { storageState: product.stateOf('recruiter') },
  };
  const loads: { readonly bare: Moments; readonly list: Moments }[] = [];
  for (let load = 0; load < LOADS; load += 1)
    loads.push({ bare: await loadOnce(stage, bare), list: await loadOnce(stage, list) });
  const row = (name: string, moment: keyof Moments) => {
    const [ours, least] = (['list', 'bare'] as const).map((which) =>
      median(loads.map((load) => load[which][moment])),
    );
    return [name, (ours ?? 0).toFixed(0), (least ?? 0).toFixed(0), ratio(ours ?? 0, least ?? 0)];
  };
  return {
    title: 'A list of 100 rows',
    method:
      `Candidates of a company, opened by the address in a browser without a cache, beside a table of MUI with the ` +
      `same rows and nothing around it, in turns: medians of ${LOADS}. Ready: from asking for the page to its rows. ` +
      `Mount: from the reply with the rows to their standing there.`,
    columns: ['what', 'ms', 'bare table, ms', 'ratio'],
    rows: [row('ready', 'ready'), row('mount', 'mount')],
  };
}

/** How soon a list of recruiters shows a full page of rows. */
export const measureListSpeed = () => onStage(time);
