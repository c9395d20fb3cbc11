// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationPage, NextStep, WorkList } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring, rejectCandidate } from '../../../../tests/support/hiring.ts';
import { completedInterview, freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { call as callCandidate, judged } from '../../../../tests/support/sessions.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  applications,
  interviewSessions,
  invitations,
  reviewAssignments,
} from '../../../platform/database/schema/index.ts';

let server: TestServer;
let lead: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await createAccount(server, 'recruiter');
  ids = await openHiring(server, lead);
  call = callAs(server, lead);
  path = `/workspaces/${ids.workspace_id}`;
});

const as = (who: TestAccount) => callAs(server, who);
async function stepOf(name: string, who = lead): Promise<NextStep | null | undefined> {
  const { body } = await as(who)<ApplicationPage>('GET', `${path}/applications?q=${name}`);
  return body.items[0]?.next_step;
}
const work = async (who = lead) => {
  const { body } = await as(who)<WorkList>('GET', '/work');
  return body.items.map(({ candidate, next_step }) => [candidate.full_name.split(' ')[0], next_step.kind]);
};

async function member(role: 'recruiter' | 'hiring_manager' | 'interviewer') {
  const account = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, account, ids, role);
  return account;
}

const scorecard = {
  ratings: ['patient-safety', 'handover'].map((competency_id, at) => ({
    competency_id,
    score: null,
    moments: [{ question_number: at + 1 }],
  })),
  overall: 'no',
  reason: 'Too little was said.',
};

test('who is not invited is to be; then one waits for them, until the deadline', async () => {
  expect(await stepOf('ada')).toMatchObject({ kind: 'invite', is_mine: true, interview_id: null });
  const { _id } = await freezeInterview(server, lead, ids.workspace_id);
  expect(await stepOf('ada')).toMatchObject({ kind: 'invite', interview_id: _id, who: { _id: lead.userId } });
  await call('POST', `${path}/interviews/${_id}/invitations`, { application_ids: [ids.application_id] });
  expect(await stepOf('ada')).toMatchObject({ kind: 'wait_candidate', is_mine: false, who: null });
  expect(await work()).toEqual([]);
  await server.db
    .update(invitations)
    .set({ closesAt: new Date(0) })
    .where(eq(invitations.interviewId, _id));
  expect(await stepOf('ada')).toMatchObject({ kind: 'invite' });
});

test('what was submitted is rated, then decided about, and a decision ends it', async () => {
  const candidate = await createAccount(server);
  const manager = await member('hiring_manager');
  const { sessionId } = await completedInterview(server, lead, { workspaceId: ids.workspace_id, candidate });
  expect(await stepOf('zoe')).toMatchObject({
    kind: 'rate',
    is_mine: true,
    session_id: sessionId,
    who: null,
  });
  await as(manager)('POST', `/reviews/${sessionId}/scorecard/submit`, scorecard);
  await judged(server, candidate, sessionId);
  const evaluation = (evaluationState: 'running' | 'done') =>
    server.db.update(interviewSessions).set({ evaluationState }).where(eq(interviewSessions.id, sessionId));
  await evaluation('running');
  expect((await stepOf('zoe'))?.kind).toBe('evaluating');
  await evaluation('done');
  expect(await stepOf('zoe')).toMatchObject({ kind: 'decide', is_mine: true, who: { _id: lead.userId } });
  expect(await work(manager)).toEqual([['Zoe', 'decide']]);
  const { body } = await call<ApplicationPage>('GET', `${path}/applications?q=zoe`);
  const candidate_id = body.items[0]?.candidate._id ?? '';
  await rejectCandidate(server, lead, { workspace_id: ids.workspace_id, candidate_id });
  expect(await stepOf('zoe')).toBeNull();
});

