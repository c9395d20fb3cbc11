import { expect, notifiedIn, openTab, ready, sessionOf, test } from '../harness/fixtures.ts';
import { callsOf, REFRESH } from '../harness/server-side.ts';

const DAY_MS = 86_400_000;

for (const [name, error] of [
  ['a day fast', DAY_MS],
  ['a day slow', -DAY_MS],
] as const) {
  test(`a clock that is ${name} causes no refresh and no logout`, async ({
    context,
    page,
    site,
    account,
    tab,
  }) => {
    await context.clock.install({ time: Date.now() + error });
    await tab.reload();
    await ready(tab);
    expect(Math.abs((await tab.evaluate(() => Date.now())) - Date.now() - error)).toBeLessThan(60_000);
    const outcomes = await tab.evaluate(() => window.harness.status(10));
    expect(outcomes.every(({ kind }) => kind === 'ok')).toBe(true);
    const second = await openTab(context);
    expect(await sessionOf(second)).toMatchObject({ userId: account.userId, isAuthenticated: true });
    await page.goto('/candidate/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await page.goto('/candidate/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(callsOf(site, REFRESH)).toEqual([]);
    expect(site.calls.filter(({ status }) => status === 401)).toEqual([]);
    expect(await notifiedIn(tab)).toEqual([]);
  });
}
