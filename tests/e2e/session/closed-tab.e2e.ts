import { expect, notifiedIn, openTab, ready, sessionOf, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { callsOf, type Held, holdRefresh, REFRESH } from '../harness/server-side.ts';

/** Every way to hold a refresh, with each way to leave the tab, three times. */
const ROUNDS = 18;
const HELD: readonly Held[] = ['not yet made', 'made', 'lost'];

test(`the refreshing tab is closed or reloaded in the middle, ${ROUNDS} times, and no session is lost`, async ({
  context,
  site,
  account,
  tab,
}, testInfo) => {
  let refreshing = tab;
  const other = await openTab(context);
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const held = HELD[round % HELD.length] ?? 'made';
    const isClosed = round % 2 === 0;
    site.forgetCalls();
    site.advance(TOKEN_LIFE_MS);
    const refresh = holdRefresh(site, held);
    await refreshing.evaluate(() => void window.harness.status(5));
    await refresh.arrived;
    if (isClosed) {
      await refreshing.close();
      refreshing = await openTab(context);
    } else {
      await refreshing.reload();
      await ready(refreshing);
    }
    refresh.release();

    const tabs = [other, refreshing];
    const outcomes = (
      await Promise.all(tabs.map((each) => each.evaluate(() => window.harness.status(5))))
    ).flat();
    const sessions = await Promise.all(tabs.map(sessionOf));
    const isKept =
      outcomes.every(({ kind }) => kind === 'ok') &&
      sessions.every(({ userId }) => userId === account.userId);
    const refreshes = callsOf(site, REFRESH).length;
    if (!isKept || refreshes !== 2) {
      lost.push(`${held}, ${isClosed ? 'closed' : 'reloaded'}: ${JSON.stringify({ outcomes, refreshes })}`);
    }
  }
  testInfo.annotations.push({ type: 'rounds', description: `${ROUNDS}, lost: ${lost.length}` });
  expect(lost).toEqual([]);
  expect(await notifiedIn(other)).toEqual([]);
});
