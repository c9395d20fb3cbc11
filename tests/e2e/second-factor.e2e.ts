import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { codeFromOutbox, join, type Person, signIn, signOut, submitCredentials } from './support/journey.ts';

const STEP_SECONDS = 30;

/**
 * What the app shows some steps from now: no step counts twice, and the server takes the next one too. The
 * one before is of no use: a step may end before the code arrives.
 */
function appCode(secret: string, stepsAhead: number): Promise<string> {
  const epoch = Math.floor(Date.now() / 1000) + stepsAhead * STEP_SECONDS;
  return generate({ secret, epoch });
}

/** Turns the second factor on in the settings; gives the app's secret and the recovery codes. */
async function turnOn(page: Page, { password }: Person): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/candidate/settings');
  await page.getByRole('tab', { name: 'Two-factor' }).click();
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectSoundAtEveryWidth(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await appCode(secret, 0));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  await expectSoundAtEveryWidth(page);
  const codes = await list.allInnerTexts();
  const stored = dialog.getByLabel('I have stored them');
  await changeOnesMind(stored);
  await goBackAndStay(page);
  await stored.check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return { secret, codes };
}

/** Checks a box and unchecks it before the browser has got to anything that follows from it. */
const changeOnesMind = (box: Locator) =>
  box.evaluate(async (input: HTMLInputElement) => {
    input.click();
    await new Promise((resolve) => setTimeout(resolve));
    input.click();
  });

/** A step back asks first, and the codes are still there for whoever stays. */
async function goBackAndStay(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
  const question = page.getByRole('alertdialog', { name: 'Close without storing the codes' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/tab=two-factor$/);
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
}

async function enter(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test('a second factor stands between the password and the session, until the device is trusted', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await join(page);
  const { secret, codes } = await turnOn(page, person);
  await signOut(page);

  await submitCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
  await expect(page.getByText('Enter the verification code sent to your device')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expectSoundAtEveryWidth(page);
  await enter(page, 'Code', '000000');
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Trust this device for 30 days').check();
  await enter(page, 'Code', await appCode(secret, 1));
  await expect(page.getByText('Verification successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await signOut(page);
  await signIn(page, person);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login?next=%2Fcandidate%2Freports');
  await submitCredentials(other, person);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await enter(other, 'Recovery code', codes[3]?.toUpperCase() ?? '');
  await expect(other).toHaveURL(/\/candidate\/reports$/);
  await elsewhere.close();
});

test('where the owner allowed it, a mail stands in for the app', async ({ page }) => {
  const person = await join(page);
  await turnOn(page, person);
  await page.getByRole('switch', { name: 'Allow codes by email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Allow' }).click();
  await expect(dialog).toBeHidden();
  await signOut(page);

  await submitCredentials(page, person);
  await page.getByRole('button', { name: 'Send the code by email' }).click();
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();
  await enter(page, 'Code', await codeFromOutbox(page, person, 'sign-in code'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
