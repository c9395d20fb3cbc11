import { expect, test } from '@playwright/test';
import { createEngine } from '../../server/modules/assessment/engine.ts';
import { createAccount } from '../support/accounts.ts';
import { PausingChat } from '../support/pausing-chat.ts';
import { call } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { validAnswerTo } from '../support/valid-answers.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/fixtures.ts';

const ask = 'Thank you for that, and now what exactly did you do yourself in all of these days?';

const chat = new PausingChat();
let server: TestServer;

test.beforeAll(async () => {
  // A clock that stands still: a follow-up has eight seconds of it.
  const started = new Date();
  server = await startTestServer({
    pageDir: process.env['DIST_DIR'] ?? 'dist',
    engine: 'pglite',
    now: () => started,
    judging: createEngine({ ai: chat }),
  });
});
test.afterAll(() => server?.close());

test('the words of a follow-up are shown while a model writes them', async ({ page }) => {
  chat.pieces = [ask.slice(0, 30), ask.slice(30, -5), ask.slice(-5)];
  const account = await createAccount(server);
  const choice = {
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: 3,
  };
  const path = '/api/v1/interviews/session';
  const { _id } = await call(server, account, 'POST', path, { mode: 'practice', ...choice });
  const { current_turn } = await call(server, account, 'POST', `${path}/${_id}/start`);
  const user = { _id: account.userId, email: account.email, full_name: 'Robin Vale', role: 'candidate' };
  const stored = { user: { ...user, is_verified: true, is_active: true }, accessToken: account.accessToken };
  const auth = JSON.stringify({ ...stored, isAuthenticated: true });
  await page.addInitScript((value) => window.localStorage.setItem('auth', value), auth);
  await page.goto(`${server.url}/candidate/interviews/session/${_id}`);
  await page.getByRole('textbox', { name: 'Your answer' }).fill(validAnswerTo(current_turn?.prompt ?? ''));
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your answer is stored' })).toBeFocused();
  await expect(
    page.getByText('Thank you for that, and now what exactly did you', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  chat.goOn();
  await expect(page.getByRole('heading', { level: 1, name: ask })).toBeFocused();
  await expect(page.getByText('Written by AI, about your answer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeEditable();
});
