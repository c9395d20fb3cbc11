import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { LiveInterview } from '../../openapi/gen/types.gen.ts';
import { liveRecordingParts } from '../../server/platform/database/schema/index.ts';
import { createAccount, signInAgain, type TestAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive } from '../support/live-room.ts';
import { ServerProcess } from '../support/server-process.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';

let server: TestServer;
/** Where the pages come from. */
let origin: string;
let lead: TestAccount;
let candidate: TestAccount;
let colleague: TestAccount;
let live: LiveInterview;
/** Each cuts a connection of the candidate's page with the room. */
let cuts: (() => void)[];

test.beforeAll(async () => {
  server = await startTestServer({ engine: 'pglite', pageDir: process.env['DIST_DIR'] ?? 'dist' });
});
test.beforeEach(async () => {
  origin = server.url;
  cuts = [];
  ({ lead, candidate, colleague, live } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
  ));
  await beginLive(server, live._id, new Date(Date.now() + 5 * 60_000));
});
test.afterAll(() => server?.close());

/** The browser of somebody, in the lobby. */
async function arrive(browser: Browser, { userId, email, accessToken }: TestAccount): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const role = userId === candidate.userId ? 'candidate' : 'recruiter';
  const user = { _id: userId, email, full_name: 'Robin Vale', role, is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await context.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
  const page = await context.newPage();
  await page.routeWebSocket(/live\/channel/, (socket) => {
    socket.connectToServer();
    if (userId === candidate.userId) cuts.push(() => void socket.close());
  });
  await page.goto(`${origin}/candidate/interviews/recruiter-session/${live._id}`);
  await expect(page.getByRole('heading', { name: 'Camera and microphone' })).toBeVisible();
  return page;
}

const turnOn = async (page: Page, ...devices: string[]) => {
  for (const name of devices) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
  }
};

/** What a picture shows at a moment, as a number that differs from that of another picture. */
const lookAt = (page: Page, label: RegExp) =>
  page.getByLabel(label).evaluate((element) => {
    const video = element as HTMLVideoElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 24];
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(video, 0, 0, 32, 24);
    const pixels = Array.from(drawing?.getImageData(0, 0, 32, 24).data ?? []);
    if (video.videoWidth === 0) return 0;
    return pixels.reduce((sum, value, nth) => (sum * 31 + value * nth) % 1e9, 7);
  });

async function expectMoving(page: Page, label: RegExp): Promise<void> {
  await expect.poll(() => lookAt(page, label)).not.toBe(0);
  const before = await lookAt(page, label);
  await expect.poll(() => lookAt(page, label)).not.toBe(before);
}

test('two people see each other move, mute, share and come back after a reload', async ({ browser }) => {
  const his = await arrive(browser, candidate);
  const hers = await arrive(browser, lead);
  await expect(hers.getByText('Zoe Zett: in the lobby')).toBeVisible();
  await turnOn(his, 'Camera', 'Microphone');
  await expect(his.getByRole('meter')).toBeVisible();
  await expectAccessible(his);
  await turnOn(hers, 'Camera', 'Microphone');
  await his.getByRole('button', { name: 'Enter the room' }).click();
  await hers.getByRole('button', { name: 'Enter the room' }).click();
  await test.step('both see each other', async () => {
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await expectMoving(his, /^Picture of (?!.*\(you\))/);
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
  });
  await test.step('what is muted, and a hand, is seen by the other', async () => {
    await his.getByRole('button', { name: 'Microphone' }).click();
    await his.getByRole('button', { name: 'Raise hand' }).click();
    await expect(hers.getByRole('img', { name: 'Microphone off' })).toBeVisible();
    await expect(hers.getByRole('img', { name: 'Hand raised' })).toBeVisible();
  });
  await test.step('chat is there at once', async () => {
    await his.getByLabel('Message').fill('Can you see me?');
    await his.getByRole('button', { name: 'Send' }).click();
    await expect(hers.getByRole('log').getByText('Can you see me?')).toBeVisible();
  });
  await test.step('what one writes in the editor is there for the other', async () => {
    await hers.getByRole('button', { name: 'Open' }).click();
    await hers.getByRole('textbox', { name: 'Shared editor' }).click();
    await hers.keyboard.type('Which ward?');
    await expect(his.getByRole('textbox', { name: 'Shared editor' })).toContainText('Which ward?');
    for (const page of [hers, his]) await expectNoSidewaysScroll(page);
    await expectAccessible(his);
  });
  await test.step('a reload comes back to the room', async () => {
    await his.reload();
    await turnOn(his, 'Camera');
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await expectMoving(his, /^Picture of (?!.*\(you\))/);
  });
});

