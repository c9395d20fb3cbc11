import type { Page } from '@playwright/test';
import { answer } from '../../support/browser-server.ts';
import { expect, notifiedIn, sessionOf, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { signInOnPage } from '../harness/product-page.ts';
import { answerRefresh, callsOf, LOGIN, REFRESH } from '../harness/server-side.ts';

const EXPIRED = 'Your session has expired. Please log in again.';
const REPORTS = '/candidate/reports?level=junior&sort=created_at';
const FOR_EVER = '/api/v1/test/refused' as const;

/** Counts how often the page says the sentence at once, at the most, in a property of the window. */
async function watchFor(page: Page, sentence: string): Promise<() => Promise<number>> {
  await page.addInitScript((text) => {
    let most = 0;
    const count = () => {
      const said = document.evaluate(`count(//*[text()="${text}"])`, document, null, XPathResult.NUMBER_TYPE);
      most = Math.max(most, said.numberValue);
      Reflect.set(window, 'mostAtOnce', most);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true, characterData: true });
  }, sentence);
  return async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => Reflect.get(window, 'mostAtOnce'));
  };
}

/** Every address the page went to from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (addresses.at(-1) !== frame.url()) addresses.push(frame.url());
  });
  return addresses;
}

const loginsOf = (addresses: readonly string[]) =>
  addresses.filter((address) => address.includes('/auth/login'));

for (const status of [400, 401, 403]) {
  test(`a refresh refused with ${status} ends the session, says so once and brings back to the page`, async ({
    page,
    site,
    account,
    tab,
  }) => {
    await tab.close();
    const mostAtOnce = await watchFor(page, EXPIRED);
    await page.goto(REPORTS);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    // A call of the page before the reload would be refused, and refreshed for, as well.
    await page.waitForLoadState('networkidle');
    site.advance(TOKEN_LIFE_MS);
    site.forgetCalls();
    const mend = answerRefresh(site, status);
    const addresses = watchAddresses(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText(EXPIRED).first()).toBeVisible();
    expect(await mostAtOnce()).toBe(1);
    await expect.poll(() => loginsOf(addresses)).toHaveLength(1);
    expect(callsOf(site, REFRESH)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    mend();
    await signInOnPage(page, account);
    await expect(page).toHaveURL(REPORTS);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  });
}

test('a call that answers 401 for ever: two attempts, one refresh, one notification', async ({
  site,
  tab,
}) => {
  site.intercept(FOR_EVER, ({ response }) => answer(response, 401, { detail: 'No.' }));
  const outcome = await tab.evaluate((path) => window.harness.send({ method: 'GET', path }), FOR_EVER);
  expect(outcome).toMatchObject({ kind: 'session-expired', status: 401, text: EXPIRED });
  expect(callsOf(site, FOR_EVER)).toHaveLength(2);
  expect(callsOf(site, REFRESH)).toHaveLength(1);
  expect(await sessionOf(tab)).toMatchObject({ userId: null, token: null, ended: 'expired' });
  expect(await notifiedIn(tab)).toEqual([{ title: 'Session expired', message: EXPIRED }]);
});

test('twenty calls that answer 401 for ever: two attempts each, one refresh, one notification', async ({
  site,
  tab,
}) => {
  // A token of the same second would be the same token.
  site.advance(2000);
  site.intercept(FOR_EVER, ({ response }) => answer(response, 401, { detail: 'No.' }));
  const outcomes = await tab.evaluate(
    (path) => Promise.all(Array.from({ length: 20 }, () => window.harness.send({ method: 'GET', path }))),
    FOR_EVER,
  );
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['session-expired']));
  expect(callsOf(site, FOR_EVER).length).toBeLessThanOrEqual(40);
  expect(callsOf(site, REFRESH)).toHaveLength(1);
  expect(await notifiedIn(tab)).toHaveLength(1);
});

test('a page whose calls all answer 401 for ever goes to the login once', async ({ page, site, tab }) => {
  await tab.close();
  const paths = ['/api/v1/reports', '/api/v1/interviews', '/api/v1/interviews/session'];
  const stops = paths.map((path) => site.intercept(path, ({ response }) => answer(response, 401)));
  const addresses = watchAddresses(page);
  await page.goto(REPORTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => loginsOf(addresses)).toHaveLength(1);
  expect(callsOf(site, '/api/v1/reports')).toHaveLength(2);
  expect(callsOf(site, REFRESH)).toHaveLength(1);
  for (const stop of stops) stop();
});

test('a login that is refused refreshes nothing and touches no session', async ({ site, account, tab }) => {
  const before = await sessionOf(tab);
  await expect(
    tab.evaluate((email) => window.harness.signIn(email, 'not the password'), account.email),
  ).rejects.toThrow('The email or password is incorrect.');
  expect(callsOf(site, LOGIN).map(({ status }) => status)).toEqual([401]);
  expect(callsOf(site, REFRESH)).toEqual([]);
  expect(await sessionOf(tab)).toEqual(before);
  expect(await notifiedIn(tab)).toEqual([]);
});

test('a refresh that is refused is not refreshed for', async ({ site, tab }) => {
  site.advance(TOKEN_LIFE_MS);
  const mend = answerRefresh(site, 401);
  await tab.evaluate(() => window.harness.status(5));
  expect(callsOf(site, REFRESH)).toHaveLength(1);
  mend();
});
