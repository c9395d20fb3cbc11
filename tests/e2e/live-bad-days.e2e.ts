import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../server/platform/database/schema/index.ts';
import { createAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive } from '../support/live-room.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';
import {
  type Arriving,
  arriveLive,
  expectMoving,
  expectStill,
  type LivePage,
  turnOn,
} from './support/live-page.ts';

/** Longer than browsers, the server and we have patience with a connection that says nothing. */
const AWAY_MS = 60_000;

let server: TestServer;

test.beforeAll(async () => {
  server = await startTestServer({ engine: 'pglite', pageDir: process.env['DIST_DIR'] ?? 'dist' });
});
test.afterAll(() => server?.close());

test('four people see each other through what goes wrong: sharing ends, devices go, a network is away, the lead leaves', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const settings = { editor_language: 'javascript' } as const;
  const agreed = await agreeOnLive(server, await createAccount(server, 'recruiter'), settings, 1);
  const { lead, colleague, others, candidate, live } = agreed;
  const [third] = others;
  if (!third) throw new Error('Nobody else holds it.');
  const names = {
    [lead.userId]: 'Ada Byron',
    [colleague.userId]: 'Grace Hopper',
    [third.userId]: 'Mary Leakey',
  };
  for (const [id, fullName] of Object.entries(names))
    await server.db.update(users).set({ fullName }).where(eq(users.id, id));
  await beginLive(server, live._id, new Date());

  const common = { browser, origin: server.url, liveId: live._id };
  const zoe = await enter({ ...common, who: candidate, role: 'candidate', clockAheadMs: 3_600_000 });
  const ada = await enter({ ...common, who: lead, role: 'recruiter' });
  const grace = await enter({ ...common, who: colleague, role: 'recruiter' });
  const mary = await enter({ ...common, who: third, role: 'recruiter' });
  const all: Record<string, LivePage> = {
    'Zoe Zett': zoe,
    'Ada Byron': ada,
    'Grace Hopper': grace,
    'Mary Leakey': mary,
  };
  const [his, hers] = [zoe.page, ada.page];

  await test.step('all see all', async () => {
    for (const [me, { page }] of Object.entries(all)) {
      await expect(page.getByRole('list', { name: 'In the room' }).getByRole('listitem')).toHaveCount(4);
      for (const name of Object.keys(all)) if (name !== me) await expectMoving(page, `Picture of ${name}`);
      await expect(page.getByText(/connecting|connection lost/)).toHaveCount(0);
    }
    await expectNoSidewaysScroll(hers);
    await expectAccessible(hers);
  });
  await test.step('a clock that is an hour wrong changes nothing', async () => {
    const left = (page: Page) => page.getByText(/min left$/).textContent();
    await expect.poll(async () => (await left(his)) === (await left(hers))).toBe(true);
    expect(Number.parseInt((await left(his)) ?? '', 10)).toBeGreaterThan(50);
  });
  await test.step('a screen is seen by all until it is no longer shared, by the page or by the browser', async () => {
    const share = his.getByRole('button', { name: 'Share screen' });
    for (const stop of [() => share.click(), () => endTracks(his, 'screen')]) {
      await share.click();
      for (const { page } of [ada, mary]) await expectMoving(page, 'Screen of Zoe Zett');
      await stop();
      for (const { page } of [zoe, ada, mary])
        await expect(page.getByLabel('Screen of Zoe Zett')).toHaveCount(0);
    }
    await expectMoving(hers, 'Picture of Zoe Zett');
  });
  await test.step('a microphone that is unplugged is off for all, and comes back', async () => {
    await turnOn(his, 'Microphone');
    const isOff = hers
      .getByRole('listitem')
      .filter({ hasText: 'Zoe Zett' })
      .getByRole('img', { name: 'Microphone off' });
    await expect(isOff).toHaveCount(0);
    await endTracks(his, 'audio');
    await expect(his.getByText(/^The microphone stopped\. It was unplugged/)).toBeVisible();
    await expect(isOff).toBeVisible();
    await turnOn(his, 'Microphone');
    await expect(isOff).toHaveCount(0);
    await expect(his.getByText(/^The microphone stopped/)).toHaveCount(0);
  });
  await test.step('code that never ends is stopped, and the page lives on', async () => {
    await hers.getByRole('button', { name: 'Open' }).click();
    await expect(hers.getByText('Saved')).toBeVisible();
    await editorOf(hers).click();
    await hers.keyboard.type('while (true) {}');
    await expect(editorOf(his)).toContainText('while (true) {}');
    await his.getByRole('button', { name: 'Run for all' }).click();
    await expect(hers.getByRole('region', { name: 'Output' })).toContainText('did not end within 5 seconds');
    await expectMoving(his, 'Picture of Ada Byron');
  });
  await test.step('a minute without a network loses nothing, and pictures come back by themselves', async () => {
    await zoe.unplug();
    const since = Date.now();
    const offline = his.getByText('You’re offline. Trying again.');
    await expect(offline).toBeVisible();
    await expectStill(his, 'Picture of Ada Byron');
    await editorOf(his).click();
    await his.keyboard.press('Control+End');
    await his.keyboard.type(' // written without a network');
    await editorOf(hers).click();
    await hers.keyboard.press('Control+Home');
    await hers.keyboard.type('/* written meanwhile */ ');
    await his.getByLabel('Message').fill('Said without a network');
    await expect(hers.getByText(/Zoe Zett \((connection lost|not here)\)/)).toBeVisible();
    await his.waitForTimeout(Math.max(0, AWAY_MS - (Date.now() - since)));
    await zoe.plugIn();
    await expect(offline).toHaveCount(0);
    const whole = '/* written meanwhile */ while (true) {} // written without a network';
    for (const { page } of [zoe, ada]) await expect.poll(() => writtenIn(page)).toBe(whole);
    await expect(cursorsIn(hers).filter({ hasText: 'Zoe Zett' })).toHaveCount(1);
    await his.getByRole('button', { name: 'Send' }).click();
    await expect(hers.getByRole('log').getByText('Said without a network')).toBeVisible();
    for (const { page } of [ada, grace, mary]) await expectMoving(page, 'Picture of Zoe Zett');
    for (const name of ['Ada Byron', 'Grace Hopper', 'Mary Leakey'])
      await expectMoving(his, `Picture of ${name}`);
  });
  await test.step('another device takes over, and the one before lets its camera go', async () => {
    const second = await enter({ ...common, who: candidate, role: 'candidate' });
    await expect(his.getByRole('heading', { name: 'You moved to another device' })).toBeVisible();
    expect(
      await his.evaluate(() => window.ownTracks.filter(({ readyState }) => readyState === 'live').length),
    ).toBe(0);
    await expectMoving(hers, 'Picture of Zoe Zett');
    await expectMoving(second.page, 'Picture of Ada Byron');
  });
  await test.step('the lead leaves, another interviewer takes the lead and ends it', async () => {
    const take = grace.page.getByRole('button', { name: 'Take the lead' });
    await expect(take).toHaveCount(0);
    await hers.getByRole('button', { name: 'Leave' }).click();
    await take.click();
    await expect(mary.page.getByRole('log').getByText('Grace Hopper took the lead')).toBeVisible();
    await grace.page.getByRole('button', { name: 'End for all' }).click();
    await grace.page.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click();
    await expect(mary.page.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
  });
  for (const { page } of Object.values(all)) await page.context().close();
});

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Shared editor' });

