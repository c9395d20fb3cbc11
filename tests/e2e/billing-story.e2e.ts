import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { remindDue } from '../../server/modules/billing/reminder-service.ts';
import { advanceDue } from '../../server/modules/billing/subscription-service.ts';
import { readPdfPages } from '../../src/capabilities/resume-import/pdf/pdf-pages.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { demoAccount } from '../support/demo-account.ts';
import { openHiring } from '../support/hiring.ts';
import { addPlan } from '../support/plans.ts';
import { ServerProcess } from '../support/server-process.ts';
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { submitCredentials } from './support/journey.ts';

/** What a downloaded PDF says. */
async function textOf(file: Download): Promise<string> {
  const pages = await readPdfPages(new Uint8Array(readFileSync(await file.path())));
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
}

const DAY_MS = 86_400_000;
const PAGE_DIR = process.env['DIST_DIR'] ?? 'dist';

test.describe('paid by bank transfer', () => {
  let server: TestServer;
  let time = Date.now();
  const now = () => new Date(time);

  test.beforeAll(async () => {
    server = await startTestServer({ pageDir: PAGE_DIR, engine: 'pglite', now });
    const price = (interval: 'month' | 'year', amount: number) => ({ currency: 'EUR', interval, amount });
    await addPlan(server, 'Team', { prices: [price('month', 1500), price('year', 15_000)], isPerSeat: true });
  });
  test.afterAll(() => server.close());

  /** Time passes as in a server that runs: plans renew and invoices fall due, and a session has ended by then. */
  async function days(count: number): Promise<void> {
    time += count * DAY_MS;
    await advanceDue({ db: server.db, now });
    await remindDue({ ...server, now });
  }

  async function open(page: Page, account: TestAccount, path: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto(server.url);
    await page.evaluate(() => localStorage.clear());
    await page.goto(server.url + path);
    await submitCredentials(page, account);
  }

  async function markPaid(page: Page, admin: TestAccount, number: string): Promise<void> {
    await open(page, admin, '/admin/billing');
    await page.getByRole('button', { name: `Mark paid ${number}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It came by transfer');
    await dialog.getByRole('button', { name: 'Mark paid' }).click();
    await expect(page.getByText('Invoice paid')).toBeVisible();
  }

  test('a company subscribes, pays, fails to pay, is reminded, switches at a price shown before, and cancels', async ({
    page,
  }) => {
    test.slow();
    const owner = await createAccount(server, 'recruiter');
    await openHiring(server, owner);
    const admin = await createAccount(server, 'admin');
    await open(page, admin, '/admin/settings?tab=seller');
    await page.getByLabel('Name').fill('Candor Hosting Ltd');
    await page.getByLabel('Address').fill('1 Long Lane\nLondon');
    await page.getByLabel('Reason for the change').fill('We begin to sell');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expectSoundAtEveryWidth(page);
    await open(page, owner, '/recruiter/billing');
    await expect(page.getByText('Free · Active')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await expect(dialog.getByText('Due now: €30.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(page.getByText('Team · Active')).toBeVisible();
    await expectSoundAtEveryWidth(page);
    await markPaid(page, admin, 'INV-000001');

    // It renews, and nobody pays.
    await days(32);
    await days(15);
    await open(page, owner, '/recruiter/billing');
    await expect(page.getByText('An invoice is overdue. Pay it to keep this plan.')).toBeVisible();
    const reminders = (await server.outbox()).filter(({ recipient }) => recipient === owner.email);
    expect(reminders.map(({ subject }) => subject).join('\n')).toMatch(/INV-000002/);
    await markPaid(page, admin, 'INV-000002');

    await open(page, owner, '/recruiter/billing');
    await expect(page.getByText('Team · Active')).toBeVisible();
    await page.getByRole('button', { name: 'Change plan or seats' }).click();
    await dialog.getByLabel('Seats').fill('4');
    await expect(dialog.getByText(/^Unused time on Team \(2 seats\)/)).toBeVisible();
    await expect(dialog.getByText(/^Remaining time on Team \(4 seats\)/)).toBeVisible();
    const due = /€[\d.]+/.exec((await dialog.getByText(/^Due now:/).textContent()) ?? '')?.[0] ?? 'nothing';
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(page.getByText('Plan changed')).toBeVisible();
    await page.getByRole('link', { name: 'INV-000003' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-000003' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Due/ })).toContainText(due);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('INV-000003.pdf');
    const text = await textOf(file);
    for (const said of [due, 'Candor Hosting Ltd', 'London']) expect(text).toContain(said);
    await page.getByRole('link', { name: 'All invoices' }).click();

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('Team · Ends with its period')).toBeVisible();
    await markPaid(page, admin, 'INV-000003');
    await days(32);
    await open(page, owner, '/recruiter/billing');
    await expect(page.getByText('Free · Active')).toBeVisible();

    await open(page, admin, '/admin/logs');
    for (const action of ['subscription.changed', 'invoice.paid', 'subscription.canceled'])
      await expect(page.getByText(action).first()).toBeVisible();
  });
});

test.describe('paid through Stripe', () => {
  let stripe: StripeServer;
  let server: ServerProcess;

  test.beforeAll(async () => {
    stripe = await startStripeServer();
    const { secretKey, webhookSecret, url } = stripe.settings;
    server = await ServerProcess.start({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: url,
    });
    stripe.webhook = server.url;
  });
  test.afterAll(async () => {
    await server.stop();
    await stripe.close();
  });

  const idThere = () => [...stripe.subscriptions.keys()].at(-1) ?? '';

  /** An administrator publishes the plan that the story is about. */
  async function publishPlan(page: Page): Promise<void> {
    const { email, password } = demoAccount(server.printed, 'admin');
    const login = await page.request.post(`${server.url}/api/v1/auth/login`, {
      form: { username: email, password },
    });
    const { access_token: token } = await login.json();
    const headers = { Authorization: `Bearer ${token}` };
    const price = (interval: string, amount: number) => ({ currency: 'EUR', interval, amount });
    const draft = await page.request.post(`${server.url}/api/v1/admin/plans`, {
      headers,
      data: {
        audience: 'recruiter',
        terms: {
          name: 'Team',
          description: 'For teams.',
          prices: [price('month', 1500), price('year', 15_000)],
          is_per_seat: true,
          trial_days: 0,
          tax_basis_points: 1900,
          limits: { interviews: null, workspaces: null, seats: null },
          features: [],
          position: 1,
        },
      },
    });
    const { _id: id } = await draft.json();
    const status = { status: 'published', reason: 'The story is about it' };
    const published = await page.request.post(`${server.url}/api/v1/admin/plans/${id}/status`, {
      headers,
      data: status,
    });
    expect(published.ok()).toBe(true);
    await page.context().clearCookies();
  }

  test('a company pays by card, switches at a price shown before, fails to pay, mends its card, and cancels', async ({
    page,
  }) => {
    await publishPlan(page);
    await page.goto(`${server.url}/recruiter/billing`);
    await submitCredentials(page, demoAccount(server.printed, 'recruiter'));
    await expect(page.getByText('Free · Active')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByLabel('Seats').fill('3');
    await expect(dialog.getByText('Due now: €53.55')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();

    // Somebody who leaves the payment page has what they had.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('Free · Active')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a plan' }).click();
    await dialog.getByLabel('Seats').fill('3');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Team · Active')).toBeVisible();
    await expect(page.getByRole('link', { name: 'STRIPE-0001' })).toBeVisible();
    await expectSoundAtEveryWidth(page);

    await page.getByRole('button', { name: 'Change plan or seats' }).click();
    await dialog.getByLabel('Seats').fill('5');
    await expect(dialog.getByText(/^Unused time on 3 × Team/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(page.getByRole('link', { name: 'STRIPE-0002' })).toBeVisible();

    stripe.isCardDeclined = true;
    await stripe.endPeriod(idThere());
    await page.reload();
    await expect(page.getByText('An invoice is overdue. Pay it to keep this plan.')).toBeVisible();
    await page.getByRole('button', { name: 'Payment method' }).click();
    await page.getByRole('button', { name: 'Use another card' }).click();
    await expect(page.getByRole('heading', { name: 'Your card was saved' })).toBeVisible();
    await page.goto(`${server.url}/recruiter/billing`);
    await expect(page.getByText('Team · Active')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('Team · Ends with its period')).toBeVisible();
    await stripe.endPeriod(idThere());
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Free · Active')).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(stripe.charges).toHaveLength(3);
  });
});
