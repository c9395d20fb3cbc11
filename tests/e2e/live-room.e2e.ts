import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { LiveInterview } from '../../openapi/gen/types.gen.ts';
import { liveRecordingParts } from '../../server/platform/database/schema/index.ts';
import { createAccount, signInAgain, type TestAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive } from '../support/live-room.ts';
import { ServerProcess } from '../support/server-process.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TurnServer } from '../support/turn-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';
import { arriveLive, expectMoving, type LivePage, lookAt, turnOn } from './support/live-page.ts';
import { countScriptBytes } from './support/script-bytes.ts';

let server: TestServer;
/** Where the pages come from. */
let origin: string;
let lead: TestAccount;
let candidate: TestAccount;
let live: LiveInterview;
let contexts: BrowserContext[];
/** A process of its own, which is killed. */
let killed: ServerProcess | undefined;

test.beforeAll(async () => {
  server = await startTestServer({ engine: 'pglite', pageDir: process.env['DIST_DIR'] ?? 'dist' });
});
test.beforeEach(async () => {
  origin = server.url;
  contexts = [];
  killed = undefined;
  ({ lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter')));
  await beginLive(server, live._id, new Date(Date.now() + 5 * 60_000));
});
// Pictures that nobody looks at any more are sent on and on otherwise.
test.afterEach(async () => {
  for (const context of contexts) await context.close();
  await killed?.stop();
});
test.afterAll(() => server?.close());

/** The browser of somebody, in the lobby. */
async function arrive(browser: Browser, who: TestAccount): Promise<Page> {
  return (await arriveAs(browser, who)).page;
}

async function arriveAs(browser: Browser, who: TestAccount): Promise<LivePage> {
  const role = who.userId === candidate.userId ? 'candidate' : 'recruiter';
  const arrived = await arriveLive({
    browser,
    origin,
    liveId: live._id,
    who,
    role,
    prepare: noteConnections,
  });
  contexts.push(arrived.page.context());
  return arrived;
}

declare global {
  interface Window {
    /** Those of this page with other browsers. */
    connections: RTCPeerConnection[];
    /** Whether this page reaches others through a relay alone. */
    isRelayOnly?: boolean;
  }
}

/** In the page. */
function noteConnections(): void {
  window.connections = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, ...(window.isRelayOnly && { iceTransportPolicy: 'relay' }) });
      window.connections.push(this);
    }
  };
}

/** How many packets did not reach this browser, and how many did. */
const countPackets = (page: Page) =>
  page.evaluate(async () => {
    const count = { lost: 0, received: 0 };
    for (const connection of window.connections)
      for (const report of (await connection.getStats()).values()) {
        if (report.type !== 'inbound-rtp') continue;
        count.lost += report.packetsLost;
        count.received += report.packetsReceived;
      }
    return count;
  });

