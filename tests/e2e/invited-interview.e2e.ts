import type { Page } from '@playwright/test';
import { demoAccount } from '../support/demo-account.ts';
import {
  expect,
  expectInViewAtEveryWidth,
  expectSoundAtEveryWidth,
  PHONE,
  test,
} from './support/fixtures.ts';
import { answer, EVIDENCED_ANSWER, signIn } from './support/journey.ts';

test.use(PHONE);

test('somebody prepares for an interview they are invited to, takes it and follows it', async ({
  quietPage: page,
  server,
}) => {
  const check = () => expectSoundAtEveryWidth(page);

  await test.step('finds the invitation', async () => {
    await page.goto('/auth/login');
    await signIn(page, demoAccount(server.printed, 'candidate'));
    await expect(page.getByRole('heading', { level: 2, name: /^You are invited: / })).toBeVisible();
    await check();
    await page.goto('/candidate/interviews?tab=invited');
    await expect(page.getByRole('tabpanel').getByText('3 interviews')).toBeVisible();
    await check();
    await page.getByRole('link', { name: 'Software engineer (sample)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Software engineer (sample)' })).toBeFocused();
  });

  await test.step('reads what to expect, with the one thing to do in view', async () => {
    await expectInViewAtEveryWidth(page.getByRole('link', { name: 'Continue' }));
    await check();
    await page.getByRole('link', { name: 'Continue' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Your choices' })).toBeFocused();
  });

  await test.step('looks at what can be asked for, in choices that are neither too small for a thumb nor too high', async () => {
    const fold = page.getByText('Ask for accommodations', { exact: true });
    await fold.click();
    const choices = page.getByRole('group', { name: 'Extra time' }).locator('label');
    await expect(choices).toHaveCount(4);
    for (const choice of await choices.all()) {
      const { height = 0 } = (await choice.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThan(60);
    }
    await fold.click();
  });

  await test.step('decides on what is captured, and a reload keeps it', async () => {
    for (const radio of await page.getByRole('radio', { name: 'Agree' }).all()) await radio.check();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Agree' }).first()).toBeChecked();
    await check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ready' })).toBeFocused();
  });

  await test.step('goes back and forward between the steps', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Your choices' })).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: 'Ready' })).toBeFocused();
  });

  await test.step('checks the devices', async () => {
    await expect(page.getByText(/^The server answers in about/)).toBeVisible();
    await page.getByRole('button', { name: 'Check camera' }).press('Enter');
    await expect(page.getByLabel('Picture of your camera')).toBeVisible();
    await expect(page.getByText('The camera sends a picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Check speaker' }).press('Enter');
    await page.getByRole('button', { name: 'I heard it' }).press('Enter');
    await expect(page.getByText('You heard the tone.')).toBeVisible();
    await check();
  });

  await test.step('takes it', async () => {
    await page.getByRole('button', { name: 'Start interview' }).click();
    await expect(page.getByText('Notes are on')).toBeVisible();
    await hidePage(page);
    await answer(page, EVIDENCED_ANSWER);
    await page.getByRole('button', { name: 'Finish early…' }).click();
    await page.getByRole('button', { name: 'Finish now' }).click();
  });

  await test.step('reads that it has arrived and is evaluated, and follows what becomes of it', async () => {
    await expect(page.getByText(/ is evaluated\. A person reviews it next and decides/)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'View status' }).click();
    await expect(page).toHaveURL(/\/candidate\/interviews\/results\/[\w-]+$/);
    await expect(page.getByText(/^Your report opens once this interview has closed/)).toBeVisible();
    await page.getByText('Transcript', { exact: true }).click();
    await page.getByText('Ask for a correction').first().click();
    await page.getByLabel(/^What your answer to question/).fill('I rolled it back myself.');
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('You asked for a correction')).toBeVisible();
    await page.getByText('Requests', { exact: true }).click();
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(page.getByText('You asked for a review by a person')).toBeVisible();
    await check();
  });

  await test.step('sees what was noted, and says something to it', async () => {
    const receipt = page.getByRole('region', { name: 'Notes on this attempt' });
    await receipt.getByRole('heading', { name: 'Notes on this attempt' }).click();
    await expect(receipt.getByRole('heading', { name: 'Page hidden', exact: true })).toBeVisible();
    const note = receipt.getByRole('listitem').filter({ hasText: /^Question \d\s· .*second/ });
    await expect(note).toHaveCount(1);
    await note.getByText('Add a comment').click();
    await note.getByLabel('Your comment on: Page hidden').fill('The door bell rang.');
    await note.getByRole('button', { name: 'Save comment' }).click();
    await expect(note.getByText('Your comment: The door bell rang.')).toBeVisible();
    await check();
    await page.goto('/candidate/interviews?tab=completed');
    await expect(page.getByRole('link', { name: /^View status/ })).toBeVisible();
  });
});

/** Has the page hidden for a moment, as behind another tab. */
async function hidePage(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}
