import type { Page } from '@playwright/test';
import { expect, notifiedIn, sessionOf, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { answerRefresh, callsOf, holdRefresh, REFRESH, STATUS } from '../harness/server-side.ts';

const REFRESH_TIMEOUT_MS = 10_000;

const firstStatus = (tab: Page) => tab.evaluate(async () => (await window.harness.status(1))[0]);

const savedToken = (tab: Page) =>
  tab.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').accessToken);

/** Nobody is logged out, and nothing was said that is not so (D5). */
async function expectKept(tab: Page, userId: string): Promise<void> {
  const session = await sessionOf(tab);
  expect(session).toMatchObject({ userId, isAuthenticated: true, ended: null });
  expect(await savedToken(tab)).toBe(session.token);
  expect(await notifiedIn(tab)).toEqual([]);
}

for (const status of [429, 500, 502, 503, 504]) {
  test(`a refresh answered ${status} logs nobody out, and the next call recovers`, async ({
    site,
    account,
    tab,
  }) => {
    site.advance(TOKEN_LIFE_MS);
    const mend = answerRefresh(site, status);
    expect(await firstStatus(tab)).toMatchObject({ kind: 'http', status });
    await expectKept(tab, account.userId);
    mend();
    expect(await firstStatus(tab)).toMatchObject({ kind: 'ok' });
    await expectKept(tab, account.userId);
    expect(callsOf(site, REFRESH)).toHaveLength(2);
  });
}

test('a refresh that takes too long logs nobody out, and the next call recovers', async ({
  site,
  account,
  tab,
}) => {
  await tab.clock.install();
  await tab.clock.pauseAt(Date.now() + 60_000);
  site.advance(TOKEN_LIFE_MS);
  const refresh = holdRefresh(site, 'lost');
  const call = firstStatus(tab);
  await refresh.arrived;
  await tab.clock.runFor(REFRESH_TIMEOUT_MS);
  expect(await call).toMatchObject({ kind: 'timeout' });
  await expectKept(tab, account.userId);
  refresh.release();
  expect(await firstStatus(tab)).toMatchObject({ kind: 'ok' });
});

test('a connection that drops during the refresh logs nobody out, and the next call recovers', async ({
  site,
  account,
  tab,
}) => {
  site.advance(TOKEN_LIFE_MS);
  const mend = site.intercept(REFRESH, ({ request }) => request.socket.destroy());
  expect(await firstStatus(tab)).toMatchObject({ kind: 'network' });
  await expectKept(tab, account.userId);
  mend();
  expect(await firstStatus(tab)).toMatchObject({ kind: 'ok' });
});

test('a browser that goes offline during the refresh keeps its session, and the next call recovers', async ({
  context,
  site,
  account,
  tab,
}) => {
  site.advance(TOKEN_LIFE_MS);
  const refresh = holdRefresh(site, 'made');
  const call = firstStatus(tab);
  await refresh.arrived;
  await context.setOffline(true);
  refresh.release();
  expect(await call).toMatchObject({ kind: 'network' });
  expect(await firstStatus(tab)).toMatchObject({ kind: 'network' });
  await expectKept(tab, account.userId);
  await context.setOffline(false);
  expect(await firstStatus(tab)).toMatchObject({ kind: 'ok' });
  await expectKept(tab, account.userId);
});

test('a status check that fails at start-up keeps the session for the next start', async ({
  page,
  site,
  tab,
}) => {
  await tab.evaluate(() => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ user: null, accessToken, isAuthenticated: false }));
  });
  const token = await savedToken(tab);
  const mend = site.intercept(STATUS, ({ response }) => response.writeHead(503).end());
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await savedToken(page)).toBe(token);
  mend();
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
