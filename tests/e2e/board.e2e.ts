import type { Locator } from '@playwright/test';
import { demoAccount } from '../support/demo-account.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { signInBeside } from './support/journey.ts';

const BOARD = '/recruiter/workspaces/sample-nurse';

test('a recruiter moves candidates by dragging and by keys alone, on screens that are sound', async ({
  page,
  server,
}) => {
  await page.goto('/dev/outbox');
  await signInBeside(page, demoAccount(server.printed, 'recruiter'));
  const column = (name: RegExp) => page.getByRole('region', { name });
  await page.goto(BOARD);
  await expect(column(/^Offer, 1$/)).toBeVisible();
  const first = column(/^Applied, 10$/)
    .locator('[data-card] a')
    .first();
  const name = await first.innerText();
  const link = page.getByRole('link', { name, exact: true });
  expect(await beyondColumn(first, 'A'.repeat(90)), 'a long name makes its card wider than the column').toBe(
    0,
  );

  const streams: string[] = [];
  page.context().on('request', (request) => {
    const isOfOtherTab = () => request.frame().page() !== page;
    if (request.url().endsWith('/recruiter/changes') && isOfOtherTab()) streams.push(request.url());
  });
  const otherTab = await page.context().newPage();
  await otherTab.goto(BOARD);
  await expect(otherTab.getByRole('region', { name: /^Offer, 1$/ })).toBeVisible();

  await first.dragTo(column(/^Offer/));
  await expect(otherTab.getByRole('region', { name: /^Offer, 2$/ })).toBeVisible();
  // The tab that was there first asks for both.
  expect(streams).toEqual([]);
  await otherTab.close();
  await expect(page.getByText(`${name} moved to Offer.`)).toBeVisible();
  await expect(column(/^Offer, 2$/).getByRole('link', { name })).toBeVisible();

  await link.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(column(/^Review, 5$/).getByRole('link', { name })).toBeFocused();
  await expect(page.getByText(`${name} moved to Review.`)).toBeVisible();
  await page.keyboard.press('z');
  await expect(column(/^Offer, 2$/).getByRole('link', { name })).toBeVisible();
  await expectSoundAtEveryWidth(page);

  const lists = ['/recruiter/workspaces', '/recruiter/workspaces/new', '/recruiter/dashboard'];
  for (const path of [`${BOARD}?view=table`, `${BOARD}?tab=rubric`, `${BOARD}?tab=activity`, ...lists]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundAtEveryWidth(page);
  }
});

/** By how much what is in a column is wider than it, while one of its cards has another name. */
const beyondColumn = (link: Locator, name: string): Promise<number> =>
  link.evaluate((card, other) => {
    const column = card.closest('[data-column]');
    const text = card.firstChild as Text;
    const own = text.data;
    text.data = other;
    const beyond = (column?.scrollWidth ?? Number.NaN) - (column?.clientWidth ?? 0);
    text.data = own;
    return beyond;
  }, name);
