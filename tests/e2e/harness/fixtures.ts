import { rmSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Role } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../support/accounts.ts';
import { type BrowserServer, startBrowserServer } from '../../support/browser-server.ts';
import { buildHarness } from './build-harness.ts';

/** More than an access token lives (D3). */
export const TOKEN_LIFE_MS = 11 * 60_000;

/** The page of the tests: session and calls without a screen. */
export const CALLS_PAGE = '/harness/calls.html';

/** The application as a function. */
export const APP_PAGE = '/harness/app.html';

interface WorkerFixtures {
  /** The product and the page of the tests on one origin, for all tests of a worker. */
  site: BrowserServer;
}

interface TestFixtures {
  account: TestAccount;
  /** A tab in which `account` is signed in. */
  tab: Page;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = await buildHarness();
      const site = await startBrowserServer(folder);
      await use(site);
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  account: async ({ site }, use) => {
    await use(await newAccount(site));
  },
  tab: async ({ context, site, account }, use) => {
    const tab = await openTab(context);
    await signIn(tab, account);
    site.forgetCalls();
    await use(tab);
  },
});

export { expect };

/** Somebody with a verified account; the sign-in that made it is not the browser's. */
export function newAccount(site: BrowserServer, role?: Role): Promise<TestAccount> {
  return createAccount(site.server, role);
}

/** Another tab of the browser on the page of the tests. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(CALLS_PAGE);
  await ready(tab);
  return tab;
}

/** Waits until the page of the tests knows who is signed in. */
export async function ready(tab: Page): Promise<void> {
  await tab.waitForFunction(() => window.harness !== undefined);
}

/** Signs in on the page of the tests. */
export async function signIn(tab: Page, { email, password }: TestAccount): Promise<void> {
  await tab.evaluate(([name, secret]) => window.harness.signIn(name, secret), [email, password] as const);
}

export const sessionOf = (tab: Page) => tab.evaluate(() => window.harness.session());

export const notifiedIn = (tab: Page) => tab.evaluate(() => window.harness.notified());
