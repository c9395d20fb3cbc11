// @module-tag postgres
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  ApplicationPage,
  IntegrityLog,
  IntegrityReview,
  InterviewReportDetail,
  InterviewReportPage,
  Problem,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { call as callCandidate } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  auditEntries,
  integrityEvents,
  integrityFindings,
  integrityLogs,
} from '../../../platform/database/schema/index.ts';

let server: TestServer;
let ada: TestAccount;
let candidate: TestAccount;
let admin: TestAccount;
let workspace: Awaited<ReturnType<typeof openHiring>>;
let ids: Awaited<ReturnType<typeof completedInterview>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  ada = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  workspace = await openHiring(server, ada);
  const { workspace_id: workspaceId } = workspace;
  ids = await completedInterview(server, ada, { workspaceId, candidate });
  const { sessionId } = ids;
  path = `/reviews/${sessionId}/integrity`;
  await server.db.insert(integrityLogs).values({ sessionId });
  const exit = { signal: 'page_hidden', durationMs: 20_000, whilePaused: false, at: new Date() } as const;
  await server.db.insert(integrityEvents).values([
    { ...exit, sessionId, id: 'exit-1' },
    { ...exit, sessionId, id: 'exit-2', comment: 'The doorbell rang.', commentedAt: new Date() },
  ]);
});

const as = (who: TestAccount) => callAs(server, who);
const rate = (who: TestAccount) =>
  as(who)('POST', `/reviews/${ids.sessionId}/scorecard/submit`, nurseScorecard(ids.turnId));
const read = async (who = ada) => (await as(who)<IntegrityReview>('GET', path)).body;

const violation = (reviewer: TestAccount | null) => ({
  verdict: 'violation',
  text: 'Two long exits.',
  event_ids: ['exit-2'],
  second_reviewer_id: reviewer?.userId ?? null,
});

/** A colleague of Ada's in the same workspace. */
async function joined(role: 'hiring_manager' | 'interviewer' = 'hiring_manager'): Promise<TestAccount> {
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, ada, colleague, workspace, role);
  return colleague;
}

async function proposed(reviewer: TestAccount | null): Promise<string> {
  await rate(ada);
  const { status, body } = await as(ada)<IntegrityReview>('POST', `${path}/findings`, violation(reviewer));
  expect(status).toBe(200);
  return body.findings[0]?._id ?? '';
}

const decide = (who: TestAccount, id: string, outcome = 'confirmed') =>
  as(who)<IntegrityReview & Problem>('POST', `${path}/findings/${id}/decision`, {
    outcome,
    reason: 'The pastes follow the exits.',
  });

/** As if the five days were over. */
const endCommentPeriod = (id: string) =>
  server.db.update(integrityFindings).set({ commentUntil: new Date() }).where(eq(integrityFindings.id, id));

