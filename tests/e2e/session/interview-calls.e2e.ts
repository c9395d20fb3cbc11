import type { Page } from '@playwright/test';
import {
  expect,
  newAccount,
  notifiedIn,
  openTab,
  ready,
  sessionOf,
  signIn,
  TOKEN_LIFE_MS,
  test,
} from '../harness/fixtures.ts';
import type { Call } from '../harness/harness-types.ts';
import { answerRefresh, callsOf, serveSignedIn } from '../harness/server-side.ts';

const TEXT = 'Authentication expired. Some actions may fail. Please re-login in another tab and retry.';
const QUIET_MS = 30_000;

const answersOf = '/api/v1/interviews/session/test/turns';
const events = '/api/v1/fraud-detection/events';

const send = (tab: Page, path: Call['path']) =>
  tab.evaluate((each) => window.harness.send({ method: 'POST', path: each, json: {} }), path);

for (const path of [answersOf, events] as const) {
  test(`${path}: the session is kept and the text is said once`, async ({ site, account, tab }) => {
    serveSignedIn(site, path);
    site.advance(TOKEN_LIFE_MS);
    const mend = answerRefresh(site, 401);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await send(tab, path)).toMatchObject({ kind: 'session-expired', text: TEXT });
    }
    expect(await sessionOf(tab)).toMatchObject({
      userId: account.userId,
      isAuthenticated: true,
      ended: null,
    });
    expect((await notifiedIn(tab)).map(({ message }) => message)).toEqual([TEXT]);
    mend();
  });
}

test('the text is said again after thirty seconds', async ({ site, tab }) => {
  serveSignedIn(site, events);
  await tab.clock.install();
  await tab.reload();
  await ready(tab);
  await tab.clock.pauseAt(Date.now() + 60_000);
  site.advance(TOKEN_LIFE_MS);
  const mend = answerRefresh(site, 401);
  await send(tab, events);
  await tab.clock.runFor(QUIET_MS - 1);
  await send(tab, events);
  expect(await notifiedIn(tab)).toHaveLength(1);
  await tab.clock.runFor(1);
  await send(tab, events);
  expect(await notifiedIn(tab)).toHaveLength(2);
  mend();
});

test('a login of the same user in another tab resumes this one at once', async ({
  context,
  site,
  account,
  tab,
}, testInfo) => {
  await context.clock.install();
  await tab.reload();
  await ready(tab);
  serveSignedIn(site, answersOf);
  site.advance(TOKEN_LIFE_MS);
  const mend = answerRefresh(site, 401);
  await send(tab, answersOf);
  const { token } = await sessionOf(tab);
  mend();
  const other = await openTab(context);
  // Whatever waits for a time waits for ever: what is seen afterwards is there in no time on any machine.
  await context.clock.pauseAt(Date.now() + 60_000);
  await signIn(other, account);
  const signedInAt = performance.now();
  await expect.poll(async () => (await sessionOf(tab)).token).not.toBe(token);
  const took = performance.now() - signedInAt;
  testInfo.annotations.push({ type: 'resumed within', description: `${Math.round(took)} ms` });
  expect(await send(tab, answersOf)).toMatchObject({ kind: 'ok' });
  expect((await sessionOf(tab)).userId).toBe(account.userId);
});

test('another user’s login is not adopted', async ({ context, site, account, tab }) => {
  serveSignedIn(site, answersOf);
  site.advance(TOKEN_LIFE_MS);
  const mend = answerRefresh(site, 401);
  await send(tab, answersOf);
  mend();
  const somebodyElse = await newAccount(site);
  const other = await openTab(context);
  await signIn(other, somebodyElse);
  const theirs = (await sessionOf(other)).token;
  await tab.waitForFunction(() => window.harness.session().userId === null);
  site.forgetCalls();
  await send(tab, answersOf);
  expect(callsOf(site, answersOf).map(({ bearer }) => bearer)).not.toContain(theirs);
  const owner = `${account.userId} with a token of ${account.userId}`;
  expect(new Set(await tab.evaluate(() => window.harness.owners()))).toEqual(new Set([owner]));
  expect((await sessionOf(other)).userId).toBe(somebodyElse.userId);
});
