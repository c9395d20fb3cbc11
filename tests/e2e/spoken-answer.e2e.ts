import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { createSpeech } from '../../server/platform/ai/speech-client.ts';
import { interviewSessions } from '../../server/platform/database/schema/interviews.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { AiEndpoint } from '../support/ai-endpoint.ts';
import { openHiring } from '../support/hiring.ts';
import { beginInvited, freezeInterview } from '../support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';
import { customize } from './support/journey.ts';

test.use({ permissions: ['microphone'] });

let endpoint: AiEndpoint;
let server: TestServer;
let candidate: TestAccount;

test.beforeAll(async () => {
  endpoint = await AiEndpoint.start();
  const settings = { ...endpoint.settings, transcriptionModel: 'small-ear' };
  server = await startTestServer({
    engine: 'pglite',
    pageDir: process.env['DIST_DIR'] ?? 'dist',
    speech: createSpeech(settings, { log: { warn: () => {} } }),
  });
  candidate = await createAccount(server);
});
test.beforeEach(() => endpoint.reset());
test.afterAll(async () => {
  await server?.close();
  await endpoint?.stop();
});

async function signIn(page: Page, account = candidate, role = 'candidate'): Promise<void> {
  const { userId: _id, email, accessToken } = account;
  const user = { _id, email, full_name: 'Robin Vale', role, is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await page.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
}

/** Starts a practice of three questions, without feedback in between, as somebody who is signed in. */
async function startPractice(page: Page): Promise<void> {
  await signIn(page);
  await page.goto(`${server.url}/candidate/interviews/practice`);
  await customize(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Feedback after each answer' }).uncheck();
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
}

test('what a microphone hears is sent while it is said, survives a reload, and is heard in the report', async ({
  page,
}) => {
  await startPractice(page);
  const speech = page.getByRole('group', { name: 'Answer by speaking' });

  await test.step('records, and keeps what was said over a reload', async () => {
    await page.route('**/recordings/**', (route) => route.abort());
    await speech.getByRole('button', { name: 'Record answer' }).click();
    await expect(speech.getByRole('meter')).toBeVisible();
    // A second more than is asked for below: the last one shown may not be stored yet.
    await expect(speech.getByRole('timer')).toContainText(/^0:(0[3-9]|[1-5]\d) /);
    await page.reload();
    await page.unroute('**/recordings/**');
    await expect(speech.getByText(/^A recording of 0:(0[2-9]|[1-5]\d) is on this device/)).toBeVisible();
    await speech.getByRole('button', { name: 'Use this recording' }).click();
  });

  await test.step('writes it down to be corrected, and hands it in', async () => {
    await expect(page.getByLabel('Your answer')).toHaveValue(endpoint.audio.transcript);
    const [sent] = endpoint.audio.transcribed;
    expect(sent?.contentType).toBe('audio/webm');
    expect(sent?.bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    await expect(speech.getByRole('button', { name: 'Play Recording 1' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('group', { name: 'Recording 1' })).toBeHidden();
    await page.getByRole('button', { name: 'Finish early…' }).click();
    await page.getByRole('button', { name: 'Finish now' }).click();
  });

  await test.step('plays it in the report', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Report/ })).toBeVisible();
    const recording = page.getByRole('group', { name: 'Recording 1' });
    await page.locator('ol > li > details > summary').first().click();
    await recording.getByRole('button', { name: 'Play Recording 1' }).click();
    await expect(recording.getByRole('slider')).not.toHaveValue('0');
    await page.getByText('What the machine heard').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('what one browser has recorded in two pieces is all in the answer of the browser that takes over', async ({
  page,
  browser,
}) => {
  const [first, second] = ['I measured the slow query first.', 'Then an index made it take 20 ms.'];
  await startPractice(page);

  await test.step('a first recording is not written down, and a second one is', async () => {
    endpoint.mode = 'refuses the key';
    await record(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    endpoint.mode = 'correct';
    endpoint.audio.transcript = second;
    await record(page);
    await expect(page.getByLabel('Your answer')).toHaveValue(second);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  });

  const elsewhere = await browser.newContext({ permissions: ['microphone'] });
  const other = await elsewhere.newPage();
  await signIn(other);
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  await other.route('**/recordings', async (route) => {
    await listed;
    await route.continue();
  });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Take over here' }).click();

  await test.step('Done looks for recordings first, and asks about the one whose words are missing', async () => {
    await expect(other.getByLabel('Your answer')).toHaveValue(second);
    await other.getByRole('button', { name: 'Done' }).click();
    await expect(other.getByRole('button', { name: 'Looking for recordings…' })).toBeVisible();
    await expectNoSidewaysScroll(other);
    list();
    await expect(
      other.getByText(/^Your answer is not submitted yet: what you said is not in it/),
    ).toBeVisible();
    await expect(other.getByRole('button', { name: 'Submit without its words' })).toBeVisible();
    await expectAccessible(other);
  });

  await test.step('its words come before those that were said later', async () => {
    endpoint.audio.transcript = first;
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(other.getByLabel('Your answer')).toHaveValue(`${first}\n${second}`);
    await other.getByRole('button', { name: 'Done' }).click();
    await expect(other.getByRole('group', { name: 'Recording 1' })).toBeHidden();
  });
  await elsewhere.close();
});

/** Says something into the microphone, and stops. */
async function record(page: Page): Promise<void> {
  const speech = page.getByRole('group', { name: 'Answer by speaking' });
  await speech.getByRole('button', { name: /^Record (answer|more)$/ }).click();
  await stopAt(page, /^0:0[2-9] /);
}

/** Stops once so much of what is said is shown. */
async function stopAt(page: Page, shown: RegExp): Promise<void> {
  const speech = page.getByRole('group', { name: 'Answer by speaking' });
  await expect(speech.getByRole('timer')).toContainText(shown);
  await speech.getByRole('button', { name: 'Stop recording' }).click();
}

test('what another browser recorded meanwhile is missed by the one that takes the interview back at once', async ({
  page,
  browser,
}) => {
  await startPractice(page);
  await expect(page.getByLabel('Your answer')).toBeVisible();
  const elsewhere = await browser.newContext({ permissions: ['microphone'] });
  const other = await elsewhere.newPage();
  await signIn(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Take over here' }).click();
  endpoint.mode = 'refuses the key';
  await record(other);
  await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Take over here' }).click();
  await page.getByLabel('Your answer').fill('I asked a colleague and read the logs.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Your answer is not submitted yet: what you said is not in it/)).toBeVisible();
  endpoint.mode = 'correct';
  await elsewhere.close();
});

test('a recording that its browser did not finish is decided on before Done elsewhere', async ({
  page,
  browser,
}) => {
  await startPractice(page);
  const arrived = page.waitForResponse((reply) => reply.url().includes('/parts/') && reply.ok());
  await page.getByRole('button', { name: 'Record answer' }).click();
  await arrived;
  const elsewhere = await browser.newContext({ permissions: ['microphone'] });
  const other = await elsewhere.newPage();
  await signIn(other);
  await other.setViewportSize({ width: 360, height: 800 });
  const address = page.url();
  await other.goto(address);
  await other.getByRole('button', { name: 'Take over here' }).click();
  await other.getByLabel('Your answer').fill('I asked a colleague and read the logs.');
  await expect(other.getByText(/was not finished\. What arrived/)).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText(/a recording of it was not finished/)).toBeVisible();
  await expectNoSidewaysScroll(other);
  await other.getByRole('button', { name: 'Remove Recording 1' }).click();
  await other.getByRole('button', { name: 'Remove the recording' }).click();
  await expect(other.getByText(/a recording of it was not finished/)).toBeHidden();
  await elsewhere.close();
});

test('what was said where an interview was taken over is shown there once its question is closed elsewhere', async ({
  page,
  browser,
}) => {
  await startPractice(page);
  await page.route('**/recordings/**', (route) => route.abort());
  const speech = page.getByRole('group', { name: 'Answer by speaking' });
  await speech.getByRole('button', { name: 'Record answer' }).click();
  await expect(speech.getByRole('timer')).toContainText(/^0:(0[3-9]|[1-5]\d) /);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Take over here' }).click();
  const asked = await other.getByRole('heading', { level: 1 }).innerText();
  await other.getByRole('button', { name: 'Skip' }).click();
  await other.getByRole('button', { name: 'Skip question' }).click();
  await expect(other.getByRole('heading', { level: 1, name: asked })).toBeHidden();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Take over here' }).click();
  await elsewhere.close();

  const note = page.getByRole('alert').filter({ hasText: /recording to question 1 was handed over/ });
  await expect(note).toContainText('The question was skipped elsewhere.');
  await note.getByRole('button', { name: /^Play/ }).click();
  await expect(note.getByRole('slider')).not.toHaveValue('0');
  const saved = page.waitForEvent('download');
  await note.getByRole('button', { name: /^Save the sound/ }).click();
  expect((await saved).suggestedFilename()).toBe('recording-on-this-device.webm');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  // Only at the page's end does the bar with Done cover nothing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  await page.reload();
  await note.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the recording' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expect(note).toBeHidden();
});

test('what was said without a connection when the time ran out is shown at the end', async ({ page }) => {
  await startPractice(page);
  const { limitSeconds } = interviewSessions;
  await server.db.update(interviewSessions).set({ activeSeconds: sql`${limitSeconds} - 20` });
  await page.reload();
  const speech = page.getByRole('group', { name: 'Answer by speaking' });
  await speech.getByRole('button', { name: 'Record answer' }).click();
  await expect(speech.getByRole('meter')).toBeVisible();
  await page.context().setOffline(true);
  await expect(speech.getByRole('timer')).toContainText(/^0:(2[1-9]|[3-5]\d) /, { timeout: 60_000 });
  await page.context().setOffline(false);
  await expect(page.getByText(/^Not all of your recording to question 1/)).toBeVisible();
  await expect(page.getByText(/^The time is up\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
});

test('who reviews hears a spoken answer by keys alone, from what they cited and back', async ({
  page,
  browser,
}) => {
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const { _id: interviewId } = await freezeInterview(server, recruiter, workspaceId);
  const taking = { workspaceId, candidate: await createAccount(server) };
  const { sessionId } = await beginInvited(server, recruiter, interviewId, taking);

  await test.step('a candidate answers a hiring team by speaking', async () => {
    await signIn(page, taking.candidate);
    await page.goto(`${server.url}/candidate/interviews/session/${sessionId}`);
    await page.getByRole('button', { name: 'Record answer' }).click();
    await page.getByRole('button', { name: 'I agree, start recording' }).click();
    await stopAt(page, /^0:0[4-9] /);
    await expect(page.getByLabel('Your answer')).toHaveValue(endpoint.audio.transcript);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Question 2 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Finish early…' }).click();
    await page.getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('link', { name: 'View status' })).toBeVisible();
  });

  const team = await browser.newContext();
  const desk = await team.newPage();
  await signIn(desk, recruiter, 'recruiter');
  await desk.goto(`${server.url}/recruiter/interviews/${sessionId}`);
  const player = desk.getByRole('group', { name: 'Player' });
  const place = player.getByRole('slider', { name: 'Place in Question 1' });
  const later = 'Then I added an index, and it took 20 ms.';
  const sentence = desk.getByRole('button', { name: later, exact: true });

  await test.step('a sentence is cited, and plays from its moment', async () => {
    const { promise: isPlaced, resolve: goOn } = Promise.withResolvers<void>();
    await desk.route('**/audio', async (route) => {
      await isPlaced;
      await route.continue();
    });
    await expect(place).toHaveValue('0');
    for (const key of [']', 'ArrowDown', 'e']) await desk.keyboard.press(key);
    await expect(sentence).toBeFocused();
    await expect(sentence).toHaveAttribute('aria-pressed', 'true');
    await desk.keyboard.press('Space');
    await expect(place).toHaveValue('2');
    goOn();
    await expect(place).not.toHaveValue('2');
    await expect(sentence).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('and goes back, when it has ended', async () => {
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await player.getByRole('button', { name: 'Back 5 s' }).press('Enter');
    await expect(place).toHaveValue('0');
    await expectAccessible(desk);
  });

  await test.step('what was cited leads to its sentence, which is heard from there', async () => {
    await desk.locator('[data-competency]').getByTitle(later).press('Enter');
    await expect(sentence).toBeFocused();
    await desk.keyboard.press('Space');
    expect(Number(await place.inputValue())).toBeGreaterThanOrEqual(2);
  });
  await team.close();
});
