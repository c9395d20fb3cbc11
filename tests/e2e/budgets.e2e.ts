import type { Page } from '@playwright/test';
import type { BuiltResume, CompanyCandidatePage, Session } from '../../openapi/gen/types.gen.ts';
import { demoAccount } from '../support/demo-account.ts';
import { resumeDraft } from '../support/resumes.ts';
import { expect, test } from './support/fixtures.ts';
import { signInBeside } from './support/journey.ts';
import { countScriptBytes } from './support/script-bytes.ts';

const KB = 1000;
const SESSIONS = '/api/v1/interviews/session';

interface Loaded {
  readonly requests: readonly string[];
  /** Of all scripts, in brotli. */
  readonly scriptBytes: number;
  readonly fontBytes: number;
}

/** What a browser that knows nothing yet asks for until the page is drawn and quiet. */
async function load(page: Page, path: string): Promise<Loaded> {
  const requests: string[] = [];
  const scriptBytesOf = countScriptBytes(page);
  let fontBytes = 0;
  page.on('response', (response) => {
    requests.push(response.url());
    const type = response.request().resourceType();
    if (type === 'font') fontBytes += Number(response.headers()['content-length']);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const scriptBytes = await scriptBytesOf();
  const description = `${scriptBytes} B, ${requests.length} requests`;
  test.info().annotations.push({ type: path, description });
  return { requests, scriptBytes, fontBytes };
}

test('the login page stays within its budget', async ({ quietPage: page }) => {
  const { requests, scriptBytes, fontBytes } = await load(page, '/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(scriptBytes).toBeLessThanOrEqual(135 * KB);
  expect(fontBytes).toBeGreaterThan(0);
  expect(fontBytes).toBeLessThanOrEqual(40 * KB);
  expect(requests.length).toBeLessThanOrEqual(6);
  // Two waves: the page, and all that it needs.
  const waits = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const arrived = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
    // What the page itself asks for by a link waits for no script, however busy the machine is.
    const asked = scripts.filter(({ initiatorType }) => initiatorType !== 'link');
    return asked.filter(({ startTime }) => startTime > arrived).map(({ name }) => name);
  });
  expect(waits).toEqual([]);
});

test('scripts are precompressed and kept for ever', async ({ page, request }) => {
  const { requests } = await load(page, '/auth/login');
  const scripts = requests.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const reply = await request.get(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers()['content-encoding']).toBe('br');
    expect(reply.headers()['cache-control']).toContain('immutable');
  }
});

test('a page of one role is not downloaded for a visitor', async ({ page }) => {
  const { requests } = await load(page, '/candidate/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(requests.filter((url) => /candidate|dashboard/.test(new URL(url).pathname)).slice(1)).toEqual([]);
});

test.describe('a candidate', () => {
  test.beforeEach(async ({ page, server }) => {
    // What is fetched once the browser is idle, for a time without a connection (D9), draws no page.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/dev/outbox');
    await signInBeside(page, demoAccount(server.printed, 'candidate'));
  });

  for (const [path, most] of [
    ['/candidate/interviews', 200],
    ['/candidate/reports', 200],
    ['/candidate/resume', 200],
    ['/resume-builder', 220],
    ['/resume-builder/my-resumes', 220],
    ['/resume-builder/create', 220],
  ] as const) {
    test(`finds ${path} within its budget`, async ({ page }) => {
      const { scriptBytes } = await load(page, path);
      expect(scriptBytes).toBeLessThanOrEqual(most * KB);
    });
  }

  test('writes a resume before what draws its pages is there', async ({ page }) => {
    const { _id } = await call<BuiltResume>(page, 'POST', '/api/v1/resumes', resumeDraft());
    const isEngine = /resume-engine/;
    await page.route(isEngine, (route) => route.abort());
    const { scriptBytes: first } = await load(page, `/resume-builder/${_id}`);
    await page.unroute(isEngine);
    await page.goto('/dev/outbox');
    const { scriptBytes: all } = await load(page, `/resume-builder/${_id}`);
    await expect(page.getByRole('img', { name: /page 1 of 1$/ })).toBeVisible();
    expect(first).toBeLessThanOrEqual(220 * KB);
    // The engine and the viewer.
    expect(all - first).toBeGreaterThan(400 * KB);
    expect(all - first).toBeLessThanOrEqual(800 * KB);
  });

  test('downloads neither an editor, a runtime nor a chart before they are used', async ({ page }) => {
    const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
    const practice = await call(page, 'POST', SESSIONS, { mode: 'practice', ...wish });
    const session = `${SESSIONS}/${practice._id}`;
    await call(page, 'POST', `${session}/start`);
    const asked = await load(page, `/candidate/interviews/session/${practice._id}`);
    await expect(page.getByLabel('Your answer')).toBeVisible();

    await call(page, 'POST', `${session}/complete`);
    const reported = async () => (await call(page, 'GET', session)).report_id;
    await expect.poll(reported).not.toBeNull();
    const report = await load(page, `/candidate/reports/${await reported()}`);
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();

    const rare = /code-editor|worker|wasm|pyodide|python|score-|comparison|trend/;
    expect([...asked.requests, ...report.requests].filter((url) => rare.test(url))).toEqual([]);
  });
});

for (const list of ['workspaces', 'candidates', 'interviews', 'reports', 'tests'])
  test(`a recruiter finds the list of ${list} within its budget`, async ({ page, server }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // A stream that stays open leaves no page quiet.
    await page.route('**/api/v1/recruiter/changes', (route) => route.abort());
    await page.goto('/dev/outbox');
    await signInBeside(page, demoAccount(server.printed, 'recruiter'));
    const { scriptBytes } = await load(page, `/recruiter/${list}`);
    expect(scriptBytes).toBeLessThanOrEqual(200 * KB);
  });

test('a candidate of a workspace opens within the budget of a list, without its other tabs', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route('**/api/v1/recruiter/changes', (route) => route.abort());
  await page.goto('/dev/outbox');
  await signInBeside(page, demoAccount(server.printed, 'recruiter'));
  const { items } = await call<CompanyCandidatePage>(page, 'GET', '/api/v1/recruiter/candidates');
  const [of] = items.flatMap(({ applications }) => applications);
  const path = `/recruiter/workspaces/${of?.workspace_id}/candidates/${of?.candidate_id}`;
  const { scriptBytes, requests } = await load(page, path);
  expect(scriptBytes).toBeLessThanOrEqual(200 * KB);
  expect(requests.filter((url) => /candidate-(scorecards|interviews|emails)/.test(url))).toEqual([]);
});

/** Calls an operation beside the page as whoever is signed in, in the same browser. */
async function call<Answer = Session>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Answer> {
  const [stored, client] = await page.evaluate(() => [
    localStorage.getItem('auth') ?? '{}',
    localStorage.getItem('interview-client') ?? '',
  ]);
  const headers = {
    Authorization: `Bearer ${JSON.parse(stored ?? '').accessToken}`,
    ...(client && { 'Interview-Client': client }),
  };
  const reply = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
  return reply.json();
}
