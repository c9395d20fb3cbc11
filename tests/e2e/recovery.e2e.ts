import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { codeFromOutbox, join, signIn, signOut, submitCredentials } from './support/journey.ts';

const NEW_PASSWORD = 'nine amber harbours';

test('a forgotten password is replaced with the code of a mail, and ends what it opened', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await join(page);
  const elsewhere = await browser.newContext({ baseURL });
  const stale = await elsewhere.newPage();
  await stale.goto('/auth/login');
  await signIn(stale, person);
  await signOut(page);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expectSoundAtEveryWidth(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await page.getByLabel('Code').fill(await codeFromOutbox(page, person, 'password reset code'));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await expectSoundAtEveryWidth(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await stale.reload();
  await expect(stale).toHaveURL(/\/auth\/login.*reason=expired/);
  await expect(stale.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await elsewhere.close();

  await submitCredentials(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, { ...person, password: NEW_PASSWORD });
});

test('what was typed when the session ended is there again after signing in', async ({ page }) => {
  const person = await join(page);
  await page.goto('/candidate/settings');
  await page.getByLabel('Full name').fill('Robin of the Vale');
  const stored = await page.evaluate(() => localStorage.getItem('auth') ?? '{}');
  const ended = await page.request.post('/api/v1/auth/logout-all', {
    headers: { Authorization: `Bearer ${JSON.parse(stored).accessToken}` },
  });
  expect(ended.status()).toBe(204);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page).toHaveURL(/\/auth\/login.*reason=expired/);
  await submitCredentials(page, person);
  await expect(page).toHaveURL(/\/candidate\/settings$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Robin of the Vale');
});

test('a new email address counts once its code was entered', async ({ page }) => {
  const person = await join(page);
  const changed = { ...person, email: `new.${person.email}` };
  await page.goto('/candidate/settings');
  await expect(page.getByLabel('New email')).toBeVisible();
  await expectSoundAtEveryWidth(page);
  await page.getByLabel('New email').fill(changed.email);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').fill(await codeFromOutbox(page, changed));
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(changed.email).first()).toBeVisible();
  await signOut(page);
  await signIn(page, changed);
});

test('devices are logged out one by one, or all together', async ({ page, browser, baseURL }) => {
  const person = await join(page);
  const elsewhere = await browser.newContext({ baseURL, userAgent: 'Mozilla/5.0 Firefox/150.0' });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await signIn(other, person);

  await page.goto('/candidate/settings?tab=devices');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expectSoundAtEveryWidth(page);
  await devices
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(devices).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('Logged out from all devices')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await elsewhere.close();
});
