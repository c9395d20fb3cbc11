import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  type ConsoleMessage,
  devices,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { ServerProcess } from '../../support/server-process.ts';

interface WorkerFixtures {
  /** One running product for all tests of a worker. */
  server: ServerProcess;
}

interface TestFixtures {
  /** Fails on anything the page logs as an error, and on an exception nobody caught. */
  quietPage: Page;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const server = await ServerProcess.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(complaintOf(message));
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** What the page logged and the address it is about, without a query: that may hold a secret. */
function complaintOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url.replace(/\?.*/s, '')})`;
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What axe calls `cat.color`, as far as the rules above have it. */
const COLOR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Checks the page as it stands, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before its heading, the page itself is still on the way.
  await expect(page.locator('h1')).not.toHaveCount(0);
  // The schemes differ in nothing but colors.
  for (const [colorScheme, rules] of [
    ['light', RULES],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, rules);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Reading axe takes longer than running it, and so does listing what is in order: a page reads it once, for what is wrong alone. */
async function violationsOf(page: Page, rules: RunOptions) {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'], ...rules })
    // Where no page has a frame this finds the same, in half the time.
    .setLegacyMode()
    .analyze();
  return violations;
}

/** Nothing is cut off to the right: the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A phone zooms out until all fits in: its window is then as wide as what is too wide.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}

const DESK = { width: 1280, height: 800 };
const { viewport: PHONE_SIZE, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

/** For `test.use`: without the browser's name, which would ask for a worker and a server of its own. */
export const PHONE = { viewport: PHONE_SIZE, userAgent, deviceScaleFactor, isMobile, hasTouch };

/** Checks the page as it stands, in the window as it is and in one of a phone's size; on a phone, of a desk's. */
export async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await atEveryWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectTablesToFit(page);
    await expectAccessible(page);
  });
}

/** All of it can be seen without scrolling, at both sizes. */
export const expectInViewAtEveryWidth = (element: Locator): Promise<void> =>
  atEveryWidth(element.page(), () => expect(element).toBeInViewport({ ratio: 1 }));

async function atEveryWidth(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  for (const each of [size, size?.width === PHONE_SIZE.width ? DESK : PHONE_SIZE]) {
    if (each) await page.setViewportSize(each);
    await check();
  }
  if (size) await page.setViewportSize(size);
}

const LEAST_NAME_WIDTH = 140;

/** Where columns have fixed widths, no head is cut off, and what names a row keeps room to be told from others. */
async function expectTablesToFit(page: Page): Promise<void> {
  const cut = await page.locator('table').evaluateAll(
    (tables, least) =>
      tables.flatMap((table) => {
        const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
        const names = [...table.querySelectorAll<HTMLElement>('tbody th')];
        const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
        return [
          ...heads.filter(isCut),
          ...names.filter((name) => isCut(name) && name.clientWidth < least),
        ].map(({ textContent, clientWidth }) => `${textContent} (${clientWidth} px)`);
      }),
    LEAST_NAME_WIDTH,
  );
  expect(cut).toEqual([]);
}
