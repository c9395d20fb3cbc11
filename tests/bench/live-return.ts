import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { arriveLive, turnOn } from '../e2e/support/live-page.ts';
import { createAccount, signInAgain } from '../support/accounts.ts';
import { agreeOnLive, beginLive } from '../support/live-room.ts';
import { ServerProcess } from '../support/server-process.ts';
import { startTestServer } from '../support/test-server.ts';
import { median, type Table } from './figures.ts';

const TRIES = 5;
const MOST_JOIN_MS = 3000;
const MOST_BACK_MS = 5000;
const PICTURE = 'video[aria-label="Picture of Zoe Zett"]';
const OFFLINE = 'You’re offline. Trying again.';

/** How soon somebody sees the other one after the lobby, and is back in the room after the server was killed. */
export async function measureLiveReturn(): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-live-return-'));
  const first = await startTestServer({ engine: 'pglite', dataDir });
  const { lead, candidate, live } = await agreeOnLive(first, await createAccount(first, 'recruiter'));
  await beginLive(first, live._id, new Date());
  await first.close();
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
  try {
    const at = { browser, origin: server.url, liveId: live._id };
    const hers = { who: await signInAgain(server, lead), role: 'recruiter' } as const;
    const his = { who: await signInAgain(server, candidate), role: 'candidate' } as const;
    const { page: zoe } = await arriveLive({ ...at, ...his });
    await turnOn(zoe, 'Camera', 'Microphone');
    await zoe.getByRole('button', { name: 'Enter the room' }).click();
    const joined: number[] = [];
    for (let nth = 0; nth < TRIES; nth += 1) {
      const { page } = await arriveLive({ ...at, ...hers });
      await turnOn(page, 'Camera', 'Microphone');
      joined.push(await enter(page));
      await page.context().close();
    }
    const sinceKill: number[] = [];
    const sinceAnswer: number[] = [];
    for (let nth = 0; nth < TRIES; nth += 1) {
      const killedAt = Date.now();
      await server.kill();
      await zoe.getByText(OFFLINE).waitFor();
      const back = zoe.evaluate(untilGone, OFFLINE);
      await server.restart();
      const answeredAt = Date.now();
      const backAt = await back;
      sinceKill.push(backAt - killedAt);
      sinceAnswer.push(Math.max(0, backAt - answeredAt));
    }
    const [join_, back] = [median(joined), median(sinceAnswer)];
    const missed = [
      ...(join_ > MOST_JOIN_MS ? [`live: joining takes ${join_.toFixed(0)} ms, not ${MOST_JOIN_MS}`] : []),
      ...(back > MOST_BACK_MS ? [`live: being back takes ${back.toFixed(0)} ms, not ${MOST_BACK_MS}`] : []),
    ];
    const row = (what: string, took: readonly number[]) => [
      what,
      median(took).toFixed(0),
      Math.max(...took).toFixed(0),
    ];
    return {
      title: 'Coming into the room of a live interview, and back',
      method:
        `${TRIES} tries of each, with cameras and microphones of two browsers and the server on one machine; its load ` +
        `in the end: ${loadavg()[0]?.toFixed(1)}.`,
      columns: ['', 'median, ms', 'longest, ms'],
      rows: [
        row('from *Enter the room* until the other one is seen', joined),
        row('from when a killed server answers again until the page is back', sinceAnswer),
        row('from the kill, with the start of the server', sinceKill),
      ],
      ...(missed.length > 0 && { missed }),
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Enters the room; gives how long it takes until the other one's picture is there, by the browser's clock. */
async function enter(page: Page): Promise<number> {
  const seen = page.evaluate(async (picture) => {
    const pressed = await new Promise<number>((resolve) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
    });
    while (!(document.querySelector<HTMLVideoElement>(picture)?.videoWidth ?? 0))
      await new Promise((resolve) => setTimeout(resolve, 10));
    return performance.now() - pressed;
  }, PICTURE);
  await page.getByRole('button', { name: 'Enter the room' }).click();
  return seen;
}

/** In the page: when something that it says is said no more. */
async function untilGone(text: string): Promise<number> {
  while (document.body.innerText.includes(text)) await new Promise((resolve) => setTimeout(resolve, 10));
  return Date.now();
}
