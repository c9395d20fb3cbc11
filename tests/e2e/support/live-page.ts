import { type Browser, expect, type Page } from '@playwright/test';
import type { TestAccount } from '../../support/accounts.ts';

/** Where somebody's browser goes, and as whom. */
export interface Arriving {
  readonly browser: Browser;
  /** Where the pages come from. */
  readonly origin: string;
  readonly liveId: string;
  readonly who: TestAccount;
  readonly role: 'candidate' | 'recruiter';
  /** How wrong the clock of the browser is. */
  readonly clockAheadMs?: number;
  /** Runs in the page before anything else. */
  readonly prepare?: () => void;
}

/** The page of somebody in a live interview. */
export interface LivePage {
  readonly page: Page;
  /** Takes its network away: neither the server nor another page is reached. */
  readonly unplug: () => Promise<void>;
  readonly plugIn: () => Promise<void>;
  /** Has so many percent of the packets between it and the other pages be lost, both ways. */
  readonly lose: (percent: number) => Promise<void>;
}

/** The browser of somebody, in the lobby. */
export async function arriveLive(arriving: Arriving): Promise<LivePage> {
  const { browser, origin, liveId, who, role, clockAheadMs = 0, prepare } = arriving;
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const { userId, email, accessToken } = who;
  const user = { _id: userId, email, full_name: 'Robin Vale', role, is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await context.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
  await context.addInitScript((ahead) => {
    // What is fetched once the browser is idle, for a time without a connection, draws no page.
    window.requestIdleCallback = () => 0;
    const { now } = Date;
    Date.now = () => now() + ahead;
  }, clockAheadMs);
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/live\/channel/, (socket) => {
    socket.connectToServer();
    cuts.push(() => void socket.close());
  });
  await page.goto(`${origin}/candidate/interviews/recruiter-session/${liveId}`);
  await expect(page.getByRole('heading', { name: 'Camera and microphone' })).toBeVisible();
  const lose = await lossOf(page);
  return {
    page,
    lose,
    async unplug() {
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await lose(100);
      for (const cut of cuts) cut();
    },
    async plugIn() {
      await lose(0);
      await page.unroute('**/api/**');
    },
  };
}

export const turnOn = async (page: Page, ...devices: string[]) => {
  for (const name of devices) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
  }
};

/** What a picture shows at a moment, as a number that differs from that of another picture. */
export const lookAt = (page: Page, label: RegExp | string) =>
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

/** Waits until a picture stands still. */
export async function expectStill(page: Page, label: RegExp | string): Promise<void> {
  await expect
    .poll(async () => {
      const before = await lookAt(page, label);
      await page.waitForTimeout(500);
      return (await lookAt(page, label)) === before;
    })
    .toBe(true);
}

export async function expectMoving(page: Page, label: RegExp | string): Promise<void> {
  await expect.poll(() => lookAt(page, label)).not.toBe(0);
  const before = await lookAt(page, label);
  await expect.poll(() => lookAt(page, label)).not.toBe(before);
}

/** Has a part of what somebody's browser sends to others' and hears from them be lost, from then on. */
async function lossOf(page: Page): Promise<LivePage['lose']> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // Without a delay Chromium loses nothing, nor on connections that were made before.
  const late = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
  const lose: LivePage['lose'] = async (percent) =>
    void (await devtools.send('Network.emulateNetworkConditions', { ...late, packetLoss: percent }));
  await lose(0);
  return lose;
}
