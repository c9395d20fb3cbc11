/** Takes the pictures of real screens that /features shows: `npm run pictures`, after a build. */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { loadSamples } from '../../server/demo/samples.ts';
import { seedDemo } from '../../server/modules/auth/demo-service.ts';
import { createAccount, signInAgain, type TestAccount } from '../support/accounts.ts';
import { practisedReport } from '../support/reports.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const SIZE = { width: 1280, height: 800 };

const server = await startTestServer({ pageDir: 'dist', engine: 'pglite' });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const candidate = await createAccount(server);
  const { _id } = await practisedReport(server, candidate);
  await take(browser, server, {
    name: 'report',
    account: candidate,
    path: `/candidate/reports/${_id}`,
    opens: /^1\. /,
  });
  await loadSamples(server.db, new Date());
  const recruiter = (await seedDemo(server.db, new Date())).find(({ role }) => role === 'recruiter');
  if (!recruiter) throw new Error('The demo has no recruiter.');
  const account = await signInAgain(server, recruiter);
  await take(browser, server, { name: 'board', account, path: '/recruiter/workspaces/sample-backend' });
} finally {
  await browser.close();
  await server.close();
}

interface Wish {
  readonly name: string;
  readonly account: TestAccount;
  readonly path: string;
  /** What is opened first. */
  readonly opens?: RegExp;
}

async function take(from: Browser, { url }: TestServer, { name, account, path, opens }: Wish): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await from.newPage({ viewport: SIZE, colorScheme });
    await signIn(page, account);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (opens) await page.getByText(opens).first().click();
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(`public/pictures/${name}-${colorScheme}.webp`, await asWebp(page));
    await page.close();
  }
}

async function signIn(page: Page, { userId, email, accessToken, role }: TestAccount): Promise<void> {
  const user = { _id: userId, email, full_name: 'Robin Vale', role, is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await page.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
}

/** What the page shows, as the browser packs it. */
async function asWebp(page: Page): Promise<Buffer> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await page.goto('about:blank');
  const packed = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png);
  return Buffer.from(packed, 'base64');
}
