import type { Page } from '@playwright/test';
import { begunAttempt, inviteToInterview } from '../../support/interviews.ts';
import { expect, test } from '../harness/fixtures.ts';
import { EVIDENCED_ANSWER } from '../support/journey.ts';

const SECOND = 1000;

/** How much a clock may go on while this test itself takes its time. */
const SLACK_SECONDS = 15;

test('the clock stands still while a submitted answer waits for a connection, says so, and does not jump', async ({
  tab: page,
  site,
  account,
  context,
}) => {
  const interviewId = await inviteToInterview(site.server, account.email, {
    integrity: { signals: [], camera: 'none', may_decline_signals: true },
  });
  const { _id } = await begunAttempt(site.server, account, interviewId);
  await page.clock.install();
  await page.goto(`/candidate/interviews/session/${_id}`);
  await page.getByLabel('Your answer').fill(EVIDENCED_ANSWER);
  // With a date where the tests before this one have led the server's clock past midnight.
  await expect(page.getByText(/^Saved \S/)).toBeVisible();
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('timer')).toContainText('paused until your answer is sent');
  await expectOneLine(page);
  const before = await shownSeconds(page);
  site.advance(47 * SECOND);
  await page.clock.runFor(47 * SECOND);
  await expect(page.getByRole('timer')).toContainText('paused until your answer is sent');
  expect(await shownSeconds(page)).toBe(before);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeHidden();
  await expect(page.getByRole('timer')).not.toContainText('paused');
  const after = await shownSeconds(page);
  expect(after - before).toBeGreaterThanOrEqual(-1);
  expect(after - before).toBeLessThan(SLACK_SECONDS);
  // The next sign of life brings the server's own word.
  const told = page.waitForResponse((response) => response.url().endsWith('/heartbeat'));
  site.advance(30 * SECOND);
  await page.clock.runFor(30 * SECOND);
  await told;
  const later = await shownSeconds(page);
  expect(later - after).toBeGreaterThanOrEqual(29);
  expect(later - after).toBeLessThan(30 + SLACK_SECONDS);
});

/** The time used, as the clock shows it. */
async function shownSeconds(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d) \//.exec(await page.getByRole('timer').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** A button whose label wraps is as wide as its longest word. */
async function expectOneLine(page: Page): Promise<void> {
  const shown = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  const label = page.getByRole('button', { name: 'Hide time' });
  const rects = await label.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(rects).toBe(1);
  if (shown) await page.setViewportSize(shown);
}
