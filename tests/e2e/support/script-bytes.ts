import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Counts what a page downloads of scripts from now on; gives how much it is so far, in brotli. */
export function countScriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
