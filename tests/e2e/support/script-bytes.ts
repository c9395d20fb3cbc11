import { expect, type Page } from '@playwright/test';

/** Of each script by its address, which changes with it. */
const sizes = new Map<string, Promise<number>>();

/** As the server sends it to whoever takes brotli. */
async function brotliBytes(page: Page, url: string): Promise<number> {
  const reply = await page.request.head(url, { headers: { 'Accept-Encoding': 'br' } });
  expect(reply.ok(), url).toBe(true);
  return Number(reply.headers()['content-length']);
}

/** Counts what a page downloads of scripts from now on; gives how much it is so far, in brotli. */
export function countScriptBytes(page: Page): () => Promise<number> {
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const url = response.url();
    const size = sizes.get(url) ?? brotliBytes(page, url);
    sizes.set(url, size);
    loaded.push(size);
  });
  return async () => (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
}
