import type { Page } from '@playwright/test';
import type { TestAccount } from '../../support/accounts.ts';

/** Fills in the product's own login page, which is on the screen. */
export async function signInOnPage(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