test('sound is recorded once both agree, and each hears it in the review', async ({ browser }) => {
  const recording = { recording: true, editor_language: 'text' } as const;
  ({ lead, candidate, live } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
    recording,
  ));
  await beginLive(server, live._id, new Date());
  const [his, hers] = [await arrive(browser, candidate), await arrive(browser, lead)];
  const parts = () => server.db.$count(liveRecordingParts);
  for (const page of [his, hers]) {
    await turnOn(page, 'Microphone');
    await page.getByRole('button', { name: 'Enter the room' }).click();
  }
  await hers.getByLabel('I agree to sound being recorded').check();
  await expect(his.getByText('Not recording')).toBeVisible();
  expect(await parts()).toBe(0);
  await his.getByLabel('I agree to sound being recorded').check();
  await expect(hers.getByText('● Recording')).toBeVisible();
  await expect.poll(parts, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await his.getByLabel('I agree to sound being recorded').uncheck();
  await expect(hers.getByText('Not recording')).toBeVisible();
  await hers.getByRole('button', { name: 'End for all' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click();
  await hers.getByRole('link', { name: 'Rate the interview' }).click();
  await hers.getByRole('tab', { name: 'Timeline' }).click();
  await hers.getByRole('button', { name: /^Play Zoe Zett, from/ }).click();
  await expect(hers.getByRole('button', { name: /^Pause Zoe Zett, from/ })).toBeVisible();
});

test('three people are connected with each other, and a lost network comes back', async ({ browser }) => {
  const pages = [];
  for (const who of [candidate, lead, colleague]) {
    const page = await arrive(browser, who);
    await turnOn(page, 'Camera');
    await page.getByRole('button', { name: 'Enter the room' }).click();
    pages.push(page);
  }
  for (const page of pages) {
    await expect(page.getByRole('list', { name: 'In the room' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText(/connecting|connection lost/)).toHaveCount(0);
  }
  const [his, hers] = pages as [Page, Page];
  await expectMoving(hers, /^Picture of Zoe Zett$/);
  await his.context().setOffline(true);
  for (const cut of cuts) cut();
  await expect(his.getByText('You’re offline. Trying again.')).toBeVisible();
  await his.context().setOffline(false);
  await expect(his.getByText('You’re offline. Trying again.')).toHaveCount(0);
  await his.getByLabel('Message').fill('Still here');
  await his.getByRole('button', { name: 'Send' }).click();
  await expect(hers.getByRole('log').getByText('Still here')).toBeVisible();
});

test('a killed server takes neither sound nor pictures away, and brings back the same room with the same text', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-killed-room-'));
  const before = await startTestServer({ engine: 'pglite', dataDir });
  const javascript = { editor_language: 'javascript' } as const;
  ({ lead, candidate, live } = await agreeOnLive(
    before,
    await createAccount(before, 'recruiter'),
    javascript,
  ));
  await beginLive(before, live._id, new Date());
  await before.close();
  const killed = await ServerProcess.start({ DATA_DIR: dataDir });
  try {
    origin = killed.url;
    // Under another address: what was signed in under the one before is worth nothing here.
    const [his, hers] = [
      await arrive(browser, await signInAgain(killed, candidate)),
      await arrive(browser, await signInAgain(killed, lead)),
    ];
    for (const page of [his, hers]) {
      await turnOn(page, 'Camera');
      await page.getByRole('button', { name: 'Enter the room' }).click();
    }
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await hers.getByRole('button', { name: 'Open' }).click();
    const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Shared editor' });
    await editorOf(hers).click();
    await hers.keyboard.type("console.log('ward ' + 6 * 7)");
    await expect(editorOf(his)).toContainText('ward');
    await expect(hers.getByText('Saved')).toBeVisible();

    await killed.kill();
    await expect(his.getByText('You’re offline. Trying again.')).toBeVisible();
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await editorOf(his).click();
    await his.keyboard.press('Control+End');
    await his.keyboard.type(' // while it was away');
    await killed.restart();
    const restarted = Date.now();
    await expect(hers.getByText('You’re offline. Trying again.')).toHaveCount(0);
    await expect(his.getByText('You’re offline. Trying again.')).toHaveCount(0);
    test.info().annotations.push({ type: 'back after', description: `${Date.now() - restarted} ms` });
    await expect(editorOf(hers)).toContainText('// while it was away');
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await test.step('what the code prints is there for all, under whose browser ran it', async () => {
      await his.getByRole('button', { name: 'Run for all' }).click();
      await expect(hers.getByRole('region', { name: 'Output' })).toContainText('ward 42');
      await expect(hers.getByText(/^Ran in Zoe Zett’s browser/)).toBeVisible();
    });
  } finally {
    await killed.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
