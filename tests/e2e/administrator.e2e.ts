import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import { commandAdministrator, leaveWork, tamper } from '../support/administrators-start.ts';
import { AiEndpoint } from '../support/ai-endpoint.ts';
import { ServerProcess } from '../support/server-process.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { EVIDENCED_ANSWER, join, signInBeside, startPractice, submitCredentials } from './support/journey.ts';
import { publishQuestion } from './support/publish-question.ts';

const CHIEF = { email: 'first.chief@navy.example', password: 'teapot umbrella gravel' };
const REASON = 'Agreed with the board';
const WITHIN_MS = 1000;

/** Gives the reason of a dialog, and does it. */
async function because(dialog: Locator, confirm: string): Promise<void> {
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toBeHidden();
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByLabel('Reason for the change').fill(REASON);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
}

/** Turns the second factor on in the profile, and gives the app's secret. */
async function turnOnSecondFactor(page: Page): Promise<string> {
  await page.goto('/admin/profile?tab=two-factor');
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(CHIEF.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('I have stored them').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

/** Has the chain verified, and waits for what the screen is to say of it. */
async function verifyChain(page: Page, state: 'whole' | 'broken'): Promise<void> {
  await page.goto('/admin/logs');
  await page.getByRole('button', { name: 'Verify chain' }).click();
  const said = new RegExp(`^Chain ${state}.*(seconds? ago|now)`);
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

test('the first administrator runs the installation, and the log of it tells every change', async ({
  browser,
}) => {
  test.slow();
  const server = await ServerProcess.start();
  const endpoint = new AiEndpoint();
  await endpoint.listen();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    let secret = '';
    await test.step('is made by the command, sets a password and a second factor', async () => {
      await server.kill();
      await leaveWork(server);
      const link = await commandAdministrator(server, CHIEF.email);
      await server.restart();
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(CHIEF.password);
      await page
        .getByRole('button', { name: /password/i })
        .last()
        .click();
      await page.goto('/admin-login');
      await submitCredentials(page, CHIEF);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      secret = await turnOnSecondFactor(page);
    });

    await test.step('requires it of all administrators: a colleague is led to it', async () => {
      await page.goto('/admin/settings?tab=sign-in');
      await page.getByLabel('Of administrators').check();
      await expectSoundAtEveryWidth(page);
      await saveSettings(page);
    });

    await test.step('suspends somebody in the middle of an interview, who is out within a second; the answer is kept', async () => {
      const theirs = await (await browser.newContext({ baseURL: server.url })).newPage();
      const person = await join(theirs);
      await startPractice(theirs);
      await theirs.getByLabel('Your answer').fill(EVIDENCED_ANSWER);
      await theirs.getByRole('button', { name: 'Done' }).click();
      await expect(theirs.getByText('Question 2 of 3')).toBeVisible();
      const isIn = () =>
        theirs.evaluate(async () => {
          const { accessToken } = JSON.parse(localStorage.getItem('auth') ?? '{}');
          const headers = { Authorization: `Bearer ${accessToken}` };
          return (await fetch('/api/v1/candidate/profile', { headers })).status !== 401;
        });
      expect(await isIn()).toBe(true);
      await page.goto(`/admin/users?q=${person.email}`);
      await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
      await page.getByRole('menuitem', { name: 'Suspend' }).click();
      await because(page.getByRole('alertdialog'), 'Suspend');
      await theirs.waitForTimeout(WITHIN_MS);
      expect(await isIn()).toBe(false);
      await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
      await page.getByRole('menuitem', { name: 'Restore' }).click();
      await because(page.getByRole('dialog'), 'Restore');
      const address = theirs.url();
      await theirs.goto('/features');
      await signInBeside(theirs, person);
      await theirs.goto(address);
      await expect(theirs.getByText('Question 2 of 3')).toBeVisible();
      await theirs.context().close();
    });

    await test.step('points the AI endpoint at a service and tests it', async () => {
      await page.goto('/admin/settings?tab=ai');
      await page.getByLabel('Service').selectOption('Another OpenAI-compatible endpoint');
      await page.getByLabel('Address').fill('nonsense');
      await page.getByLabel('Model that evaluates').fill('small-model');
      await page.getByLabel('Reason for the change').fill(REASON);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/^Enter an address such as/).first()).toBeVisible();
      await page.getByLabel('Address').fill(endpoint.settings.baseUrl);
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      const results = page.getByRole('table', { name: 'Test of the endpoint' });
      await expect(results.getByRole('row', { name: /^Streaming Works/ })).toBeVisible();
      await expectSoundAtEveryWidth(page);
      await saveSettings(page);
    });

    await test.step('publishes a plan', async () => {
      await page.goto('/admin/subscription-plans');
      await page.getByRole('button', { name: 'New plan' }).click();
      const dialog = page.getByRole('dialog', { name: 'New plan' });
      await dialog.getByLabel('Name').fill('Team');
      await dialog.getByLabel('Price a month').fill('29.50');
      await dialog.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Publish Team, version 1' }).click();
      await because(page.getByRole('dialog', { name: /^Publish Team/ }), 'Publish');
      await expect(page.getByRole('button', { name: 'New version Team, version 1' })).toBeVisible();
    });

    await test.step('has an edited question checked, previewed and published', async () => {
      await page.goto('/admin/content?kind=question&q=software-01');
      await page.getByRole('link', { name: /^Software.* 01:/ }).click();
      await publishQuestion(page, 'Which fault took you longest to find, and how did you find it?', REASON);
    });

    await test.step('gives a violation its second review', async () => {
      await page.goto('/admin/interview-reports');
      await page.getByRole('button', { name: /^Review Ward nurse/ }).click();
      await because(page.getByRole('dialog'), 'Reject');
      await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    });

    await test.step('has a job that failed done again', async () => {
      await page.goto('/admin/logs?tab=jobs');
      await page.getByRole('button', { name: 'Try again' }).click();
      await because(page.getByRole('dialog'), 'Try again');
      await expect(page.getByText('No failed jobs')).toBeVisible();
    });

    await test.step('finds all of it in the log, whose chain is whole', async () => {
      await verifyChain(page, 'whole');
      const log = page.getByRole('table', { name: 'Audit log' });
      for (const action of [
        'user.administrator_added',
        'setting.changed',
        'user.suspended',
        'user.restored',
        'plan.published',
        'content.published',
        'integrity_finding.rejected',
        'job.retried',
      ])
        await expect(log.getByText(action).first()).toBeVisible();
      await expectSoundAtEveryWidth(page);
    });

    await test.step('is told of an entry that was changed, and of one that was removed, past the server', async () => {
      await server.kill();
      await tamper(
        server,
        "update audit_entries set body = replace(body, 'user.suspended', 'user.restored') where body like '%user.suspended%'",
        "delete from audit_entries where body like '%plan.published%'",
        'delete from audit_entries where number = (select max(number) from audit_entries)',
      );
      await server.restart();
      // The second factor is asked for again by a browser without a session.
      await context.clearCookies();
      await page.goto('/features');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/admin-login');
      await submitCredentials(page, CHIEF);
      const epoch = Math.floor(Date.now() / 1000) + 30;
      await page.getByLabel('Code').fill(await generate({ secret, epoch }));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await verifyChain(page, 'broken');
      await expect(page.getByText(/^Entry \d+ was changed\.$/)).toBeVisible();
      await expect(page.getByText(/^Entry \d+ is missing\.$/)).toHaveCount(2);
    });
  } finally {
    await context.close();
    await server.stop();
    await endpoint.stop();
  }
});