const cursorsIn = (page: Page) => editorOf(page).locator('.cm-ySelectionInfo');

/** What stands in the editor, without the names at the cursors of others. */
const writtenIn = (page: Page) =>
  editorOf(page).evaluate((editor) => {
    const copy = editor.cloneNode(true) as HTMLElement;
    for (const cursor of copy.querySelectorAll('.cm-ySelectionCaret')) cursor.remove();
    return copy.textContent;
  });

declare global {
  interface Window {
    /** What this browser opened of its devices and its screen. */
    ownTracks: MediaStreamTrack[];
  }
}

/** Somebody in the room, with their camera. */
async function enter(arriving: Arriving): Promise<LivePage> {
  const arrived = await arriveLive({ ...arriving, prepare: watchDevices });
  await turnOn(arrived.page, 'Camera');
  await arrived.page.getByRole('button', { name: 'Enter the room' }).click();
  return arrived;
}

/** In the page: notes what is opened, and offers a drawing for a screen, which no browser without one has. */
function watchDevices(): void {
  window.ownTracks = [];
  const { mediaDevices } = navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  const noted = (stream: MediaStream) => {
    window.ownTracks.push(...stream.getTracks());
    return stream;
  };
  mediaDevices.getUserMedia = async (constraints) => noted(await getUserMedia(constraints));
  mediaDevices.getDisplayMedia = async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    let step = 0;
    setInterval(() => {
      step += 1;
      if (!drawing) return;
      drawing.fillStyle = `hsl(${step * 40} 80% 50%)`;
      drawing.fillRect(0, 0, canvas.width, canvas.height);
    }, 200);
    const stream = noted(canvas.captureStream(5));
    for (const track of stream.getTracks()) Object.assign(track, { isScreen: true });
    return stream;
  };
}

/** Ends what a page has open of something, as the browser or a plug does. */
const endTracks = (page: Page, what: 'audio' | 'screen') =>
  page.evaluate((wanted) => {
    for (const track of window.ownTracks) {
      const kind = 'isScreen' in track ? 'screen' : track.kind;
      if (kind !== wanted || track.readyState === 'ended') continue;
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  }, what);
