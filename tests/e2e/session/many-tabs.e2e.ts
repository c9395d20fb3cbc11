import { expect, openTab, sessionOf, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import { answerStatus, callsOf, REFRESH, STATUS } from '../harness/server-side.ts';

const TABS = 5;
const CALLS_A_TAB = 10;
const CALLS = TABS * CALLS_A_TAB;
const ROUNDS = 50;

test(`50 calls in 5 tabs make one refresh, ${ROUNDS} rounds without a miss`, async ({
  context,
  site,
  tab,
}, testInfo) => {
  const tabs = [tab, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => openTab(context))))];
  const missed: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    site.forgetCalls();
    site.advance(TOKEN_LIFE_MS);
    // In every other round no token comes before all fifty have met their 401; in the others they race.
    const isTogether = round % 2 === 0;
    const stop = answerStatus(site, isTogether ? CALLS : 0);
    const outcomes = (
      await Promise.all(
        tabs.map((each) => each.evaluate((count) => window.harness.status(count), CALLS_A_TAB)),
      )
    ).flat();
    stop();
    const refreshes = callsOf(site, REFRESH).length;
    const refused = callsOf(site, STATUS).filter(({ status }) => status === 401).length;
    const succeeded = outcomes.filter(({ kind }) => kind === 'ok').length;
    if (refreshes !== 1 || succeeded !== CALLS || (isTogether && refused !== CALLS)) {
      missed.push(`round ${round}: ${refreshes} refreshes, ${refused} refused, ${succeeded} succeeded`);
    }
  }
  testInfo.annotations.push({ type: 'rounds', description: `${ROUNDS}, missed: ${missed.length}` });
  expect(missed).toEqual([]);
  const sessions = await Promise.all(tabs.map(sessionOf));
  expect(new Set(sessions.map(({ token }) => token)).size).toBe(1);
});
