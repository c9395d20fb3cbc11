import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { answer, customize, EVIDENCED_ANSWER, join } from './support/journey.ts';

/** Styles of an element as the browser uses them. */
const styleOf = (element: Locator, ...names: readonly string[]) =>
  element.evaluate((node, wanted) => {
    const style = getComputedStyle(node);
    return wanted.map((name) => style.getPropertyValue(name));
  }, names);

/** Whether a color covers what is below it; the system's own for a selection lets a little through. */
const isOpaque = (color = 'rgba(0, 0, 0, 0)') => {
  const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(color) ?? [];
  return Number(alpha) >= 0.5;
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marks, buttons, progress and what is chosen keep their meaning in forced colors, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto('/auth/login');
    const [canvas] = await styleOf(page.locator('body'), 'background-color');
    for (const name of ['Sign in', 'Sign in with a passkey']) {
      const button = page.getByRole('button', { name, exact: true });
      expect(await styleOf(button, 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
    }
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    const [fill, text] = await styleOf(signIn, 'background-color', 'color');
    expect([fill === canvas, fill === text, isOpaque(fill)]).toEqual([false, false, true]);

    await join(page);
    const current = page.getByRole('navigation').locator('[aria-current="page"]').first();
    expect(await styleOf(current, 'outline-style')).toEqual(['solid']);
    await page.goto('/candidate/settings?tab=account');
    expect(await styleOf(page.getByRole('tab', { selected: true }), 'outline-style')).toEqual(['solid']);
    expect(await styleOf(page.getByRole('tab', { selected: false }).first(), 'outline-style')).toEqual([
      'none',
    ]);

    await page.goto('/candidate/interviews/practice');
    await customize(page);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('button', { name: 'Start practice' }).click();
    await answer(page, EVIDENCED_ANSWER);
    // There may be a follow-up before the feedback.
    const followUp = page.locator('textarea:not([readonly])');
    await expect(page.locator('mark').or(followUp).first()).toBeVisible();
    if (await followUp.isVisible()) await answer(page, EVIDENCED_ANSWER);
    const [tint, words] = await styleOf(page.locator('mark').first(), 'background-color', 'color');
    expect([isOpaque(tint), tint === canvas, tint === words]).toEqual([true, false, false]);

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    const bars = page.locator('[data-step]');
    // Without motion they show what they mean at once, not a frame later.
    expect(await styleOf(bars.first(), 'transition-property')).toEqual(['none']);
    const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(fills).toHaveLength(3);
    expect(fills[0]).not.toBe(fills[2]);
    expect(isOpaque(fills[0])).toBe(true);

    await page.setViewportSize({ width: 360, height: 780 });
    const hide = await page.getByRole('button', { name: 'Hide time' }).boundingBox();
    const bar = await bars.last().boundingBox();
    expect(hide?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));

    await page.getByRole('button', { name: 'Finish early' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    expect(await styleOf(dialog.first(), 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
    const finish = page.getByRole('button', { name: 'Finish now' });
    expect(await styleOf(finish, 'background-color', 'color')).toEqual([fill, text]);
  });
}