const asAdmin = async <T>(method: 'GET' | 'POST', url: string, body?: object) => {
  const reply = await fetch(`${server.url}/api/v1/admin/interview-reports${url}`, {
    method,
    headers: {
      Authorization: `Bearer ${admin.accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
};

const ownLog = () =>
  callCandidate<IntegrityLog>(server, candidate, 'GET', `/api/v1/fraud-detection/sessions/${ids.sessionId}`);

test('rule 1: what was noted opens with one’s own scorecard, to read and to judge', async () => {
  const refused = await as(ada)<Problem>('GET', path);
  expect([refused.status, refused.body.code]).toEqual([409, 'rate_first']);
  expect(JSON.stringify(refused.body)).not.toMatch(/exit|doorbell|review/);
  expect((await as(ada)('POST', `${path}/findings`, violation(null))).status).toBe(409);
  await rate(ada);
  const seen = await read();
  expect(seen).toMatchObject({ band: 'review', status: 'not_reviewed', findings: [], second_reviewers: [] });
  expect(seen.events.map(({ comment }) => comment)).toEqual([null, 'The doorbell rang.']);
});

test('one person may pass it, or find it suspicious, and the newest word stands', async () => {
  await rate(ada);
  const say = (verdict: string, text = '') =>
    as(ada)<IntegrityReview & Problem>('POST', `${path}/findings`, {
      ...{ verdict, text, event_ids: [], second_reviewer_id: null },
    });
  expect((await say('suspicious')).body.errors).toMatchObject([{ field: 'text' }]);
  expect((await say('suspicious', 'Two exits.')).body.status).toBe('suspicious');
  const { body } = await say('passed');
  expect([body.status, body.findings.length]).toEqual(['passed', 2]);
  expect(await ownLog()).toMatchObject({ findings: [] });
});

test('a violation is confirmed by a second person who did not propose it, after five days', async () => {
  const grace = await joined();
  await rate(grace);
  const id = await proposed(grace);
  expect((await server.mailTo(grace.email)).subject).toBe('Second review: Ward nurse at Analytical Engines');
  const stepOf = async (who: TestAccount) =>
    (await as(who)<ApplicationPage>('GET', `/workspaces/${workspace.workspace_id}/applications?q=Zoe`)).body
      .items[0]?.next_step?.kind;
  expect(await stepOf(grace)).toBe('second_review');
  expect(await stepOf(ada)).not.toBe('second_review');
  expect((await decide(ada, id)).status).toBe(403);
  const early = await decide(grace, id);
  expect([early.status, early.body.code]).toEqual([409, 'comment_period']);
  expect(await read()).toMatchObject({ status: 'not_reviewed' });
  await endCommentPeriod(id);
  const { body } = await decide(grace, id);
  expect(body).toMatchObject({
    status: 'violation',
    findings: [{ second_review: { state: 'confirmed', decided_by: { _id: grace.userId } } }],
  });
  expect((await decide(grace, id, 'rejected')).body.code).toBe('decided_already');
  const activity = await as(ada)<object>('GET', `/workspaces/${workspace.workspace_id}/activity`);
  expect(JSON.stringify(activity.body)).toContain('integrity_decided');
  expect(JSON.stringify(activity.body)).not.toMatch(/violation|exits/);
});

test('the candidate is told, answers until it is decided, and reads the reason', async () => {
  const grace = await joined();
  await rate(grace);
  const id = await proposed(grace);
  const told = await vi.waitFor(async () => {
    const mails = await server.outbox();
    return (
      mails.find(({ recipient, subject }) => recipient === candidate.email && /comment/.test(subject)) ??
      expect.fail('It is not mailed yet')
    );
  });
  expect(told.text).toContain(`/candidate/interviews/results/${ids.interviewId}?tab=${ids.sessionId}`);
  const reply = (text: string, by = candidate) =>
    callCandidate<IntegrityLog>(server, by, 'PUT', `/api/v1/fraud-detection/findings/${id}/reply`, { text });
  const log = await reply('The doorbell rang twice.');
  expect(log.findings).toMatchObject([{ state: 'waiting', text: 'Two long exits.', event_ids: ['exit-2'] }]);
  expect(JSON.stringify(log)).not.toContain(grace.userId);
  await expect(reply('Mine', await createAccount(server))).rejects.toThrow('404');
  expect((await read(grace)).findings[0]?.second_review?.reply).toBe('The doorbell rang twice.');
  await decide(grace, id, 'rejected');
  expect((await ownLog()).findings).toMatchObject([
    { state: 'rejected', reason: 'The pastes follow the exits.' },
  ]);
  await expect(reply('Late')).rejects.toThrow('409');
  expect((await read()).status).toBe('not_reviewed');
});

test('an administrator decides only where nobody else of the workspace could', async () => {
  const id = await proposed(null);
  expect((await decide(ada, id)).status).toBe(403);
  const { body: page } = await asAdmin<InterviewReportPage>('GET', '?state=waiting');
  const own = page.items.find(({ _id }) => _id === id);
  expect(own).toMatchObject({ interview: 'Ward nurse', events_cited: 1, state: 'waiting' });
  expect((await ownLog()).findings[0]?.administrator_looks).toEqual([]);
  const { body: detail } = await asAdmin<InterviewReportDetail>('GET', `/${id}`);
  const looks = (await ownLog()).findings[0]?.administrator_looks ?? [];
  expect(looks.map((at) => Math.abs(Date.now() - Date.parse(at)) < 600_000)).toEqual([true]);
  expect(detail).toMatchObject({ event_ids: ['exit-2'], band: 'review' });
  expect(JSON.stringify(detail)).not.toMatch(/Zoe|Zett/);
  expect(JSON.stringify(detail)).not.toContain(candidate.email);
  const decision = { outcome: 'confirmed', reason: 'The pastes follow the exits.' };
  expect((await asAdmin<Problem>('POST', `/${id}/decision`, decision)).body.code).toBe('comment_period');
  await endCommentPeriod(id);
  const { body } = await asAdmin<InterviewReportDetail>('POST', `/${id}/decision`, decision);
  expect(body.report).toMatchObject({ state: 'confirmed', decided_by: { _id: admin.userId } });
  const [entry] = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, id))
    .orderBy(desc(auditEntries.number));
  expect(entry).toMatchObject({ action: 'integrity_finding.confirmed', actorId: admin.userId });
  expect(await read()).toMatchObject({
    status: 'violation',
    findings: [{ second_review: { decided_by: null } }],
  });
});

test('with a colleague no administrator is asked, and who proposes anew takes back what waits', async () => {
  const grace = await joined();
  await rate(ada);
  const refused = await as(ada)<Problem>('POST', `${path}/findings`, violation(null));
  expect(refused.body.errors).toMatchObject([{ field: 'second_reviewer_id' }]);
  await as(ada)('POST', `${path}/findings`, violation(grace));
  const { body } = await as(ada)<IntegrityReview>('POST', `${path}/findings`, violation(grace));
  expect(body.findings.map(({ second_review }) => second_review?.state)).toEqual(['waiting', 'withdrawn']);
  await rate(grace);
  expect((await as(grace)('POST', `${path}/findings`, violation(ada))).status).toBe(409);
});

test('an interviewer who does not rate it is no second person, and another company’s is missing', async () => {
  await joined('interviewer');
  await rate(ada);
  expect((await read()).second_reviewers).toEqual([]);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await as(stranger)('GET', path)).status).toBe(404);
  const id = await proposed(null);
  expect((await decide(stranger, id)).status).toBe(404);
  const rows = await server.db.select().from(integrityFindings).where(eq(integrityFindings.id, id));
  expect(rows[0]?.secondReview).toBe('waiting');
});
