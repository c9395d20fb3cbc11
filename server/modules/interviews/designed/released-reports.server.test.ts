// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActivityPage,
  HiringInterview,
  InterviewResult,
  ReportPage,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview, takeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { call, judged } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { hiringTerms, invitations, workspaces } from '../../../platform/database/schema/index.ts';

let server: TestServer;
let lead: TestAccount;
let candidate: TestAccount;
let workspaceId: string;
let interviewId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  ({ workspace_id: workspaceId } = await openHiring(server, lead));
  const done = await completedInterview(server, lead, { workspaceId, candidate });
  interviewId = done.interviewId;
  await judged(server, candidate, done.sessionId);
});

const path = () => `/workspaces/${workspaceId}/interviews/${interviewId}`;
const released = (who = lead) => callAs(server, who)<HiringInterview>('POST', `${path()}/release-reports`);
const reportsOf = async () => (await callAs(server, lead)<HiringInterview>('GET', path())).body.reports;

const closeWindow = () =>
  server.db
    .update(hiringTerms)
    .set({ closesAt: new Date(Date.now() - 1000) })
    .where(eq(hiringTerms.interviewId, interviewId));

/** What the candidate is told, and whether their list has the report. */
async function seen() {
  const url = `/api/v1/interviews/invited/${interviewId}/result`;
  const result = await call<InterviewResult>(server, candidate, 'GET', url);
  const list = await call<ReportPage>(server, candidate, 'GET', '/api/v1/reports');
  return { result, isOpen: result.report_id !== null, isListed: list.total > 0 };
}

const closed = { isOpen: false, isListed: false };
const open = { isOpen: true, isListed: true };

test('while others can be invited the report waits, and transcript and state are open', async () => {
  const { result, ...report } = await seen();
  expect(report).toEqual(closed);
  const [terms] = await server.db.select().from(hiringTerms).where(eq(hiringTerms.interviewId, interviewId));
  expect(result).toMatchObject({
    evaluation: { state: 'done' },
    report_note: expect.stringMatching(/^Your report opens once this interview has closed for everyone/),
    report_opens_at: terms?.closesAt.toISOString(),
  });
  expect(result.transcript[0]?.answer).toMatch(/^Last winter/);
  expect(await reportsOf()).toEqual({ are_open: false, released_at: null, still_open: 0 });
});

test('after the window it opens, once nobody else can begin or is at it', async () => {
  const other = await createAccount(server);
  await takeInterview(server, lead, interviewId, { workspaceId, candidate: other, name: 'Ben Bo' });
  await closeWindow();
  expect(await seen()).toMatchObject(open);
  expect((await seen()).result.report_opens_at).toBeNull();
  // Ada was given more time than the others.
  const until = new Date(Date.now() + 60_000);
  const ofBen = eq(invitations.candidateId, other.userId);
  await server.db.update(invitations).set({ closesAt: until, candidateId: null }).where(ofBen);
  expect(await seen()).toMatchObject({ ...closed, result: { report_opens_at: until.toISOString() } });
  expect((await reportsOf()).still_open).toBe(1);
  await server.db.update(invitations).set({ declinedAt: new Date() }).where(eq(invitations.closesAt, until));
  expect(await seen()).toMatchObject(open);
});

test('in a closed workspace nobody can be invited any more', async () => {
  await server.db.update(workspaces).set({ status: 'closed' }).where(eq(workspaces.id, workspaceId));
  expect(await seen()).toMatchObject(open);
});

test('a lead releases it for good, and the activity says so once', async () => {
  const { status, body } = await released();
  expect([status, body.reports.are_open, body.reports.released_at]).toEqual([200, true, expect.any(String)]);
  expect(await seen()).toMatchObject(open);
  expect((await released()).body.reports.released_at).toBe(body.reports.released_at);
  const { items } = (
    await callAs(server, lead)<ActivityPage>('GET', `/workspaces/${workspaceId}/activity?page_size=100`)
  ).body;
  expect(items.filter(({ kind }) => kind === 'reports_released')).toMatchObject([
    { actor: { _id: lead.userId }, change: { after: 'Ward nurse' } },
  ]);
});

test.each(['recruiter', 'hiring_manager', 'interviewer'] as const)('a %s does not release', async (role) => {
  const other = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, other, { workspace_id: workspaceId }, role);
  expect((await released(other)).status).toBe(403);
  expect(await seen()).toMatchObject(closed);
});

test('of another company’s interview nothing is released, nor by way of an own workspace', async () => {
  const stranger = await createAccount(server, 'recruiter');
  const { workspace_id: own } = await openHiring(server, stranger);
  expect((await released(stranger)).status).toBe(404);
  const askew = `/workspaces/${own}/interviews/${interviewId}/release-reports`;
  expect((await callAs(server, stranger)('POST', askew)).status).toBe(404);
  expect(await seen()).toMatchObject(closed);
});
