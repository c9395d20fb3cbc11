import type { BrowserContext, Page } from '@playwright/test';
import {
  CALLS_PAGE,
  expect,
  newAccount,
  openTab,
  ready,
  sessionOf,
  signIn,
  TOKEN_LIFE_MS,
  test,
} from '../harness/fixtures.ts';
import { callsOf, holdRefresh, LOGOUT, REFRESH } from '../harness/server-side.ts';

const OPEN_TABS = 4;
const PRIVATE = 'main h1';

const savedSession = (tab: Page) => tab.evaluate(() => localStorage.getItem('auth'));

/** Whatever waits for a time waits for ever: what is seen afterwards is there within a second on any machine (D9). */
const stopClock = ({ clock }: BrowserContext) => clock.pauseAt(Date.now() + 60_000);

/** Nobody is signed in in these tabs: not now, and not in a new one. */
async function expectNobody(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect
      .poll(() => sessionOf(tab))
      .toMatchObject({ userId: null, token: null, isAuthenticated: false });
    await expect.poll(() => savedSession(tab)).toBeNull();
    await tab.reload();
    await ready(tab);
    expect(await sessionOf(tab)).toMatchObject({ userId: null, token: null });
  }
}

/** No tab ever had one user's name with another one's token. */
async function expectUnmixed(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    for (const pair of await tab.evaluate(() => window.harness.owners())) {
      expect(pair).toMatch(/^(\S+) with a token of \1$/);
    }
  }
}

test('a logout in one tab empties the others at once, and Back shows nothing private', async ({
  context,
  page,
  tab,
}, testInfo) => {
  await tab.close();
  await context.clock.install();
  const others = await Promise.all(Array.from({ length: OPEN_TABS }, () => context.newPage()));
  for (const other of [page, ...others]) {
    await other.goto('/candidate/reports');
    await other.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await stopClock(context);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const signedOutAt = performance.now();
  await Promise.all(others.map((other) => expect(other).toHaveURL(/\/auth\/login/)));
  const took = performance.now() - signedOutAt;
  testInfo.annotations.push({ type: 'emptied within', description: `${Math.round(took)} ms` });
  await context.clock.resume();

  for (const other of [page, ...others]) {
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await other.goBack();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(other.locator(PRIVATE)).toHaveText(['Welcome back']);
    await expect.poll(() => savedSession(other)).toBeNull();
  }
});

test('Back to a page of this site that was left altogether shows nothing private', async ({
  context,
  page,
  tab,
}) => {
  await tab.close();
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(CALLS_PAGE);
  const other = await openTab(context);
  await other.evaluate(() => window.harness.logout());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

for (const held of ['not yet made', 'made'] as const) {
  for (const where of ['the same tab', 'another tab'] as const) {
    test(`a logout in ${where} while a refresh is ${held} does not bring the session back`, async ({
      context,
      site,
      tab,
    }) => {
      const other = await openTab(context);
      site.advance(TOKEN_LIFE_MS);
      const refresh = holdRefresh(site, held);
      const outcomes = tab.evaluate(() => window.harness.status(5));
      await refresh.arrived;
      await (where === 'the same tab' ? tab : other).evaluate(() => window.harness.logout());
      await tab.waitForFunction(() => window.harness.session().userId === null);
      const toldServer = other
        .waitForResponse((response) => response.url().endsWith(LOGOUT))
        .catch(() => null);
      const toldServerHere = tab
        .waitForResponse((response) => response.url().endsWith(LOGOUT))
        .catch(() => null);
      refresh.release();
      await Promise.race([toldServer, toldServerHere]);
      expect((await outcomes).filter(({ kind }) => kind === 'ok')).toEqual([]);
      expect(callsOf(site, LOGOUT).map(({ status }) => status)).toEqual([204]);
      await expectUnmixed([tab, other]);
      await expectNobody([tab, other]);
      // The token that the refresh had made is worth nothing either.
      const cookies = await context.cookies(`${site.url}${REFRESH}`);
      expect(cookies).toEqual([]);
    });
  }
}

for (const held of ['not yet made', 'made'] as const) {
  test(`another user’s login while a refresh is ${held} mixes nothing`, async ({ context, site, tab }) => {
    const somebodyElse = await newAccount(site);
    const other = await openTab(context);
    site.advance(TOKEN_LIFE_MS);
    const refresh = holdRefresh(site, held);
    const outcomes = tab.evaluate(() => window.harness.status(5));
    await refresh.arrived;
    await other.evaluate(() => window.harness.logout());
    const login = signIn(other, somebodyElse);
    await tab.waitForFunction(() => window.harness.session().userId === null);
    refresh.release();
    await login;

    expect((await outcomes).filter(({ kind }) => kind === 'ok')).toEqual([]);
    expect(await sessionOf(other)).toMatchObject({ userId: somebodyElse.userId, isAuthenticated: true });
    const status = await other.evaluate(() => window.harness.status(5));
    expect(status.map(({ kind }) => kind)).toEqual(Array(5).fill('ok'));
    await expectUnmixed([tab, other]);
    await tab.reload();
    await ready(tab);
    expect((await sessionOf(tab)).userId).toBe(somebodyElse.userId);
    await expectUnmixed([tab]);
  });

  test(`another user’s login in the same tab while a refresh is ${held} is not given the first one’s calls`, async ({
    context,
    site,
    account,
    tab,
  }) => {
    const somebodyElse = await newAccount(site);
    const other = await openTab(context);
    site.advance(TOKEN_LIFE_MS);
    const refresh = holdRefresh(site, held);
    const outcomes = tab.evaluate(() => window.harness.status(5));
    await refresh.arrived;
    await tab.evaluate(() => window.harness.logout());
    const login = signIn(tab, somebodyElse);
    refresh.release();
    await login;
    expect((await outcomes).filter(({ kind }) => kind === 'ok')).toEqual([]);
    expect(await sessionOf(tab)).toMatchObject({
      userId: somebodyElse.userId,
      isAuthenticated: true,
      ended: null,
    });
    expect((await tab.evaluate(() => window.harness.status(5))).every(({ kind }) => kind === 'ok')).toBe(
      true,
    );
    await expectUnmixed([tab, other]);
    await expect.poll(async () => (await sessionOf(other)).userId).not.toBe(account.userId);
  });
}

test('a logout without a network empties this tab and the others, and is told later', async ({
  context,
  site,
  tab,
}) => {
  await context.clock.install();
  const other = await openTab(context);
  await stopClock(context);
  await context.setOffline(true);
  await tab.evaluate(() => window.harness.logout());
  await expect.poll(() => sessionOf(other)).toMatchObject({ userId: null });
  await context.clock.resume();
  expect(callsOf(site, LOGOUT)).toEqual([]);
  const told = tab.waitForResponse(
    (response) => response.url().endsWith(LOGOUT) && response.status() === 204,
  );
  await context.setOffline(false);
  await told;
  await expectNobody([tab, other]);
});
