import { expect, test } from './support/fixtures.ts';
import { join } from './support/journey.ts';

test('every tab of the settings is in sight, or a button shows that there is more', async ({ page }) => {
  await join(page);
  for (const width of [1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/candidate/settings');
    const tabs = page.getByRole('tablist', { name: 'Settings' }).getByRole('tab');
    await expect(tabs).toHaveCount(10);
    const room = (await page.locator('.MuiTabs-scroller').boundingBox()) ?? { x: 0, width: 0 };
    const last = (await tabs.last().boundingBox()) ?? { x: 0, width: 0 };
    const isCut = last.x + last.width > room.x + room.width + 1;
    if (width === 1280) expect(isCut).toBe(false);
    const more = page.locator('.MuiTabs-scrollButtons').last();
    if (isCut) await expect(more).toBeVisible();
    while (isCut && !(await more.evaluate((button) => button.classList.contains('Mui-disabled')))) {
      await more.click();
      await page.waitForTimeout(400);
    }
    await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
  }
});
