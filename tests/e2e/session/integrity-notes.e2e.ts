import type { Page, Route } from '@playwright/test';
import { begunAttempt, inviteToInterview } from '../../support/interviews.ts';
import { expect, test } from '../harness/fixtures.ts';
import { answer, EVIDENCED_ANSWER } from '../support/journey.ts';

/** Longer than an answer takes to be stored, and than notes are gathered. */
const LATE_MS = 3000;

const EVENTS = '**/fraud-detection/sessions/*/events';

test('a note stands under its question, though its request is late, lost or sent by the next page', async ({
  tab: page,
  site,
  account,
}) => {
  const interviewId = await inviteToInterview(site.server, account.email, {
    integrity: { signals: ['paste'], camera: 'none', may_decline_signals: false },
  });
  const { _id } = await begunAttempt(site.server, account, interviewId, (item) => item !== 'microphone');
  await page.route(EVENTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // Taking the delay away lets it go on by itself.
    await route.continue().catch(() => {});
  });
  await page.goto(`/candidate/interviews/session/${_id}`);
  await paste(page, 827);
  await goOnTo(page, 2);
  await paste(page, 400);
  await page.unroute(EVENTS);
  const lose = (route: Route) => route.abort();
  await page.route(EVENTS, lose);
  await goOnTo(page, 3);
  await page.reload();
  await paste(page, 300);
  await page.unroute(EVENTS, lose);
  await page.getByRole('button', { name: 'Finish early…' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await page.getByRole('link', { name: 'View status' }).click();
  const receipt = page.getByRole('region', { name: 'Notes on this attempt' });
  await receipt.getByRole('heading', { name: 'Notes on this attempt' }).click();
  await expect(receipt.getByRole('heading', { name: 'Text pasted (3)' })).toBeVisible();
  await expect(receipt.getByRole('listitem')).toHaveText([
    /^Question 1\s· 827 characters/,
    /^Question 2\s· 400 characters/,
    /^Question 3\s· 300 characters/,
  ]);
});

/** Answers the question, and the follow-up to it if there is one. */
async function goOnTo(page: Page, question: number): Promise<void> {
  const next = page.getByText(`Question ${question} of 3`);
  await answer(page, EVIDENCED_ANSWER);
  if ((await next.count()) === 0) await answer(page, EVIDENCED_ANSWER);
  await expect(next).toBeVisible();
}

/** Pastes so many characters into the answer, as the browser does. */
async function paste(page: Page, characters: number): Promise<void> {
  await expect(page.getByText('Notes are on')).toBeVisible();
  await page.getByLabel('Your answer').evaluate((field, length) => {
    const data = new DataTransfer();
    data.setData('text', 'x'.repeat(length));
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  }, characters);
}
