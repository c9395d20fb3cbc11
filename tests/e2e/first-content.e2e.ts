import type { Page } from '@playwright/test';
import { routes } from '../../src/app/routes.ts';
import { demoAccount } from '../support/demo-account.ts';
import { expect, test } from './support/fixtures.ts';
import { signInBeside } from './support/journey.ts';

/** Holds every script back until it is called, or those of a pattern. */
async function holdScripts(page: Page, scripts = '**/static/**/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Notes what moves, and when the application has taken the page over. */
const watchTheStart = () => {
  const seen = { shifts: [] as { value: number }[], hasTakenOver: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.shifts.push(shift.toJSON());
  }).observe({ type: 'layout-shift', buffered: true });
  window.addEventListener('candor:taken-over', () => {
    seen.hasTakenOver = true;
  });
};

const seenIn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'seen') as { shifts: { value: number }[]; hasTakenOver: boolean });

const FONTS = '**/*.woff2';
/** A word may be a little wider than in what stands in for the typeface, and one line in some hundred breaks elsewhere. */
const SWAP_SHIFT = 0.02;

/** Holds the typeface back, and gives what lets it come and tells how far that moved the page. */
async function holdTypeface(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(FONTS, async (route) => {
    asked++;
    await promise;
    await route.continue();
  });
  const swap = async () => {
    resolve();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    // What the typeface moves is told after the frame that shows it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    await page.unroute(FONTS);
    return (await seenIn(page)).shifts.reduce((sum, { value }) => sum + value, 0);
  };
  return { swap, isAskedFor: () => asked > 0 };
}

const rows = routes.filter(({ html }) => html);

test('public and sign-in pages arrive with their text', async ({ request }) => {
  const without: string[] = [];
  for (const { path, title } of rows) {
    const html = await (await request.get(path)).text();
    if (!html.includes(`<title>${title} · Candor</title>`) || !/<h1[^>]*>[^<]+<\/h1>/.test(html))
      without.push(path);
    // What is asked for before the text is painted delays it.
    expect(html, path).not.toMatch(/rel="preload"[^>]*as="font"/);
    // React takes over what lies in a boundary when it has nothing else to do; an empty one costs nothing.
    expect(html.replaceAll('<!--$--><!--/$-->', ''), path).not.toContain('<!--$-->');
  }
  expect(rows.length).toBeGreaterThan(6);
  expect(without).toEqual([]);
});

test('the script of every page asks to be compiled while it arrives', async ({ request }) => {
  const [, script = ''] = /src="(\/static\/index\.[^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the application takes the HTML over as it stands', async ({ quietPage: page }) => {
  await page.addInitScript(watchTheStart);
  for (const { path } of rows) {
    const release = await holdScripts(page);
    const typeface = await holdTypeface(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const shown = await heading.elementHandle();
    expect(typeface.isAskedFor(), `${path}: the typeface beside the scripts`).toBe(false);
    release();
    await expect.poll(async () => (await seenIn(page)).hasTakenOver, path).toBe(true);
    expect(await shown?.evaluate((element) => element.isConnected), path).toBe(true);
    expect((await seenIn(page)).shifts, path).toEqual([]);
    expect(await typeface.swap(), path).toBeLessThan(SWAP_SHIFT);
  }
});

test('the code of the screen does not wait for the application’s, and is asked for again if it was lost', async ({
  page,
}) => {
  const codes: boolean[] = [];
  await page.route('**/static/async/auth.*.js', async (route) => {
    const isLost = codes.length === 0;
    codes.push(isLost);
    await (isLost ? route.abort() : route.continue());
  });
  const hasCode = () => page.evaluate(() => Reflect.get(globalThis, 'rspackChunkcandor')?.length > 0);
  for (const isLost of [true, false]) {
    const release = await holdScripts(page, '**/static/index.*.js');
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await expect.poll(() => codes.length > 0 && (isLost || hasCode())).toBe(true);
    release();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }
  expect(codes).toEqual([true, false, false]);
});

test('what was typed and sent before there was code for it is not lost', async ({ page, server }) => {
  const { email, password } = demoAccount(server.printed, 'candidate');
  const release = await holdScripts(page);
  await page.goto('/auth/login?next=/candidate/profile&reason=expired', { waitUntil: 'commit' });
  await expect(page.getByText('Your session ended.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  release();
  await expect(page).toHaveURL(/\/candidate\/profile$/);
});

test('a form that is only half filled in stays as it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth/recruiter/register?next=/recruiter/dashboard', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Company size').selectOption({ index: 2 });
  await page.getByRole('checkbox').check();
  release();
  // The links know the query once the application has taken over.
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /next=/);
  await page.getByLabel('Email').fill('ada@mail.example');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Company size')).not.toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('what was pressed before there was code for it is done then', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 20, 19)');
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  release();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.getByLabel('Your answer').fill('I asked the customer first.');

  // What is kept in this tab is shown at once, not the choice of roles before it.
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  releaseAgain();
  await expect(page.getByLabel('Your answer')).toHaveValue('I asked the customer first.');
});

test('whoever is signed in does not see the sign-in form on the way home', async ({ page, server }) => {
  await page.goto('/dev/outbox');
  await signInBeside(page, demoAccount(server.printed, 'candidate'));
  const release = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(page.locator('#typeface')).toHaveAttribute('media', 'all');
});

test('who comes by an invitation’s link is not offered another way meanwhile', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth/register#invitation=a.b', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create candidate account' })).toBeHidden();
  release();
  // It was none of ours: everybody's choice.
  await expect(page.getByRole('link', { name: 'Create candidate account' })).toBeVisible();
});
