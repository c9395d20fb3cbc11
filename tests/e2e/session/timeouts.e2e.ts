import type { ServerResponse } from 'node:http';
import type { Page, Response } from '@playwright/test';
import type { BrowserServer } from '../../support/browser-server.ts';
import { expect, notifiedIn, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import type { Call } from '../harness/harness-types.ts';
import { callsOf, gate, holdRefresh, REFRESH, STATUS, serveSignedIn } from '../harness/server-side.ts';

const TOLERANCE_MS = 100;

const STANDARD = 'The request took too long to complete. Please try again.';
const CREATION =
  'Interview session creation is taking longer than expected. This might be due to high server load. Please try again in a moment.';

interface Row {
  readonly call: Call;
  readonly limit: number;
  readonly text: string;
  readonly hang: keyof typeof hangs;
}

/** How far the server gets before it says nothing any more. */
const hangs = {
  'nothing comes': () => {},
  'the headers came and the body hangs': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"half":');
  },
};

/** Of each limit one (§9 and §8), and of each way to say nothing; `catalogue.test.ts` has every kind of call. */
const rows: readonly Row[] = [
  {
    call: { method: 'GET', path: '/api/v1/reports' },
    limit: 30_000,
    text: STANDARD,
    hang: 'the headers came and the body hangs',
  },
  {
    call: { method: 'POST', path: '/api/v1/test/files', fileBytes: 1000 },
    limit: 60_000,
    text: STANDARD,
    hang: 'nothing comes',
  },
  {
    call: { method: 'POST', path: '/api/v1/interviews/session', json: {} },
    limit: 45_000,
    text: CREATION,
    hang: 'nothing comes',
  },
  {
    call: { method: 'GET', path: STATUS },
    limit: 10_000,
    text: STANDARD,
    hang: 'the headers came and the body hangs',
  },
];

/** Stops the page's clock: from now on time passes only as the test says. */
async function stopClock(tab: Page): Promise<void> {
  await tab.clock.install();
  await tab.clock.pauseAt(Date.now() + 60_000);
}

/** Has a path hang; `begun` resolves once the page has the headers, where none come once the server was asked. */
function hangAt(tab: Page, site: BrowserServer, { path }: Call, hang: keyof typeof hangs) {
  const asked = gate();
  const stop = site.intercept(path, ({ response }) => {
    hangs[hang](response);
    asked.open();
  });
  const isAnswer = (response: Response) => response.url().endsWith(path);
  return { stop, begun: hang === 'nothing comes' ? asked.opened : tab.waitForResponse(isAnswer) };
}

for (const { call, limit, text, hang } of rows) {
  test(`${call.method} ${call.path} is given up after ${limit / 1000} s when ${hang}`, async ({
    site,
    tab,
  }) => {
    await stopClock(tab);
    const { stop, begun } = hangAt(tab, site, call, hang);
    let isOver = false;
    const outcome = tab
      .evaluate((each) => window.harness.send(each), call)
      .finally(() => {
        isOver = true;
      });
    await begun;
    await tab.clock.runFor(limit - TOLERANCE_MS);
    await tab.evaluate(() => undefined);
    expect(isOver).toBe(false);
    await tab.clock.runFor(2 * TOLERANCE_MS);
    expect(await outcome).toMatchObject({ kind: 'timeout', title: 'Request Timeout', text });
    expect(await notifiedIn(tab)).toEqual([{ title: 'Request Timeout', message: text }]);
    stop();
  });
}

test('the retry has a time of its own', async ({ site, tab }) => {
  const path = '/api/v1/reports' as const;
  await stopClock(tab);
  site.advance(TOKEN_LIFE_MS);
  const arrivals = [gate(), gate()];
  const doors = [gate(), gate()];
  let attempt = 0;
  const stop = site.intercept(path, async (_call, forward) => {
    const index = attempt++;
    arrivals[index]?.open();
    await doors[index]?.opened;
    forward();
  });
  const outcome = tab.evaluate((each) => window.harness.send({ method: 'GET', path: each }), path);
  for (const [index, arrival] of arrivals.entries()) {
    await arrival.opened;
    await tab.clock.runFor(30_000 - TOLERANCE_MS);
    doors[index]?.open();
  }
  expect(await outcome).toMatchObject({ kind: 'ok' });
  stop();
});

test('a call that its caller gives up is silent', async ({ site, tab }) => {
  const arrival = gate();
  const stop = site.intercept('/api/v1/reports', () => arrival.open());
  const outcome = tab.evaluate(() => window.harness.send({ method: 'GET', path: '/api/v1/reports' }));
  await arrival.opened;
  await tab.evaluate(() => window.harness.abort());
  expect(await outcome).toMatchObject({ kind: 'aborted' });
  expect(await notifiedIn(tab)).toEqual([]);
  stop();
});

test('a call that is given up during a refresh leaves the refresh to the others', async ({ site, tab }) => {
  const stop = serveSignedIn(site, '/api/v1/test/echo');
  site.advance(TOKEN_LIFE_MS);
  const refresh = holdRefresh(site);
  const givenUp = tab.evaluate(() => window.harness.send({ method: 'GET', path: '/api/v1/test/echo' }));
  const others = tab.evaluate(() => window.harness.status(5));
  await refresh.arrived;
  await tab.evaluate(() => window.harness.abort());
  expect(await givenUp).toMatchObject({ kind: 'aborted' });
  refresh.release();
  expect((await others).map(({ kind }) => kind)).toEqual(Array(5).fill('ok'));
  expect(callsOf(site, REFRESH)).toHaveLength(1);
  expect(await notifiedIn(tab)).toEqual([]);
  stop();
});
