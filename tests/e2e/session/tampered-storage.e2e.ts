import type { Page } from '@playwright/test';
import { APP_PAGE, CALLS_PAGE, expect, test } from '../harness/fixtures.ts';
import type { Start } from '../harness/harness-types.ts';
import { signInOnPage } from '../harness/product-page.ts';
import { claimedSessions, type Saved, spoiltValues } from '../harness/tampered-values.ts';

const BATCH = 50;

/** Of every role one, and one of nobody's. */
const ADDRESSES = ['/candidate/dashboard', '/admin/dashboard', '/recruiter/dashboard', '/auth/login'];
const OF_OTHER_ROLES = /^\/api\/v1\/(?:admin|recruiter)\//;

/** What these addresses may come to: a screen, a refusal, or a login; no error of ours. */
const SCREENS = ['Dashboard', 'Error 403: Access denied', 'Welcome back', 'Admin Access'];

/** Everything that was thrown in a page and caught by nobody. */
function watchThrown(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  return thrown;
}

async function savedSession(tab: Page): Promise<Saved> {
  return JSON.parse((await tab.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
}

const addressOf = (index: number) => ADDRESSES[index % ADDRESSES.length] ?? '/';

/** What claims to be a session at every address; what is spoilt at one of them, every other value of each kind. */
const startsWith = (saved: Saved, half: 0 | 1): Start[] => [
  ...claimedSessions(saved).flatMap((claim) => ADDRESSES.map((address) => ({ saved: claim, address }))),
  ...spoiltValues(saved).flatMap((values, kind) =>
    values
      .filter((_, index) => index % 2 === half)
      .map((value, index) => ({ saved: value, address: addressOf(kind + index) })),
  ),
];

for (const hasCookie of [true, false]) {
  test(`spoilt values of \`auth\` give no blank page and no other role’s data, ${hasCookie ? 'with' : 'without'} a cookie`, async ({
    context,
    page,
    site,
    tab,
  }, testInfo) => {
    const starts = startsWith(await savedSession(tab), hasCookie ? 0 : 1);
    await tab.close();
    if (!hasCookie) await context.clearCookies();
    const thrown = watchThrown(page);
    await page.goto(APP_PAGE);
    await page.waitForFunction(() => window.startApp !== undefined);
    const drawn = new Map<string, number>();
    const unexpected: string[] = [];
    for (let from = 0; from < starts.length; from += BATCH) {
      const batch = starts.slice(from, from + BATCH);
      const headings = await page.evaluate((each) => window.startApp(each), batch);
      headings.forEach((heading, index) => {
        drawn.set(heading, (drawn.get(heading) ?? 0) + 1);
        if (!SCREENS.includes(heading)) {
          unexpected.push(`${batch[index]?.saved.slice(0, 300)} → ${heading || 'blank'}`);
        }
      });
    }
    testInfo.annotations.push({ type: 'drawn', description: JSON.stringify([...drawn]) });
    await page.waitForLoadState('networkidle');
    expect(unexpected).toEqual([]);
    expect(thrown).toEqual([]);
    const leaked = site.calls.filter(
      ({ path, status }) => OF_OTHER_ROLES.test(path) && status < 400 && status > 0,
    );
    expect(leaked).toEqual([]);
  });
}

test('the built page survives spoilt values, too', async ({ page, site, tab }) => {
  const saved = await savedSession(tab);
  const oneOfEach = spoiltValues(saved).flatMap((values, kind) => values.at(kind % 2 === 0 ? -1 : 0) ?? []);
  const values = [...claimedSessions(saved), ...oneOfEach];
  await tab.close();
  const thrown = watchThrown(page);
  await page.goto(CALLS_PAGE);
  for (const [index, value] of values.entries()) {
    await page.evaluate((text) => localStorage.setItem('auth', text), value);
    await page.goto(addressOf(index), { waitUntil: 'commit' });
    await expect(page.locator('h1').first(), value.slice(0, 300)).toHaveText(/\S/);
  }
  expect(thrown).toEqual([]);
  expect(site.calls.filter(({ path, status }) => OF_OTHER_ROLES.test(path) && status === 200)).toEqual([]);
});

const brokenStorages = {
  'cannot be reached': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'throws at everything': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) {
      Object.defineProperty(Storage.prototype, name, {
        value() {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      });
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed here.', 'InvalidStateError');
    };
  },
};

for (const [name, breakStorage] of Object.entries(brokenStorages)) {
  test(`with a storage that ${name} one can sign in and use the page`, async ({ browser, site, account }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript(breakStorage);
    const page = await context.newPage();
    const thrown = watchThrown(page);
    await page.goto('/candidate/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await signInOnPage(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(page.getByText('Your sign-in is not kept')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(thrown).toEqual([]);
    await context.close();
  });
}
