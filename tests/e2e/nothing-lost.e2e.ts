import { draftsOn } from './support/drafts-on.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  answer,
  EVIDENCED_ANSWER,
  join,
  openAnswers,
  signIn,
  signOut,
  startPractice,
} from './support/journey.ts';

/** What a crash may cost at the most (issue of the drafts: two seconds of typing). */
const KEPT_WITHIN_MS = 2000;

/** The page tries again after this at the latest. */
const LONGEST_WAIT_MS = 30_000;

test.beforeEach(async ({ context }) => {
  // Time passes as it always does, unless a test lets it run ahead.
  await context.clock.install();
});

test('answers survive two kills of the server', async ({ page, server }) => {
  await join(page);
  await startPractice(page);
  const acknowledged = [`${EVIDENCED_ANSWER} First.`, `${EVIDENCED_ANSWER} Second.`];
  for (const text of acknowledged) {
    await answer(page, text);
    await server.kill();
    await page.getByLabel('Your answer').fill('Typed while the server was away.');
    await page.clock.runFor(KEPT_WITHIN_MS);
    await server.restart();
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue('Typed while the server was away.');
  }
  await page.getByRole('button', { name: 'Finish early' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Finish/ })
    .click();
  await expect(page).toHaveURL(/\/candidate\/reports\//, { timeout: 60_000 });
  await openAnswers(page);
  for (const text of acknowledged) {
    await expect(page.getByRole('blockquote').filter({ hasText: text.slice(-12) })).toHaveCount(1);
  }
});

for (const millisecondsAfterDone of [0, 8, 25]) {
  test(`an answer is stored once when the server dies ${millisecondsAfterDone} ms after Done`, async ({
    page,
    server,
  }) => {
    await join(page);
    await startPractice(page);
    const asked = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByLabel('Your answer').fill(`${EVIDENCED_ANSWER} In flight.`);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForTimeout(millisecondsAfterDone);
    await server.kill();
    await server.restart();
    await page.clock.runFor(LONGEST_WAIT_MS);
    await expect(page.getByRole('heading', { level: 1, name: asked })).toBeHidden({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Finish early' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Finish/ })
      .click();
    await expect(page).toHaveURL(/\/candidate\/reports\//, { timeout: 60_000 });
    await openAnswers(page);
    await expect(page.getByRole('blockquote').filter({ hasText: 'In flight.' })).toHaveCount(1);
  });
}

test('an answer submitted while the server is away is sent by itself, once', async ({ page, server }) => {
  await join(page);
  await startPractice(page);
  await page.getByLabel('Your answer').fill(EVIDENCED_ANSWER);
  await server.kill();
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/answer'));
  await page.getByRole('button', { name: 'Done' }).click();
  await tried;
  await server.restart();
  await page.clock.runFor(LONGEST_WAIT_MS);
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeHidden({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(asked);
});

test('what was typed is there after the tab crashed', async ({ page, context }) => {
  await join(page);
  await startPractice(page);
  const address = page.url();
  await page.getByLabel('Your answer').pressSequentially('Half an answer', { delay: 5 });
  await page.clock.runFor(KEPT_WITHIN_MS);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('Your answer')).toHaveValue('Half an answer');
});

test('what was typed offline stays on the device and reaches the server later', async ({ page, context }) => {
  await join(page);
  await startPractice(page);
  await context.setOffline(true);
  await page.getByLabel('Your answer').fill('Typed without a network.');
  await expect(page.getByText('Not saved yet — kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
});

test('a session goes on in one tab at a time, with what the other one had', async ({ page, context }) => {
  await join(page);
  await startPractice(page);
  const paused: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/pause')) paused.push(request.url());
  });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('This interview is open in another tab')).toBeVisible();
  await expectAccessible(second);

  await page.getByLabel('Your answer').pressSequentially('Half a sen');
  await second.getByRole('button', { name: 'Take over here' }).click();
  await expect(second.getByLabel('Your answer')).toHaveValue('Half a sen');
  await expect(page.getByRole('button', { name: 'Take over here' })).toBeVisible();
  await second.getByLabel('Your answer').press('End');
  await second.getByLabel('Your answer').pressSequentially('tence.');
  await page.getByRole('button', { name: 'Take over here' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('Half a sentence.');
  await expect(second.getByRole('button', { name: 'Take over here' })).toBeVisible();
  expect(paused).toEqual([]);

  await page.close({ runBeforeUnload: false });
  await expect(second.getByLabel('Your answer')).toHaveValue('Half a sentence.');
});

test('a log-out leaves nothing of an answer on the device that the server has', async ({ page }) => {
  const person = await join(page);
  await startPractice(page);
  await page.getByLabel('Your answer').fill('Half of an answer.');
  await page.clock.runFor(KEPT_WITHIN_MS);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await draftsOn(page)).toEqual(['Half of an answer.']);
  const asked = page.url();
  await page.goto('/candidate/dashboard');
  await signOut(page);
  await expect(async () => expect(await draftsOn(page)).toEqual([])).toPass();

  await signIn(page, person);
  await page.goto(asked);
  await expect(page.getByLabel('Your answer')).toHaveValue('Half of an answer.');
});
