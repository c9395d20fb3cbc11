import type { Page } from '@playwright/test';
import { expect, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { callsOf, type Held, holdRefresh, REFRESH, STATUS } from '../harness/server-side.ts';

/** Of five reloads: with a token, with one that has expired, and three around a refresh that is cut off. */
const ROUNDS = 3;
const HELD: readonly Held[] = ['not yet made', 'made', 'lost'];
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

test('reloads of a guarded page never show the login, whatever becomes of its token meanwhile', async ({
  page,
  site,
  tab,
}) => {
  await tab.close();
  await watchForLogin(page);
  await page.goto(DASHBOARD);
  const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const reload = async () => {
    await page.reload({ waitUntil: 'commit' });
    await heading.waitFor();
  };
  for (let round = 0; round < ROUNDS; round++) {
    await reload();
    // A refresh that every reload cut off would be over once so much time has passed (D3).
    await page.waitForLoadState('networkidle');
    site.advance(TOKEN_LIFE_MS);
    await reload();
    await page.waitForLoadState('networkidle');
    site.advance(TOKEN_LIFE_MS);
    const refresh = holdRefresh(site, HELD[round % HELD.length]);
    await reload();
    await refresh.arrived;
    await reload();
    refresh.release();
    await reload();
  }
  const flashes = () => page.evaluate(() => sessionStorage.getItem('flashes'));
  expect(await flashes()).toBeNull();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(Number(await flashes()), 'the watch sees a login').toBeGreaterThan(0);
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

  await test.step('a page that knows its user asks for none', async () => {
    await page.waitForLoadState('networkidle');
    site.forgetCalls();
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(callsOf(site, STATUS)).toEqual([]);
    expect(callsOf(site, REFRESH)).toEqual([]);
  });
  await test.step('an expired token without a user is refreshed and then asks who it is', async () => {
    await forgetUser(page);
    site.advance(TOKEN_LIFE_MS);
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(callsOf(site, STATUS).map(({ status }) => status)).toEqual([401, 200]);
    expect(callsOf(site, REFRESH)).toHaveLength(1);
  });
});
