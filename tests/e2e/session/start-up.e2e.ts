import type { Page } from '@playwright/test';
import { expect, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { callsOf, REFRESH, STATUS } from '../harness/server-side.ts';

const RELOADS = 100;
const DASHBOARD = '/candidate/dashboard';

/** Notes in the tab's storage whenever the login, its outline or its address is there, if only for one mutation. */
async function watchForLogin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const isLogin =
        location.pathname.startsWith('/auth/') ||
        document.documentElement?.dataset['shell'] === 'auth' ||
        document.querySelector('input[type=password]') !== null;
      if (isLogin) sessionStorage.setItem('flashes', `${Number(sessionStorage.getItem('flashes')) + 1}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

test(`${RELOADS} reloads of a guarded page never show the login`, async ({ page, site, tab }, testInfo) => {
  await tab.close();
  await watchForLogin(page);
  await page.goto(DASHBOARD);
  const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  for (let reload = 0; reload < RELOADS; reload++) {
    if (reload % 10 === 0) {
      // A refresh that every reload cut off would be over once so much time has passed (D3).
      await page.waitForLoadState('networkidle');
      site.advance(TOKEN_LIFE_MS);
    }
    await page.reload({ waitUntil: 'commit' });
    await heading.waitFor();
  }
  const flashes = await page.evaluate(() => sessionStorage.getItem('flashes'));
  testInfo.annotations.push({ type: 'reloads', description: `${RELOADS}, flashes: ${flashes ?? 0}` });
  expect(flashes).toBeNull();
});

test('the watch for the login sees a login', async ({ page }) => {
  await watchForLogin(page);
  await page.goto('/auth/login');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(Number(await page.evaluate(() => sessionStorage.getItem('flashes')))).toBeGreaterThan(0);
});

/** Leaves only the token of what is saved. */
async function forgetUser(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ accessToken }));
  });
}

test('a token without a user asks for the status once, and shows the page', async ({
  page,
  site,
  account,
  tab,
}) => {
  await forgetUser(tab);
  await tab.close();
  await watchForLogin(page);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(callsOf(site, STATUS)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('flashes'))).toBeNull();
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
  expect(saved.user._id).toBe(account.userId);
});

test('an expired token without a user is refreshed and then asks who it is', async ({ page, site, tab }) => {
  await forgetUser(tab);
  await tab.close();
  site.advance(TOKEN_LIFE_MS);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(callsOf(site, STATUS).map(({ status }) => status)).toEqual([401, 200]);
  expect(callsOf(site, REFRESH)).toHaveLength(1);
});

test('a page that is signed in asks for no status', async ({ page, site, tab }) => {
  await tab.close();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(callsOf(site, STATUS)).toEqual([]);
  expect(callsOf(site, REFRESH)).toEqual([]);
});