test('who is asked to rate finds it in their work, an interviewer too; what is overdue comes first', async () => {
  const [interviewer, other] = [await member('interviewer'), await member('recruiter')];
  const candidate = await createAccount(server);
  const { sessionId } = await completedInterview(
    server,
    lead,
    { workspaceId: ids.workspace_id, candidate },
    { reviewers: { method: 'all', member_ids: [interviewer.userId, lead.userId] } },
  );
  expect(await work(interviewer)).toEqual([['Zoe', 'rate']]);
  expect(await stepOf('zoe', other)).toMatchObject({ kind: 'rate', is_mine: false });
  expect((await stepOf('zoe'))?.who?._id).toBe(lead.userId);
  expect(await work()).toEqual([
    ['Zoe', 'rate'],
    ['Ada', 'invite'],
  ]);
  // In the last stage nobody waits for an invitation any more.
  await server.db
    .update(applications)
    .set({ stageId: 'offer' })
    .where(eq(applications.id, ids.application_id));
  expect(await work()).toEqual([
    ['Ada', 'decide'],
    ['Zoe', 'rate'],
  ]);
  await server.db.update(reviewAssignments).set({ dueAt: new Date(0) });
  expect((await work()).map(([name]) => name)).toEqual(['Zoe', 'Ada']);
  await as(interviewer)('POST', `/reviews/${sessionId}/scorecard/submit`, scorecard);
  // Enough are in; the lead was asked, too.
  expect([await work(interviewer), await work(other)]).toEqual([[], []]);
  expect((await stepOf('zoe'))?.kind).toBe('rate');
});

test('a request is answered first, an accommodation by who decides on it', async () => {
  const manager = await member('hiring_manager');
  const candidate = await createAccount(server);
  const done = await completedInterview(server, lead, { workspaceId: ids.workspace_id, candidate });
  const ask = { session_id: done.sessionId, turn_id: done.turnId, text: 'I said ward nine.' };
  const corrections = `/api/v1/interviews/invited/${done.interviewId}/corrections`;
  await callCandidate(server, candidate, 'POST', corrections, ask);
  expect(await stepOf('zoe')).toMatchObject({ kind: 'answer_request', session_id: done.sessionId });
  // To rate stands in the work of who may not answer, too.
  expect(await work(manager)).toEqual([['Zoe', 'rate']]);
  const { _id } = await freezeInterview(server, lead, ids.workspace_id);
  await call('POST', `${path}/interviews/${_id}/invitations`, { application_ids: [ids.application_id] });
  await server.db
    .update(invitations)
    .set({ requestedAt: new Date() })
    .where(eq(invitations.applicationId, ids.application_id));
  expect((await stepOf('ada'))?.kind).toBe('answer_request');
  expect((await stepOf('ada', manager))?.kind).toBe('wait_candidate');
});

test('what nobody looks after waits for all who may do it, what a colleague does for them alone', async () => {
  const other = await member('recruiter');
  expect(await stepOf('ada', other)).toMatchObject({ kind: 'invite', is_mine: false });
  await server.db.update(applications).set({ ownerId: null }).where(eq(applications.id, ids.application_id));
  expect(await stepOf('ada', other)).toMatchObject({ is_mine: true, who: null });
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect(await work(stranger)).toEqual([['Ada', 'invite']]);
});

test('a list sorts by the next step, mine first, in two statements', async () => {
  const other = await member('recruiter');
  const entry = { full_name: 'Ben Bo', email: 'ben@mail.example' };
  await as(other)('POST', `${path}/applications`, { candidates: [entry] });
  const names = async (who: TestAccount) => {
    const { body } = await as(who)<ApplicationPage>('GET', `${path}/applications?sort=next_step`);
    return body.items.map(({ candidate }) => candidate.full_name);
  };
  expect([await names(lead), await names(other)]).toEqual([
    ['Ada Byron', 'Ben Bo'],
    ['Ben Bo', 'Ada Byron'],
  ]);
  const { statements } = await statementsOf(() => names(lead));
  expect(statements.filter((text) => /"company_candidates"|application_counts/.test(text))).toHaveLength(2);
});
