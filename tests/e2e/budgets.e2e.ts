import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const KB = 1000;

interface Loaded {
  readonly requests: readonly string[];
  /** Of all scripts, in brotli. */
  readonly scriptBytes: number;
}

/** What a browser that knows nothing yet asks for until the page is quiet. */
async function load(page: Page, path: string): Promise<Loaded> {
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    requests.push(response.url());
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { requests, scriptBytes };
}

test('the login page stays within its budget', async ({ page }, testInfo) => {
  const { requests, scriptBytes } = await load(page, '/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  testInfo.annotations.push({
    type: 'login page',
    description: `${scriptBytes} B, ${requests.length} requests`,
  });
  expect(scriptBytes).toBeLessThanOrEqual(140 * KB);
  expect(requests.length).toBeLessThanOrEqual(6);
});

test('scripts are precompressed and kept for ever', async ({ page, request }) => {
  const { requests } = await load(page, '/auth/login');
  const scripts = requests.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const reply = await request.get(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers()['content-encoding']).toBe('br');
    expect(reply.headers()['cache-control']).toContain('immutable');
  }
});

test('a page of one role is not downloaded for a visitor', async ({ page }) => {
  const { requests } = await load(page, '/candidate/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(requests.filter((url) => /candidate|dashboard/.test(new URL(url).pathname)).slice(1)).toEqual([]);
});
