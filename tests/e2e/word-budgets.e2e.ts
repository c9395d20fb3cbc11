import { expect, type Page, test } from '@playwright/test';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import {
  begunAttempt,
  decideOnConsents,
  inviteToInterview,
  submittedInterview,
} from '../support/interviews.ts';
import { type Answer, practisedReport, soundly, unfinished } from '../support/reports.ts';
import { createdResume } from '../support/resumes.ts';
import { call, judged } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { visibleTexts } from './support/visible-words.ts';

/** How many words a screen may have at most, in the state it opens in and without what the person wrote. */
const BUDGET = {
  practiceSetUp: 90,
  startPage: 60,
  question: 60,
  feedback: 150,
  reportOfThree: 450,
  invitationStep: 250,
  result: 400,
  compare: 300,
  trend: 80,
  settingsTab: 120,
  list: 100,
  dashboard: 120,
  resumeEditor: 160,
} as const;

const SESSION = '/api/v1/interviews/session';

let server: TestServer;
let account: TestAccount;
/** What the person of a test answered. */
let said: string[];
/** The screens of a test that have more words than they may, each with how many and where the most are. */
let over: string[];

test.beforeAll(async () => {
  server = await startTestServer({ pageDir: process.env['DIST_DIR'] ?? 'dist', engine: 'pglite' });
});
test.afterAll(() => server?.close());

test.beforeEach(async ({ page }) => {
  account = await createAccount(server);
  said = [];
  over = [];
  const { userId: _id, email, accessToken } = account;
  const user = { _id, email, full_name: 'Robin Vale', role: 'candidate', is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await page.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
});

/** Opens a screen and counts its words. */
async function look(page: Page, screen: string, budget: number, path: string): Promise<void> {
  await page.goto(server.url + (path.startsWith('/') ? path : `/candidate/${path}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const texts = await visibleTexts(page, said);
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  test.info().annotations.push({ type: screen, description: `${words} of ${budget}` });
  const longest = texts.toSorted((one, other) => other.words - one.words).slice(0, 5);
  if (words > budget) over.push(`${screen}: ${words} of ${budget}, ${JSON.stringify(longest)}`);
}

/** A practice of three questions, before its start. */
async function createdPractice(change: object = {}): Promise<string> {
  const choice = { role_family: 'software', level: 'mid', question_type: 'behavioural', question_count: 3 };
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'practice', ...choice, ...change });
  return _id;
}

const startedPractice = async (change: object = {}): Promise<Session> =>
  call(server, account, 'POST', `${SESSION}/${await createdPractice(change)}/start`);

/** Answers likewise, and writes down what was said. */
const saying =
  (answer: Answer): Answer =>
  (turn) => {
    const text = answer(turn);
    said.push(text);
    return text;
  };

/** A practice that shows what was found in the answer to its first question. */
async function practiceWithFeedback(answer: Answer): Promise<string> {
  let session = await startedPractice({ feedback_after_each: true });
  while (session.current_turn) {
    const turn = session.current_turn;
    const path = `${SESSION}/${session._id}/turns/${turn._id}/answer`;
    session = await call(server, account, 'POST', path, { text: answer(turn) });
  }
  return session._id;
}

test('somebody new reads few words on each screen', async ({ page }) => {
  await look(page, 'dashboard', BUDGET.dashboard, 'dashboard');
  await look(page, 'interviews', BUDGET.list, 'interviews');
  await look(page, 'reports', BUDGET.list, 'reports');
  await look(page, 'trend', BUDGET.trend, 'reports?view=trend');
  await look(page, 'practice set-up', BUDGET.practiceSetUp, 'interviews/practice');
  await look(page, 'profile', BUDGET.settingsTab, 'profile');
  expect(over).toEqual([]);
});

test('each tab of the settings has few words', async ({ page }) => {
  await begunAttempt(server, account, await inviteToInterview(server, account.email));
  const tabs = ['account', 'password', 'two-factor', 'passkeys', 'devices', 'notifications'];
  for (const tab of [...tabs, 'accessibility', 'consents', 'your-data'])
    await look(page, tab, BUDGET.settingsTab, `settings?tab=${tab}`);
  expect(over).toEqual([]);
});

test('who practices reads few words on each screen', async ({ page }) => {
  await look(page, 'start page', BUDGET.startPage, `interviews/session/${await createdPractice()}`);
  for (const [question_type, budget] of [
    ['behavioural', BUDGET.question],
    ['multiple_choice', 100],
    ['coding', 160],
  ] as const) {
    const { _id } = await startedPractice({ question_type });
    await look(page, `question, ${question_type}`, budget, `interviews/session/${_id}`);
  }
  for (const answer of [soundly, unfinished]) {
    const id = await practiceWithFeedback(saying(answer));
    await look(page, 'feedback', BUDGET.feedback, `interviews/session/${id}`);
  }
  await look(page, 'practice set-up', BUDGET.practiceSetUp, 'interviews/practice');

  const whole = await practisedReport(server, account, saying(soundly));
  const half = await practisedReport(server, account, saying(unfinished));
  for (const { _id } of [whole, half]) await look(page, 'report', BUDGET.reportOfThree, `reports/${_id}`);
  await look(page, 'compare', BUDGET.compare, `reports?compare=${half._id},${whole._id}`);
  await look(page, 'trend', BUDGET.trend, 'reports?view=trend');
  await look(page, 'reports', BUDGET.list, 'reports');
  await look(page, 'dashboard', BUDGET.dashboard, 'dashboard');
  expect(over).toEqual([]);
});

test('who is invited reads few words on each screen', async ({ page }) => {
  const invited = await inviteToInterview(server, account.email);
  for (const step of ['expect', 'choices', 'ready'])
    await look(page, `invitation, ${step}`, BUDGET.invitationStep, `interviews/${invited}?step=${step}`);
  await decideOnConsents(server, account, invited);
  await look(page, 'invitation, decided', BUDGET.invitationStep, `interviews/${invited}`);
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'ai', interview_id: invited });
  await look(page, 'start page', BUDGET.startPage, `interviews/session/${_id}`);
  const begun = await begunAttempt(server, account, await inviteToInterview(server, account.email));
  await look(page, 'question', 66, `interviews/session/${begun._id}`);

  const { id, sessionId } = await submittedInterview(server, account);
  await judged(server, account, sessionId);
  await look(page, 'result', BUDGET.result, `interviews/results/${id}`);
  await look(page, 'interviews', BUDGET.list, 'interviews');
  await look(page, 'completed interviews', BUDGET.list, 'interviews?tab=completed');
  await look(page, 'dashboard', BUDGET.dashboard, 'dashboard');
  expect(over).toEqual([]);
});

test('who writes resumes reads few words on each screen', async ({ page }) => {
  for (const path of ['/candidate/resume', '/resume-builder', '/resume-builder/create'])
    await look(page, path, BUDGET.list, path);
  const { _id } = await createdResume(server, account);
  for (const path of ['/candidate/resume', '/resume-builder', '/resume-builder/my-resumes'])
    await look(page, path, BUDGET.list, path);
  await look(page, 'resume', BUDGET.resumeEditor, `/resume-builder/${_id}`);
  expect(over).toEqual([]);
});
