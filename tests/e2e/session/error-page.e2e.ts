import { expect, test } from '../harness/fixtures.ts';

const back = { name: 'Previous Page' };
const home = { name: 'Back to Home' };

test('an unknown address shows the error page, and its text is no markup', async ({ page }) => {
  await page.goto('/nowhere/<img src=x onerror=alert(1)>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found/);
  await expect(page.getByText(/^Page not found: \/nowhere\//)).toBeVisible();
  await expect(page.getByText('The page does not exist or an error has occurred.')).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

for (const button of [home, back]) {
  test(`“${button.name}” without a history goes home`, async ({ page }) => {
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/nowhere'));
    const tab = await opened;
    await tab.getByRole('button', button).click();
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(/Page Not Found/);
  });
}

test('“Previous Page” with a history goes back to that page, “Back to Home” goes home', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/auth/register');
  // An address of the application itself, as a link in it would lead there.
  const goNowhere = () =>
    page.evaluate(() => {
      history.pushState({ key: 'test', idx: 2 }, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  await goNowhere();
  await page.getByRole('button', back).click();
  await expect(page).toHaveURL('/auth/register');
  await goNowhere();
  await page.getByRole('button', home).click();
  await expect(page).toHaveURL('/');
});
