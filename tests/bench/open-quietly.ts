import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const QUIET_MS = 500;

/** Opens a page until it is drawn, without a skeleton, and nothing was under way for half a second. */
export async function openQuietly(page: Page, url: string): Promise<void> {
  let open = 0;
  let changedAt = performance.now();
  const count = (by: number) => () => {
    open += by;
    changedAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  // A stream of events stays open.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) count(-1)();
  });
  // What is fetched only once the browser is idle draws nothing.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url);
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
  );
  while (open > 0 || performance.now() - changedAt < QUIET_MS) await delay(50);
  if (page.url() !== url && /login/.test(page.url())) throw new Error(`${url} asks for a sign-in`);
}
