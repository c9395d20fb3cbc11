import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { draftsOn } from '../e2e/support/drafts-on.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { demoAccount } from '../support/demo-account.ts';
import type { ServerProcess } from '../support/server-process.ts';

const SESSIONS = '/api/v1/interviews/session';
const CREATION =
  'Interview session creation is taking longer than expected. This might be due to high server load. Please try again in a moment.';
const OPERATION =
  'Interview session operation is taking longer than expected. Please check your connection and try again.';
const SESSION_TIMEOUT_MS = 45_000;
/** What a fault may cost at the most. */
const TYPED_WITHIN_MS = 2000;

const JSON_BODY = { 'Content-Type': 'application/json' };

const ANSWER = 'In May I wrote a test that shows the fault, and we rolled the release back.';

interface Demo {
  readonly auth: string;
  /** Calls an operation beside the browser, whatever its network does. */
  call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T>;
}

let demo: Demo;

test.beforeAll(async ({ server }) => {
  demo = await signInDemo(server);
});

test.beforeEach(async ({ context }) => {
  await context.addInitScript((auth) => localStorage.setItem('auth', auth), demo.auth);
  // Time passes as it always does, unless a test lets it run ahead.
  await context.clock.install();
});

async function signInDemo(server: ServerProcess): Promise<Demo> {
  const { url } = server;
  const { email, password } = demoAccount(server.printed, 'candidate');
  const body = new URLSearchParams({ username: email, password });
  const login = await (await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body })).json();
  const { access_token: accessToken, user } = login as { access_token: string; user: object };
  return {
    auth: JSON.stringify({ user, accessToken, isAuthenticated: true }),
    async call(method, path, json) {
      const headers = { Authorization: `Bearer ${accessToken}`, ...(json && JSON_BODY) };
      const reply = await fetch(url + path, { method, headers, body: json ? JSON.stringify(json) : null });
      return reply.json();
    },
  };
}

/** Opens a practice at its first question, and gives the address of its session in the API. */
async function openPractice(page: Page): Promise<string> {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  const { _id } = await demo.call<Session>('POST', SESSIONS, { mode: 'practice', ...wish });
  await demo.call('POST', `${SESSIONS}/${_id}/start`);
  await page.goto(`/candidate/interviews/session/${_id}`);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  return `${SESSIONS}/${_id}`;
}

/** Every attempt to hand an answer in, as the page made it. */
function watchAnswers(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answer')) seen.push(request);
  });
  return seen;
}

async function expectStoredOnce(session: string, attempts: readonly Request[]): Promise<void> {
  const stored = async () => {
    const { turns } = await demo.call<Session>('GET', session);
    return turns.filter(({ answer }) => answer === ANSWER).length;
  };
  // The page says nothing of an answer that is just being sent.
  await expect.poll(stored).toBe(1);
  const keys = attempts.map((request) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
}

/** Stops the page's clock a little later: from now on time passes only as the test says. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

/** Opens the page again after its tab has gone without a word. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

const field = (page: Page) => page.getByLabel('Your answer');
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const submit = (page: Page) => page.getByRole('button', { name: 'Done' }).click();

test('a minute offline costs nothing that was typed, and the answer goes out by itself, once', async ({
  page: first,
  context,
}) => {
  const session = await openPractice(first);
  await context.setOffline(true);
  await field(first).fill(ANSWER);
  await first.clock.runFor(TYPED_WITHIN_MS);
  await expect(first.getByText('Not saved yet — kept on this device')).toBeVisible();
  await context.setOffline(false);
  // The list of recordings never arrives: who typed an answer does not wait for it.
  await context.route('**/recordings', (route) => route.abort());
  const page = await crash(first, context);
  await expect(field(page)).toHaveValue(ANSWER);

  const attempts = watchAnswers(page);
  await context.setOffline(true);
  await submit(page);
  const said = notice(page, 'There is no connection. Your answer is kept on this device.');
  await expect(said).toContainText('It is submitted by itself when the network is back.');
  await page.clock.runFor(60_000);
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(said).toBeHidden();
  await expectStoredOnce(session, attempts);
  await expect.poll(() => draftsOn(page)).toEqual([]);
});

test('half a minute of 503 is waited out with one key, and the page says so', async ({ page }) => {
  const session = await openPractice(page);
  const attempts = watchAnswers(page);
  await page.route('**/turns/**', (route) => route.fulfill({ status: 503, json: { detail: 'Busy.' } }));
  await field(page).fill(ANSWER);
  await page.clock.runFor(TYPED_WITHIN_MS);
  await expect(page.getByText('Not saved yet — kept on this device')).toBeVisible();
  await stopClock(page);
  await submit(page);
  const said = notice(page, 'The server cannot take the answer at the moment.');
  await expect.poll(() => attempts.length).toBe(1);
  // Again, where the page had not begun to wait: one more wait of that length is too short for the next attempt.
  const expectNextAfter = async (wait: number) => {
    const next = attempts.length + 1;
    await expect
      .poll(async () => {
        await page.clock.runFor(wait);
        return attempts.length;
      })
      .toBe(next);
  };
  for (const wait of [1000, 2000, 4000, 8000, 16_000]) {
    await expect(said).toContainText('Your answer is kept on this device.');
    await expectNextAfter(wait);
  }
  await page.unroute('**/turns/**');
  await expectNextAfter(30_000);
  await expect(said).toBeHidden();
  await expectStoredOnce(session, attempts);
});

test('an answer that the server took too slowly is not stored again', async ({ page }) => {
  const session = await openPractice(page);
  const attempts = watchAnswers(page);
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  await page.route('**/answer', (route) => void route.fetch().then(() => taken()), { times: 1 });
  await field(page).fill(ANSWER);
  await stopClock(page);
  await submit(page);
  await isTaken;
  await page.clock.runFor(SESSION_TIMEOUT_MS);
  const said = notice(page, OPERATION);
  await expect(said).toContainText('It is submitted by itself in a moment.');
  await page.clock.runFor(1000);
  await expect(said).toBeHidden();
  await expect.poll(() => attempts.length).toBe(2);
  await expectStoredOnce(session, attempts);
});

test('a session whose creation took too long is not created again', async ({ page }) => {
  const count = async () => (await demo.call<{ total: number }>('GET', '/api/v1/interviews/sessions')).total;
  await page.goto('/candidate/interviews/practice');
  const before = await count();
  const { promise: isMade, resolve: made } = Promise.withResolvers<void>();
  await page.route(`**${SESSIONS}`, (route) => void route.fetch().then(() => made()), { times: 1 });
  await page
    .getByRole('button', { name: /^Start:/ })
    .first()
    .click();
  await isMade;
  await page.clock.runFor(SESSION_TIMEOUT_MS);
  const alert = page.getByRole('alert').filter({ hasText: 'The practice was not started' });
  await expect(alert).toContainText(CREATION);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  expect(await count()).toBe(before + 1);
});
