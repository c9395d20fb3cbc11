import type { Locator, Page } from '@playwright/test';
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

const SCHEMES = ['light', 'dark'] as const;

/** Checks the page as it stands, in each scheme of the system. */
async function inEachScheme(
  page: Page,
  check: (colorScheme: (typeof SCHEMES)[number]) => Promise<void>,
): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await test.step(colorScheme, () => check(colorScheme));
  }
}

test('marks, buttons, progress and what is chosen keep their meaning in forced colors', async ({ page }) => {
  const canvases = new Map<string, string | undefined>();
  const ofMainButton = new Map<string, string[]>();
  await page.goto('/auth/login');
  await inEachScheme(page, async (scheme) => {
    const [canvas] = await styleOf(page.locator('body'), 'background-color');
    canvases.set(scheme, canvas);
    for (const name of ['Sign in', 'Sign in with a passkey']) {
      const button = page.getByRole('button', { name, exact: true });
      expect(await styleOf(button, 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
    }
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    const colors = await styleOf(signIn, 'background-color', 'color');
    ofMainButton.set(scheme, colors);
    const [fill, text] = colors;
    expect([fill === canvas, fill === text, isOpaque(fill)]).toEqual([false, false, true]);
  });
  expect(canvases.get('light')).not.toBe(canvases.get('dark'));

  await join(page);
  const current = page.getByRole('navigation').locator('[aria-current="page"]').first();
  await inEachScheme(page, async () => expect(await styleOf(current, 'outline-style')).toEqual(['solid']));
  await page.goto('/candidate/settings?tab=account');
  await inEachScheme(page, async () => {
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
    expect(await styleOf(tab(true), 'outline-style')).toEqual(['solid']);
    expect(await styleOf(tab(false), 'outline-style')).toEqual(['none']);
  });

  await page.goto('/candidate/interviews/practice');
  await customize(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Start practice' }).click();
  await answer(page, EVIDENCED_ANSWER);
  // There may be a follow-up before the feedback.
  const followUp = page.locator('textarea:not([readonly])');
  await expect(page.locator('mark').or(followUp).first()).toBeVisible();
  if (await followUp.isVisible()) await answer(page, EVIDENCED_ANSWER);
  await inEachScheme(page, async (scheme) => {
    const [tint, words] = await styleOf(page.locator('mark').first(), 'background-color', 'color');
    expect([isOpaque(tint), tint === canvases.get(scheme), tint === words]).toEqual([true, false, false]);
  });

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  const bars = page.locator('[data-step]');
  await inEachScheme(page, async () => {
    // Without motion they show what they mean at once, not a frame later.
    expect(await styleOf(bars.first(), 'transition-property')).toEqual(['none']);
    const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(fills).toHaveLength(3);
    expect(fills[0]).not.toBe(fills[2]);
    expect(isOpaque(fills[0])).toBe(true);
  });

  await page.setViewportSize({ width: 360, height: 780 });
  const hide = await page.getByRole('button', { name: 'Hide time' }).boundingBox();
  const bar = await bars.last().boundingBox();
  expect(hide?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.getByRole('button', { name: 'Finish early' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await inEachScheme(page, async (scheme) => {
    expect(await styleOf(dialog.first(), 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
    const finish = page.getByRole('button', { name: 'Finish now' });
    expect(await styleOf(finish, 'background-color', 'color')).toEqual(ofMainButton.get(scheme));
  });
});