/** By what ways this browser is connected with others. */
const localWays = (page: Page) =>
  page.evaluate(async () => {
    const ways = new Set<string>();
    for (const connection of window.connections) {
      const reports = await connection.getStats();
      for (const { type, selectedCandidatePairId } of reports.values())
        if (type === 'transport')
          ways.add(reports.get(reports.get(selectedCandidatePairId)?.localCandidateId)?.candidateType);
    }
    return [...ways];
  });

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let nth = 0; nth < 80; nth += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached with ${key}`);
}

/** What it took, for who reads the report. */
const note = (type: string, since: number) =>
  test.info().annotations.push({ type, description: `${Date.now() - since} ms` });

test('two people see each other move, mute, share and come back after a reload', async ({ browser }) => {
  const [zoe, ada] = [await arriveAs(browser, candidate), await arriveAs(browser, lead)];
  const [his, hers] = [zoe.page, ada.page];
  const scriptBytesOf = countScriptBytes(hers);
  await hers.reload();
  await expect(hers.getByText('Zoe Zett: in the lobby')).toBeVisible();
  await turnOn(his, 'Camera', 'Microphone');
  await expect(his.getByRole('meter')).toBeVisible();
  await expectAccessible(his);
  await turnOn(hers, 'Camera', 'Microphone');
  await his.getByRole('button', { name: 'Enter the room' }).click();
  await hers.getByRole('button', { name: 'Enter the room' }).click();
  const entered = Date.now();
  await test.step('both see each other', async () => {
    await expect.poll(() => lookAt(hers, /^Picture of Zoe Zett$/)).not.toBe(0);
    note('joined after', entered);
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
  const roomBytes = await scriptBytesOf();
  await test.step('what one writes in the editor is there for the other', async () => {
    await hers.getByRole('button', { name: 'Open' }).click();
    await expect(hers.getByText('Saved')).toBeVisible();
    await hers.getByRole('textbox', { name: 'Shared editor' }).click();
    await hers.keyboard.type('Which ward?');
    await expect(his.getByRole('textbox', { name: 'Shared editor' })).toContainText('Which ward?');
    for (const page of [hers, his]) await expectNoSidewaysScroll(page);
    await expectAccessible(his);
  });
  await test.step('the room is within its budget, and its editor comes when it is opened', async () => {
    const editorBytes = (await scriptBytesOf()) - roomBytes;
    const description = `${roomBytes} B, editor ${editorBytes} B`;
    test.info().annotations.push({ type: 'scripts', description });
    expect(roomBytes).toBeLessThanOrEqual(200_000);
    expect(editorBytes).toBeGreaterThan(50_000);
    expect(editorBytes).toBeLessThanOrEqual(175_000);
  });
  await test.step('a megabyte is not pasted, and what was written stays', async () => {
    await hers.getByRole('textbox', { name: 'Shared editor' }).evaluate((editor) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'megabyte '.repeat(116_000));
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(hers.getByText(/^The editor holds 50,000 characters/)).toBeVisible();
    await expect(hers.getByRole('textbox', { name: 'Shared editor' })).toHaveText('Which ward?');
  });
  await test.step('pictures move and chat arrives while a fifth of all packets is lost', async () => {
    const before = await countPackets(hers);
    for (const { lose } of [zoe, ada]) await lose(20);
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await expectMoving(his, /^Picture of (?!.*\(you\))/);
    await hers.getByLabel('Message').fill('The line is bad');
    await hers.getByRole('button', { name: 'Send' }).click();
    await expect(his.getByRole('log').getByText('The line is bad')).toBeVisible();
    const lostSince = async () => (await countPackets(hers)).lost - before.lost;
    await expect.poll(lostSince).toBeGreaterThan(20);
    const { lost, received } = await countPackets(hers);
    const description = `${lost - before.lost} of ${lost - before.lost + received - before.received}`;
    test.info().annotations.push({ type: 'packets lost', description });
    for (const { lose } of [zoe, ada]) await lose(0);
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

test('the keyboard alone leads through lobby, room, chat and editor, and out again', async ({ browser }) => {
  const page = await arrive(browser, candidate);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tabTo(page, button('Enter with text only'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Message'));
  await page.keyboard.type('Without a mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Without a mouse')).toBeVisible();
  await tabTo(page, button('Open'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Shared editor' });
  await expect(page.getByText('Saved')).toBeVisible();
  await tabTo(page, editor);
  await page.keyboard.type('Ward 7');
  await expect(editor).toHaveText('Ward 7');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await tabTo(page, button('Leave'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidate\/interviews$/);
});

test('the keyboard alone leads the interview: question, mark, more time, the end', async ({ browser }) => {
  await beginLive(server, live._id, new Date(Date.now() - 52 * 60_000));
  const page = await arrive(browser, lead);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tabTo(page, button('Enter with text only'));
  await page.keyboard.press('Enter');
  await tabTo(page, button('Show: question 1'));
  await page.keyboard.press('Enter');
  await expect(button('Shown: question 1')).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByLabel('Mark this moment')).toBeFocused();
  await page.keyboard.type('Calm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'My marks' }).getByText(/Calm/)).toBeVisible();
  await tabTo(page, button('Add 15 minutes'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button('Add 15 minutes')).toHaveCount(0);
  await tabTo(page, button('End for all'));
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'End for all' });
  await tabTo(page, sure);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
});

test.describe('through a relay alone', () => {
  test.skip(spawnSync('turnserver', ['--version']).error !== undefined, 'coturn is not installed');

  test('two people see each other, with a credential that the relay checks', async ({ browser }) => {
    const relay = await TurnServer.start();
    const env = { iceServers: [relay.url], turnSecret: relay.secret };
    const relayed = await startTestServer({
      engine: 'pglite',
      pageDir: process.env['DIST_DIR'] ?? 'dist',
      env,
    });
    try {
      origin = relayed.url;
      ({ lead, candidate, live } = await agreeOnLive(relayed, await createAccount(relayed, 'recruiter')));
      await beginLive(relayed, live._id, new Date());
      const pages = [await arrive(browser, candidate), await arrive(browser, lead)];
      for (const page of pages) {
        await page.evaluate(() => {
          window.isRelayOnly = true;
        });
        await turnOn(page, 'Camera');
        await page.getByRole('button', { name: 'Enter the room' }).click();
      }
      for (const page of pages) {
        await expectMoving(page, /^Picture of (?!.*\(you\))/);
        expect(await localWays(page)).toEqual(['relay']);
      }
    } finally {
      await relayed.close();
      await relay.stop();
    }
  });
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
  killed = await ServerProcess.start({ DATA_DIR: dataDir });
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
    await expect(hers.getByText('Saved')).toBeVisible();
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
    note('back after', restarted);
    await expect(editorOf(hers)).toContainText('// while it was away');
    await expectMoving(hers, /^Picture of Zoe Zett$/);
    await test.step('what the code prints is there for all, under whose browser ran it', async () => {
      await his.getByRole('button', { name: 'Run for all' }).click();
      await expect(hers.getByRole('region', { name: 'Output' })).toContainText('ward 42');
      await expect(hers.getByText(/^Ran in Zoe Zett’s browser/)).toBeVisible();
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
