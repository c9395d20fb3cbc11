import type { Page } from '@playwright/test';
import { IdentityProvider } from '../support/identity-provider.ts';
import { ServerProcess } from '../support/server-process.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { join, signOut } from './support/journey.ts';

/** An authenticator of the browser's own, which says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  await addAuthenticator(page);
  const { password } = await join(page);
  await page.goto('/candidate/settings?tab=passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue key' })).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/candidate/settings?tab=passkeys');
  await page.getByRole('button', { name: /^Remove/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test.describe('a provider', () => {
  let provider: IdentityProvider;
  let server: ServerProcess;

  test.beforeAll(async () => {
    provider = await IdentityProvider.start();
    const { clientId, clientSecret, url } = provider.settings;
    server = await ServerProcess.start({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_URL: url,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await provider.stop();
  });
  test.beforeEach(() => provider.reset());

  const continueWithGoogle = (page: Page) =>
    page.getByRole('button', { name: 'Continue with Google' }).click();

  test('signs somebody new in, keeps nothing of it in the address, and is the only one offered', async ({
    page,
  }) => {
    await page.goto(`${server.url}/auth/login?next=%2Fcandidate%2Freports`);
    await expect(page.getByRole('button', { name: 'Continue with LinkedIn' })).toBeHidden();
    await expectAccessible(page);
    await continueWithGoogle(page);
    await expect(page).toHaveURL(`${server.url}/candidate/reports`);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain('verifier');
  });

  for (const lie of ['foreign audience', 'foreign state', 'denied'] as const) {
    test(`lets nobody in: ${lie}`, async ({ page }) => {
      provider.lies.add(lie);
      await page.goto(`${server.url}/auth/login`);
      await continueWithGoogle(page);
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('status').filter({ hasText: /\S/ }))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await expect(page).not.toHaveURL(/[?&]code=/);
      expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    });
  }

  test('does not take over an account with a password: that is asked for once', async ({ page, context }) => {
    const person = await join(page, server.url);
    await signOut(page);
    provider.person = { ...provider.person, email: person.email, email_verified: true };
    await continueWithGoogle(page);
    const link = page.getByRole('form', { name: 'Link your account' });
    await link.getByLabel('Password', { exact: true }).fill(person.password);
    await expectAccessible(page);
    await link.getByRole('button', { name: 'Link and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${server.url}/auth/login`);
    await continueWithGoogle(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await page.goto(`${server.url}/candidate/settings?tab=linked-accounts`);
    await page.getByRole('button', { name: `Unlink Google, ${person.email}` }).click();
    await expectAccessible(page);
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Current password').fill(person.password);
    await question.getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('No account is linked yet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Linked accounts' })).toBeFocused();
  });
});
