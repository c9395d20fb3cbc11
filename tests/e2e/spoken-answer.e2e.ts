import { expect, type Page, test } from '@playwright/test';
import { createSpeech } from '../../server/platform/ai/speech-client.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { AiEndpoint } from '../support/ai-endpoint.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';

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
test.afterAll(async () => {
  await server?.close();
  await endpoint?.stop();
});

/** Starts a practice of three questions, without feedback in between, as somebody who is signed in. */
async function startPractice(page: Page): Promise<void> {
  const { userId: _id, email, accessToken } = candidate;
  const user = { _id, email, full_name: 'Robin Vale', role: 'candidate', is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await page.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
  await page.goto(`${server.url}/candidate/interviews/practice`);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Feedback after each answer' }).uncheck();
  await page.getByRole('button', { name: 'Set up interview' }).click();
  await page.getByRole('button', { name: 'Start the interview' }).click();
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
    await recording.getByRole('button', { name: 'Play Recording 1' }).click();
    await expect(recording.getByRole('slider')).not.toHaveValue('0');
    await page.getByText('What the machine heard').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
