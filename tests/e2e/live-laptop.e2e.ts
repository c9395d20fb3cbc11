import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive } from '../support/live-room.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { arriveLive, expectMoving, turnOn } from './support/live-page.ts';

/** Longer than the server waits for a sign of life, and than others are told that somebody is in the room. */
const CLOSED_MS = 25_000;

let server: TestServer;

test.beforeAll(async () => {
  server = await startTestServer({ engine: 'pglite', pageDir: process.env['DIST_DIR'] ?? 'dist' });
});
test.afterAll(() => server?.close());

test('who closes the laptop is out, and comes back with all that both wrote', async ({ browser }) => {
  test.setTimeout(480_000);
  const { lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, live._id, new Date());
  const laptop = await Laptop.start();
  try {
    const common = { origin: server.url, liveId: live._id };
    const { page: his } = await arriveLive({
      ...common,
      browser: laptop.browser,
      who: candidate,
      role: 'candidate',
    });
    const { page: hers } = await arriveLive({ ...common, browser, who: lead, role: 'recruiter' });
    for (const page of [his, hers]) {
      await turnOn(page, 'Camera');
      await page.getByRole('button', { name: 'Enter the room' }).click();
    }
    await expectMoving(hers, 'Picture of Zoe Zett');
    await hers.getByRole('button', { name: 'Open' }).click();
    await expect(hers.getByText('Saved')).toBeVisible();
    await editorOf(hers).click();
    await hers.keyboard.type('Before.');
    await expect(editorOf(his)).toContainText('Before.');
    await editorOf(his).click();
    await his.keyboard.press('Control+End');
    await his.keyboard.type(' Typed as it was closed.');

    laptop.close();
    const closed = Date.now();
    await expect(hers.getByText(/Zoe Zett \((connection lost|not here)\)/)).toBeVisible();
    await expect(hers.getByText(/Zoe Zett \(not here\)/)).toBeVisible();
    await expect(hers.getByLabel('Picture of Zoe Zett')).toHaveCount(0);
    await editorOf(hers).click();
    await hers.keyboard.press('Control+Home');
    await hers.keyboard.type('Meanwhile. ');
    await hers.getByLabel('Message').fill('Are you there?');
    await hers.getByRole('button', { name: 'Send' }).click();
    await delay(Math.max(0, CLOSED_MS - (Date.now() - closed)));

    laptop.open();
    await expect(hers.getByText(/Zoe Zett \(here\)/)).toBeVisible();
    await expect(hers.getByRole('log').getByText('Zoe Zett joined')).toHaveCount(2);
    await expect(his.getByRole('log').getByText('Are you there?')).toBeVisible();
    for (const page of [his, hers])
      await expect(editorOf(page)).toContainText('Meanwhile. Before. Typed as it was closed.');
    await expect(his.getByText('Saved')).toBeVisible();
    await expectMoving(hers, 'Picture of Zoe Zett');
    await expectMoving(his, /^Picture of (?!.*\(you\))/);
  } finally {
    laptop.open();
    await laptop.stop();
  }
});

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Shared editor' });

/** A browser of its own, all of which can be put to sleep: its timers, its connections and its pictures. */
class Laptop {
  readonly browser: Browser;
  private readonly group: number;
  private readonly end: () => Promise<void>;

  private constructor(browser: Browser, group: number, end: () => Promise<void>) {
    this.browser = browser;
    this.group = group;
    this.end = end;
  }

  static async start(): Promise<Laptop> {
    const launched = await chromium.launchServer(test.info().project.use.launchOptions);
    const { pid } = launched.process();
    if (pid === undefined) throw new Error('The browser has no process.');
    return new Laptop(await chromium.connect(launched.wsEndpoint()), pid, () => launched.close());
  }

  close(): void {
    process.kill(-this.group, 'SIGSTOP');
  }

  open(): void {
    process.kill(-this.group, 'SIGCONT');
  }

  stop(): Promise<void> {
    return this.end();
  }
}
