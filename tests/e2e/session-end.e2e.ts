import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { join, signIn, startPractice } from './support/journey.ts';

/** Has the server end the session behind the page's back; the page keeps its cookie and its token. */
async function revokeSession(page: Page, serverUrl: string): Promise<void> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => localStorage.getItem('auth') ?? '{}');
  const reply = await fetch(`${serverUrl}/api/v1/auth/logout`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${JSON.parse(stored).accessToken}`,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  expect(reply.status).toBe(204);
}

/** Follows the interview's own way to a login that leaves it open. */
async function openLogin(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Log in in a new tab' }).click();
  return opened;
}

test('an interview goes on after a login in a new tab, and a logout empties every tab', async ({
  page,
  server,
}) => {
  const person = await join(page);
  await startPractice(page);
  const other = await page.context().newPage();
  await other.goto('/candidate/dashboard');
  await revokeSession(page, server.url);
  await page.getByLabel('Your answer').fill('Typed after the session was over.');
  await expect(page.getByRole('link', { name: 'Log in in a new tab' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login.*reason=expired/);
  await expect(page.getByLabel('Your answer')).toHaveValue('Typed after the session was over.');

  const login = await openLogin(page);
  await signIn(login, person);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(other).toHaveURL(/\/candidate\/dashboard/);

  await login.getByRole('button', { name: 'Account' }).click();
  await login.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
});

test('an answer submitted after the session expired is sent by itself after a login elsewhere', async ({
  page,
  server,
}) => {
  const person = await join(page);
  await startPractice(page);
  await revokeSession(page, server.url);
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByLabel('Your answer').fill('I wrote a test, and in May we rolled the release back.');
  await page.getByRole('button', { name: 'Done' }).click();
  const login = await openLogin(page);
  await signIn(login, person);
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeHidden();
});

test('another user’s login is not adopted, and the first user comes back to the interview', async ({
  page,
  server,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const somebodyElse = await join(await elsewhere.newPage());
  await elsewhere.close();
  const person = await join(page);
  await startPractice(page);
  const interview = page.url();
  await revokeSession(page, server.url);
  const second = await page.context().newPage();
  await second.goto('/candidate/reports');
  await expect(second).toHaveURL(/reason=expired/);
  await second.reload();
  await signIn(second, somebodyElse);
  await expect(second).toHaveURL(/\/candidate\/dashboard/);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(interview);
});

test('what needs a connection says so in its place', async ({ page, context }) => {
  await join(page);
  await startPractice(page);
  await context.setOffline(true);
  const note = page.getByRole('alert').filter({ hasText: 'It needs a connection' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip question' }).click();
  await expect(note).toContainText('The question was not skipped.');
  await page.getByRole('button', { name: 'Still thinking' }).click();
  await expect(note).toContainText('The clock was not stopped.');
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toBeHidden();
});

test('logging out works offline, and the server is told later', async ({ page, context }) => {
  await join(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const told = page.waitForResponse((response) => response.url().endsWith('/auth/logout'));
  await context.setOffline(false);
  expect((await told).status()).toBe(204);
});

test('a pause that was chosen lasts; leaving pauses too, and coming back goes on', async ({ page }) => {
  await join(page);
  await startPractice(page);
  await page.getByRole('button', { name: 'Still thinking' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByLabel('Your answer').pressSequentially('I go on.');
  await expect(page.getByLabel('Your answer')).toHaveValue('I go on.');
  await expect(page.getByRole('button', { name: 'Still thinking' })).toBeVisible();
  await page.getByRole('link', { name: 'Save and leave' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('I go on.');
  await expect(page.getByRole('button', { name: 'Still thinking' })).toBeVisible();
});
