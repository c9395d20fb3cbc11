import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ratio, type Table } from './figures.ts';
import { onStage, type Stage } from './stage.ts';
import { UnwatchedBrowser } from './unwatched-browser.ts';

const LOADS = 9;
const GOAL = 1.1;
const PAGES = ['/', '/auth/login', '/auth/register', '/legal/privacy'];
const USABLE = '/auth/login';

/** A slow phone: slow 4G as Chromium's tools have it (bytes a second, ms), and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
const PHONE = { width: 360, height: 780, deviceScaleFactor: 2, mobile: true };
const LOOK_MS = 250;

/** When something was there, in ms since the page was asked for. */
interface Moments {
  /** The first content, and the largest. */
  readonly first: number;
  readonly largest: number;
  /** What is pressed is done: the application has drawn the page, or taken it over. */
  readonly usable: number;
}

/** In the page: notes what is there, and when. */
const watchMoments = () => {
  const moments: Record<string, number> = {};
  Object.assign(window, { moments });
  const watch = (type: string, name: string) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (type !== 'paint' || entry.name === 'first-contentful-paint') moments[name] = entry.startTime;
    }).observe({ type, buffered: true });
  watch('paint', 'first');
  watch('largest-contentful-paint', 'largest');
  window.addEventListener('candor:taken-over', () => {
    moments['usable'] = performance.now();
  });
  if (location.pathname === '/page.html')
    new MutationObserver(() => {
      if (document.querySelector('h1')) moments['usable'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
};

const isWhole = (seen: Partial<Moments> | undefined, needsNoScript: boolean): seen is Moments =>
  Boolean(seen?.first && seen.largest && (needsNoScript || seen.usable));

async function loadOnce(browser: UnwatchedBrowser, url: string, isStatic: boolean): Promise<Moments> {
  const page = await browser.open();
  await page.call('Network.enable');
  await page.call('Network.emulateNetworkConditions', SLOW_4G);
  await page.call('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.call('Emulation.setDeviceMetricsOverride', PHONE);
  await page.call('Page.enable');
  await page.call('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchMoments})()` });
  await page.call('Page.navigate', { url });
  let seen: Partial<Moments> | undefined;
  while (!isWhole(seen, isStatic)) {
    await delay(LOOK_MS);
    seen = await page.evaluate<Partial<Moments>>('window.moments');
  }
  await page.close();
  return seen;
}

/** The text and the form of a page, as HTML without styles, scripts and classes. */
async function textOf(page: Page, url: string): Promise<string> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const body = await page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('*')) {
      if (/^(?:svg|style|script)$/i.test(element.tagName)) element.remove();
      for (const { name } of [...element.attributes])
        if (!/^(?:href|type|for|id)$/.test(name)) element.removeAttribute(name);
    }
    return copy.innerHTML;
  });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="en">${head}<title>Yardstick</title>${body}`;
}

interface Pair {
  readonly what: string;
  readonly moment: keyof Moments;
  readonly ours: string;
  readonly yardstick: string;
}

const pairsOf = ({ product, site }: Stage): Pair[] => [
  ...PAGES.flatMap((path) =>
    (['first', 'largest'] as const).map((moment) => ({
      what: `${path}: ${moment} content`,
      moment,
      ours: product.url + path,
      yardstick: `${site.url}/text${path}`,
    })),
  ),
  {
    what: `${USABLE}: usable`,
    moment: 'usable',
    ours: product.url + USABLE,
    yardstick: `${site.url}/page.html`,
  },
];

async function measure(stage: Stage): Promise<Table> {
  const { browser, product, site } = stage;
  const reader = await browser.newPage();
  for (const path of PAGES) site.add(`/text${path}`, await textOf(reader, product.url + path));
  await reader.close();

  const pairs = pairsOf(stage);
  const urls = [...new Set(pairs.flatMap(({ ours, yardstick }) => [yardstick, ours]))];
  const loads = new Map<string, Moments[]>(urls.map((url) => [url, []]));
  const unwatched = await UnwatchedBrowser.start();
  // In turns, so that all of them meet the same machine.
  for (let round = 0; round < LOADS; round++)
    for (const [url, seen] of loads) seen.push(await loadOnce(unwatched, url, url.includes('/text/')));
  await unwatched.stop();
  // What else the machine does only adds to a load: the quickest says most of the page itself.
  const timeOf = (url: string, moment: keyof Moments) =>
    Math.min(...(loads.get(url) ?? []).map((moments) => moments[moment]));
  return {
    title: 'First content on a slow phone',
    method:
      `Slow 4G, a processor ${SLOWER} times slower, 360 px, no cache; the quickest of ${LOADS}, in turns; the goal is ` +
      `${GOAL}. Content is held against the same text as static HTML without any style, usable (a press is ` +
      'answered) against the least page of the same stack.',
    columns: ['what', 'ms', 'yardstick, ms', 'ratio'],
    rows: pairs.map(({ what, moment, ours, yardstick }) => {
      const [time, least] = [timeOf(ours, moment), timeOf(yardstick, moment)];
      return [what, time.toFixed(0), least.toFixed(0), ratio(time, least)];
    }),
  };
}

/** How soon public pages show their content, and the sign-in answers, on a slow phone. */
export const measureFirstContent = () => onStage(measure);
